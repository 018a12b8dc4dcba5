import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;

export const box = style({ paddingInline: 0, gap: 0, alignItems: 'stretch' });

export const digits = style({ textAlign: 'end', paddingInline: 4, fontVariantNumeric: 'tabular-nums' });

/** Without the buttons the digits keep the distance of a text field. */
export const lone = style({ paddingInline: vars.density.padX });

const affixText = style({ flex: 'none', alignSelf: 'center', color: vars.color.text3, whiteSpace: 'nowrap' });
/** Text before or after the digits: beside a button, or at the edge of the box. */
export const affix = styleVariants({
  inner: [affixText, { paddingInline: space[1] }],
  start: [affixText, { paddingInlineStart: vars.density.padX }],
  end: [affixText, { paddingInlineEnd: vars.density.padX }],
});

/** Capitals have no spaces and may be broken anywhere. */
export const capital = style({
  display: 'block',
  minBlockSize: lineHeight[12],
  marginBlockStart: space[1],
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  textAlign: 'end',
  wordBreak: 'break-all',
});

const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${vars.density.control} - 2 * ${border.control})`,
  color: vars.color.text2,
  '@media': { [media.touch]: { inlineSize: TOUCH_TARGET } },
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    '&:active': { background: vars.color.pressed },
    '&:disabled': { background: 'none', color: vars.color.disabled, cursor: 'default' },
  },
});
const inner = `calc(${radius.control} - ${border.control})`;
export const stepAt = styleVariants({
  start: [stepButton, { borderStartStartRadius: inner, borderEndStartRadius: inner }],
  end: [stepButton, { borderStartEndRadius: inner, borderEndEndRadius: inner }],
});
