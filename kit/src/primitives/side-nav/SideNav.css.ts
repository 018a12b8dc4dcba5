import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { postRule } from '../../theme/post.ts';
import { fontWeight, radius } from '../../theme/tokens.ts';

const TOUCH_TARGET = 44;
/** Text of a second level stands under the text of the first. */
const INDENT = [12, 38, 52, 66];

export const nav = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '4px 8px',
  scrollbarWidth: 'thin',
  background: vars.nav.bg,
  color: vars.nav.text,
});
export const level = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const label = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' });

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
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET } },
  selectors: {
    '&:hover': { background: vars.nav.hover, textDecoration: 'none' },
    '&[data-open]': { color: vars.nav.textStrong },
    '&[data-holds-current]': { color: vars.accent.navActiveText },
    '&[aria-current=page]': { background: vars.accent.navActiveBg, color: vars.accent.navActiveText, fontWeight: fontWeight.medium },
    '&[aria-current=page]::before': post,
    '&:focus-visible': { outlineColor: vars.accent.navActiveText, outlineOffset: -2 },
  },
});
export const depth = styleVariants({
  0: { paddingInlineStart: INDENT[0] },
  1: { paddingInlineStart: INDENT[1] },
  2: { paddingInlineStart: INDENT[2] },
  3: { paddingInlineStart: INDENT[3] },
});
export const rail = style({ inlineSize: 40, blockSize: 40, padding: 0, justifyContent: 'center', borderRadius: radius.sheet });
