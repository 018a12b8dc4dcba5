import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Over the end of the grid: what it says must not move what is being moved. */
export const bar = style({
  position: 'absolute',
  insetInline: space[4],
  insetBlockEnd: space[4],
  zIndex: layers.stickyHead,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  padding: `${space[2]} ${space[4]}`,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  background: vars.color.surface,
  boxShadow: vars.shadow.pop,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}` } },
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}`, minInlineSize: 0 });
export const title = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: fontWeight.medium });
export const time = style({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' });
export const keys = style({ color: vars.color.text2, fontSize: fontSize[12], lineHeight: lineHeight[12] });
