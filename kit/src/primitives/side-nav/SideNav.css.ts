import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { postRule } from '../../theme/post.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const TOUCH_TARGET = 44;
/** Text of a second level stands under the text of the first; the deeper, the smaller the step. */
const INDENT = [12, 38, 52, 64, 74, 82, 88, 94];
export const DEEPEST = 7;
/** Between the rail's edge and its buttons. */
const RAIL_GUTTER = 8;
const RAIL_BUTTON = 40;

export const nav = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.nav.bg,
  color: vars.nav.text,
  // A bar of the page's own colours would stand white beside a dark menu.
  scrollbarColor: `${vars.nav.muted} transparent`,
});
const scrolling = style({ flex: 1, minBlockSize: 0, overflowX: 'hidden', overflowY: 'auto', padding: '4px 8px' });
export const links = styleVariants({
  wide: [scrolling, { scrollbarWidth: 'thin' }],
  // A bar beside the icons would leave no room for them.
  rail: [scrolling, { scrollbarWidth: 'none' }],
});
export const level = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const railLevel = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: '8px 16px 10px',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.nav.muted,
  borderBlockStart: `${border.hairline} solid ${vars.nav.line}`,
});
export const label = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' });

/** Grounds are gone in forced colours: where one is shows by a line and the post, in colours of the system. */
const CURRENT_IN_FORCED_COLORS = {
  '&[aria-current]': { textDecoration: 'underline' },
  '&[aria-current]::before': { background: 'Highlight' },
};

const post = postRule(vars.accent.navActiveText);

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  blockSize: vars.density.menu,
  paddingInlineEnd: 10,
  color: vars.nav.text,
  borderRadius: radius.control,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@media': {
    [media.touch]: { blockSize: TOUCH_TARGET },
    [media.forcedColors]: { selectors: CURRENT_IN_FORCED_COLORS },
  },
  selectors: {
    '&:hover': { background: vars.nav.hover, textDecoration: 'none' },
    '&[data-open]': { color: vars.nav.textStrong },
    '&[data-holds-current]': { color: vars.accent.navActiveText },
    '&[aria-current]': { background: vars.accent.navActiveBg, color: vars.accent.navActiveText, fontWeight: fontWeight.medium },
    '&[aria-current]::before': post,
    '&:focus-visible': { outlineColor: vars.accent.navActiveText, outlineOffset: -2 },
  },
});
export const depth = styleVariants({
  level0: { paddingInlineStart: INDENT[0] },
  level1: { paddingInlineStart: INDENT[1] },
  level2: { paddingInlineStart: INDENT[2] },
  level3: { paddingInlineStart: INDENT[3] },
  level4: { paddingInlineStart: INDENT[4] },
  level5: { paddingInlineStart: INDENT[5] },
  level6: { paddingInlineStart: INDENT[6] },
  level7: { paddingInlineStart: INDENT[DEEPEST] },
});
export const rail = style({
  inlineSize: '100%',
  maxInlineSize: RAIL_BUTTON,
  blockSize: RAIL_BUTTON,
  marginInline: 'auto',
  padding: 0,
  justifyContent: 'center',
  borderRadius: radius.sheet,
  selectors: {
    '&[data-open]': { background: vars.nav.hover },
    // At the edge of the rail, not of the button.
    '&[aria-current]::before': { insetInlineStart: -RAIL_GUTTER },
  },
});
