import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontWeight, layout, lineHeight, space } from '../../theme/tokens.ts';

/** @see MORE_WIDTH_PX */
const MORE_WIDTH = 88;
/** From the edge of an entry to its words, and to the post under them. */
const ENTRY_GUTTER = 14;

export const nav = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  background: vars.nav.bg,
  color: vars.nav.text,
});
export const row = style({ display: 'flex', blockSize: '100%' });
export const place = style({ flex: 'none', inlineSize: layout.topMenuItem });
export const morePlace = style({ flex: 'none', inlineSize: MORE_WIDTH });

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: layout.topbar,
  paddingInline: space[2],
  color: vars.nav.text,
  textAlign: 'center',
  textDecoration: 'none',
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline' }, '&[aria-current]::after': { background: 'Highlight' } },
    },
  },
  selectors: {
    '&:hover': { background: vars.nav.hover, color: vars.nav.textStrong, textDecoration: 'none' },
    '&[data-open], &[aria-expanded=true]': { background: vars.nav.hover, color: vars.nav.textStrong },
    '&[aria-current]': { color: vars.accent.navActiveText, fontWeight: fontWeight.medium },
    // The post, laid flat.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: ENTRY_GUTTER,
      insetBlockEnd: 0,
      blockSize: border.post,
      borderRadius: '3px 3px 0 0',
      background: vars.accent.navActiveText,
    },
    '&:focus-visible': { outlineColor: vars.accent.navActiveText, outlineOffset: -2 },
  },
});
/** A long name takes a second line before it is cut; it is whole in the tooltip. */
export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: lineHeight[13],
});
