import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../../theme/tokens.ts';

const TOUCH_TARGET = 44;
const CHOICE = 28;

export const pastePane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: 0,
  padding: space[3],
  overflow: 'auto',
});
export const titleRow = style({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: -4 });
export const title = style({ fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: fontWeight.strong });
export const actions = style({ display: 'flex' });
export const report = style({ display: 'grid', gap: space[2] });
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], color: vars.color.text1 });
export const list = style({ display: 'grid', gap: space[2] });
export const tone = styleVariants({
  found: { display: 'inline-flex', color: vars.status.success.text },
  notFound: { display: 'inline-flex', color: vars.status.danger.text },
  ambiguous: { display: 'inline-flex', color: vars.status.warning.text },
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], paddingBlockStart: space[1], paddingInlineStart: 22 });
export const choice = style({
  minBlockSize: CHOICE,
  paddingInline: space[2],
  border: `${border.control} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed=true]': { background: vars.accent.subtle, borderColor: vars.accent.subtleLine, color: vars.accent.text },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
export const note = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
