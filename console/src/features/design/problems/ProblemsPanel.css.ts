import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const none = style({ margin: 0, padding: `${space[2]} ${space[4]}`, color: vars.color.text2, fontSize: fontSize[13] });
/** Severity, sentence and place; the fixes at the end. Lines break before anything is cut. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  padding: `2px ${space[4]} 2px ${space[2]}`,
});
export const place = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  // A sentence keeps a line's worth of room: the fixes go below it on a phone.
  flex: '1 1 240px',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
  borderRadius: radius.control,
  padding: `${space[1]} ${space[2]}`,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
  },
});
/** Sentence, and its place behind it. */
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const severity = style({ flex: 'none' });
export const where = style({ color: vars.color.text2 });
