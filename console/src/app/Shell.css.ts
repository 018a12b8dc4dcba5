import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { fontSize, fontWeight, layout, lineHeight } from '@milepost/kit/theme/tokens';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

/** A long name takes a second, smaller line before it is cut. */
export const platform = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: fontSize[13],
  lineHeight: lineHeight[12],
});
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
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingInlineStart: 6,
  color: vars.color.text3,
  whiteSpace: 'nowrap',
});
export const crumbAbove = style({ display: 'flex', alignItems: 'center', gap: 6, '@media': { [media.mobile]: { display: 'none' } } });
export const crumb = style([oneLine, { color: vars.color.text1, '@media': { [media.mobile]: { fontWeight: fontWeight.strong } } }]);

/** A whole page inside a dialog: as high as the dialog's body. */
export const pageInDialog = style({ display: 'flex', blockSize: '100%', minBlockSize: 0 });
