import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, radius, rem, space } from '../../theme/tokens.ts';

/** As high in every density: tabs are headings of what is under them. */
const TAB_HEIGHT = 36;
/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
const BADGE = 18;
/** Of the button at an end of a row that does not fit. */
const EDGE_WIDTH_PX = 28;
/** Around the words of a tab, for its focus ring; the first tab still begins where the panel begins. */
const AROUND_WORDS = 6;

export const root = styleVariants({
  content: { minInlineSize: 0 },
  fill: { display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0 },
});

export const bar = style({ position: 'relative', flex: 'none', borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}` });

export const list = style({
  display: 'flex',
  gap: `calc(${space[5]} - ${2 * AROUND_WORDS}px)`,
  // Only at the start: at the end it would make a page wider that has no room there.
  marginInlineStart: -AROUND_WORDS,
  scrollPaddingInline: EDGE_WIDTH_PX + AROUND_WORDS,
  // The post lies on the line under the row.
  marginBlockEnd: `calc(-1 * ${border.hairline})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  minInlineSize: 24,
  paddingInline: AROUND_WORDS,
  blockSize: rem(TAB_HEIGHT),
  whiteSpace: 'nowrap',
  fontSize: vars.density.font,
  color: vars.color.text2,
  selectors: {
    '&:hover, &[aria-selected=true]': { color: vars.color.text1 },
    '&[aria-selected=true]': { fontWeight: fontWeight.medium },
    '&[aria-disabled=true]': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: AROUND_WORDS,
      insetBlockEnd: 0,
      blockSize: border.post,
      borderRadius: `${border.post} ${border.post} 0 0`,
      background: vars.accent.line,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})`, borderRadius: radius.tag },
  },
  '@media': {
    [media.touch]: { blockSize: TOUCH_TARGET },
    [media.forcedColors]: { selectors: { '&[aria-selected=true]::after': { background: 'Highlight' } } },
  },
});

export const badge = style({
  minInlineSize: BADGE,
  paddingInline: 5,
  borderRadius: radius.full,
  background: vars.color.pressed,
  color: vars.color.text2,
  fontSize: fontSize[12],
  fontWeight: fontWeight.regular,
  lineHeight: `${BADGE}px`,
  textAlign: 'center',
});

export const problem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  fontWeight: fontWeight.medium,
});

const edgeBase = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: EDGE_WIDTH_PX,
  background: vars.color.surface,
  color: vars.color.text2,
  selectors: { '&:hover': { color: vars.color.text1 } },
});
export const edge = styleVariants({
  start: [edgeBase, { insetInlineStart: -AROUND_WORDS, borderInlineEnd: `${border.hairline} solid ${vars.color.hairline}` }],
  end: [edgeBase, { insetInlineEnd: 0, borderInlineStart: `${border.hairline} solid ${vars.color.hairline}` }],
});

const panelBase = style({ minInlineSize: 0, selectors: { '&[hidden]': { display: 'none' } } });
export const panel = styleVariants({
  content: [panelBase, { paddingBlockStart: space[4] }],
  fill: [panelBase, { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }],
});
