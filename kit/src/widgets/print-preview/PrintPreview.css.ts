import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });
export const notes = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: `${space[2]} ${space[4]}` });
/** Ground behind the paper: that of the page, which the frame reads from here. */
export const frame = style({
  flex: 1,
  minBlockSize: 0,
  inlineSize: '100%',
  border: 0,
  background: vars.color.canvas,
  selectors: {
    // A frame is never focused itself: its document has the keyboard.
    '&[data-focused]': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
  },
});
export const center = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[4],
  color: vars.color.text2,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
export const choice = style({ flex: '1 1 12rem', maxInlineSize: '20rem', minInlineSize: 0 });
export const setup = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const pairs = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] });
export const note = style({ color: vars.color.text2, fontSize: fontSize[14], lineHeight: lineHeight[14] });
export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space[2], color: vars.color.text2, fontSize: fontSize[14] });
