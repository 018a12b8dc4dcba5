import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;

export const box = style({ paddingInline: 0, gap: 0, alignItems: 'stretch' });

export const digits = style({ textAlign: 'end', paddingInline: 4 });

/** Without the buttons the digits keep the distance of a text field. */
export const lone = style({ paddingInline: vars.density.padX });

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
