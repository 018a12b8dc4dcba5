import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space, tokens } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const MONO = tokens.font.family.mono;
const small = { fontSize: fontSize[13], lineHeight: lineHeight[13] } as const;

export const trial = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0, gap: space[3] });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
/** Choices beside the part that is tried; where the window is narrow they are opened by a button, so that the part has the room. */
export const options = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  '@media': { [media.mobile]: { flexBasis: '100%', selectors: { '[data-open="false"] > &': { display: 'none' } } } },
});
export const toOptions = style({ display: 'none', '@media': { [media.mobile]: { display: 'block', marginInlineStart: 'auto' } } });
export const sample = style({ inlineSize: 240, maxInlineSize: '100%', display: 'flex', alignItems: 'end', gap: space[1] });
export const field = style({ flex: 1, minInlineSize: 0 });
export const push = style({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** The screen that is tried, within a line of its own so that it is not taken for the page. */
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 480px',
  minBlockSize: 0,
  border: hairline,
  background: vars.color.canvas,
  // A narrow page scrolls as a whole: the list has room of its own then.
  '@media': { [media.mobile]: { flex: 'none', blockSize: 'min(560px, 90vh)' } },
});
/** The form as wide as its frame is. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(100%, var(--frame-width))',
  minBlockSize: 0,
  flex: 1,
  marginInline: 'auto',
  background: vars.color.surface,
  borderInline: hairline,
});
export const seen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: hairline,
  borderRadius: radius.sheet,
});
export const sentence = style({ flex: 1, minInlineSize: 200, overflowWrap: 'anywhere', ...small });
export const said = style({ margin: 0 });
export const warned = style([said, { color: vars.status.warning.text, fontWeight: fontWeight.strong }]);
export const text = style({ margin: 0, color: vars.color.text2, overflowWrap: 'anywhere', ...small });
export const dialog = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const call = style({ margin: 0, overflowWrap: 'anywhere', fontFamily: MONO, ...small });
export const scroller = style({ overflow: 'auto', maxBlockSize: '48vh', border: hairline, borderRadius: radius.sheet });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...small });
const cell = {
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
} as const;
export const head = style({
  ...cell,
  color: vars.color.text2,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface,
});
export const name = style({ ...cell, fontWeight: 'normal', minInlineSize: 96 });
export const code = style({ ...cell, fontFamily: MONO });
export const keep = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });
export const kinds = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const heading = style({ margin: 0, fontWeight: fontWeight.strong, fontSize: fontSize[14], lineHeight: lineHeight[14] });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space[1] });
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], overflowWrap: 'anywhere', ...small });
export const reason = style({ color: vars.color.text2 });
export const link = style({ color: vars.accent.text });
