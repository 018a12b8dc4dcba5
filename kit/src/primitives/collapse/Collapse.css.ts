import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
const HEAD_HEIGHT = 40;
const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const list = style({ minInlineSize: 0, borderBlockStart: hairline });
export const section = style({ borderBlockEnd: hairline });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: HEAD_HEIGHT,
  padding: space[1],
  textAlign: 'start',
  borderRadius: radius.control,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  color: vars.color.text1,
  selectors: { 'button&:hover': { background: vars.color.hover }, '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` } },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});

const chevronBase = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.text3,
  transition: `transform ${duration.base} ${ease.standard}`,
});
export const chevron = styleVariants({ closed: [chevronBase], open: [chevronBase, { transform: 'rotate(90deg)' }] });

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({ flex: 'none', color: vars.color.text3, fontSize: fontSize[13], fontWeight: fontWeight.regular });
export const problem = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  fontWeight: fontWeight.medium,
});

/** Under the words of the heading, not under the chevron. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
  paddingBlock: `${space[1]} ${space[4]}`,
  paddingInlineStart: `calc(${space[1]} + 16px + ${space[2]})`,
  selectors: { '&[hidden]': { display: 'none' } },
});
