import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { layers } from '@milepost/kit/theme/layers';
import { fontSize, fontWeight, layout, lineHeight } from '@milepost/kit/theme/tokens';

/** A phone, and a page at 400 %: beside the tools there is room for a few letters in one line. */
const PHONE = '(max-width: 479.98px)';
const SMALLEST = '(max-width: 359.98px)';
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

/** A long name takes a second, smaller line before it is cut. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: fontSize[13],
  lineHeight: lineHeight[12],
} as const;
/** Broken between words only, the two lines about equally long. */
export const platform = style([twoLines, { textWrap: 'balance' }]);
/** The name in its words: a line ends between two of them only. */
export const platformWords = style({ wordBreak: 'keep-all' });
/** Logos from the configuration are images, 22 px high. */
export const logo = style({ blockSize: 22, maxInlineSize: 120, objectFit: 'contain' });
/** As high as the tags that come. */
export const tagsRoom = style({ blockSize: layout.tags });
export const wideOnly = style({ display: 'contents', '@media': { [media.mobile]: { display: 'none' } } });
export const divider = style({
  inlineSize: 1,
  blockSize: 16,
  marginInline: 6,
  background: vars.color.divider,
  '@media': { [media.mobile]: { display: 'none' } },
});
/** Room the names of all that is above a page need beside its own. */
const LITTLE_ROOM = '(max-width: 260px)';
export const way = style({ containerType: 'inline-size' });
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingInlineStart: 6,
  color: vars.color.text3,
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { paddingInlineStart: 0 } },
});
export const crumbAbove = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '@media': { [media.mobile]: { display: 'none' } },
  '@container': { [LITTLE_ROOM]: { display: 'none' } },
});
/** As quiet as the words beside it until it is meant; as high as a target has to be. */
export const crumbLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  color: 'inherit',
  selectors: { '&:hover, &:focus-visible': { color: vars.accent.text } },
});
export const crumb = style([
  oneLine,
  {
    color: vars.color.text1,
    '@media': {
      [media.mobile]: { fontWeight: fontWeight.strong },
      [PHONE]: { ...twoLines, hyphens: 'auto' },
      [SMALLEST]: { fontSize: fontSize[12] },
    },
  },
]);

/** Place of a part nobody can do without, such as signing in again: where it did not arrive, its words lie over everything. */
export const overPage = style({
  selectors: {
    '&:has(> [role=alert])': {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: layers.toast,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.divider}`,
    },
  },
});

/** A whole page inside a dialog: as high as the dialog's body. */
export const pageInDialog = style({ display: 'flex', blockSize: '100%', minBlockSize: 0 });
