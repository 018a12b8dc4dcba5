import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const search = style({ padding: space[2] });
export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: space[2],
  paddingBlockEnd: space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const group = style({ marginBlockStart: space[2] });
export const heading = style({
  paddingBlock: space[1],
  paddingInline: space[1],
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
export const kinds = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))', gap: space[1] });
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: radius.control,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  background: vars.color.surface,
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  cursor: 'grab',
  touchAction: 'pan-y',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-active="true"]': { borderColor: vars.color.control },
    // The ring is where the keyboard is: in the search field, whose arrows walk over the kinds.
    [`${palette}:focus-within &[data-active="true"]`]: { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-active="true"]': { outline: '2px solid Highlight', outlineOffset: -1 } } } },
});
export const none = style({
  flex: 1,
  padding: space[3],
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  selectors: { '&:empty': { flex: 'none', padding: 0 } },
});
export const hint = style({ padding: space[2], color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
export const quick = style({ display: 'grid', paddingInline: space[2], paddingBlockStart: space[2] });
