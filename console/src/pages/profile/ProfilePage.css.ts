import { style } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, layout, lineHeight, radius, space, tokens } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const PORTRAIT = 56;
/** Below this the columns of facts become one. */
const NARROW = '(max-width: 599.98px)';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });

export const top = style({ flex: 'none', paddingBlock: space[3], paddingInline: space[4] });
/** A narrow page is named in the bar above it; the heading stays for those who hear the page. */
export const title = style({
  marginBlockEnd: space[3],
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  '@media': { [media.mobile]: hiddenRule },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const portrait = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: PORTRAIT,
  blockSize: PORTRAIT,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: vars.color.pressed,
  color: vars.color.text2,
  fontSize: fontSize[20],
  lineHeight: lineHeight[20],
});
export const portraitImage = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const headWords = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const headName = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.medium });
export const headFacts = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const headActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** The row of tabs begins where the text above begins; what is below goes to the edges again. */
export const tabs = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space[4],
});
/** The panel of a tab. */
export const section = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  marginInline: `calc(-1 * ${space[4]})`,
});
/** A part that scrolls as a whole. */
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
});
/** A part whose rows scroll. */
export const list = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
/** Tools of a list that is not searched. */
export const listTools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: 'none',
  paddingBlock: space[2],
  paddingInline: space[4],
});
export const inner = style([list, { paddingBlockStart: space[3], paddingInline: space[4] }]);
export const waiting = style({ display: 'block', paddingBlock: space[12], textAlign: 'center', color: vars.color.text2 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space[2],
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  '@media': { [NARROW]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
});
export const fact = style({
  display: 'flex',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [NARROW]: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } },
});
export const factName = style({
  flex: 'none',
  minInlineSize: '6em',
  color: vars.color.text3,
  // The longest name of the language, so that the values of a column begin at one edge.
  selectors: { '&:lang(en)': { minInlineSize: '8em' } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[2], maxInlineSize: layout.read });
/** Stays in sight while the long form scrolls. */
export const formFoot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[4]})`,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space[3],
  background: vars.color.surface,
  borderBlockStart: hairline,
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: space[4] });
export const card = style({ display: 'flex', flexDirection: 'column', border: hairline, borderRadius: radius.sheet, overflow: 'hidden' });
/** A signature is written for white paper. */
export const paper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  aspectRatio: '3 / 1',
  padding: space[2],
  objectFit: 'contain',
  background: tokens.color.light.surface,
  color: tokens.color.light.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[2],
  borderBlockStart: hairline,
});

export const places = style({ display: 'flex', flexDirection: 'column' });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  minBlockSize: 44,
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const placeName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Facts of a session under its name. */
export const placeFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
/** A fact breaks between words only where it is longer than the line. */
export const placeFact = style({ flex: 'none', maxInlineSize: '100%' });
export const nothing = style({ color: vars.color.text3 });

export const searchBox = style({ inlineSize: 260, maxInlineSize: '100%', paddingBlockEnd: space[2] });
export const treeBox = style({
  flex: 1,
  minBlockSize: 0,
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space[2],
});

export const pages = style({ minBlockSize: 45, borderBlockStart: hairline });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
