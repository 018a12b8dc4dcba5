import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

/** The one sheet of a screen: everything of it lies there. */
export const sheet = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  overflow: 'hidden',
  position: 'relative',
  background: vars.color.surface,
  border: hairline,
  borderRadius: radius.sheet,
  '@media': {
    [media.mobile]: { border: 0, borderRadius: 0 },
    [media.low]: { flex: '1 0 auto', overflow: 'visible' },
  },
});
/** Part of a drawer or a tab, whose frame is the drawer's. */
export const part = style({ flex: 1, minBlockSize: 0, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${part} > ${sheet}`, { border: 0, borderRadius: 0 });
export const rows = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
/** A form as a page lies over its list, which keeps its place. */
export const hidden = style({ display: 'none' });

/** Tabs of several lists begin where the heading does; what is under them goes to the edges. */
export const views = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${views} [role=tablist]`, { paddingInlineStart: space[4] });

/* The tree beside a list */
export const pane = style({
  inlineSize: 240,
  flex: 'none',
  display: 'flex',
  minBlockSize: 0,
  background: vars.color.sunken,
  borderInlineEnd: hairline,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const treePane = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const paneHead = style({ display: 'flex', alignItems: 'center', gap: 4, minBlockSize: 44, padding: '8px 8px 0 16px' });
export const paneTitle = style({ flex: 1, fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: fontWeight.medium });
export const paneSearch = style({ padding: '8px 12px' });
export const chooser = style({ display: 'none', padding: '12px 16px 0', '@media': { [media.mobile]: { display: 'grid' } } });
export const chooserPath = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' });

/* Filters */
/** Width of a filter where there is room. */
const FILTER_WIDTH = 200;
export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${FILTER_WIDTH}px, 1fr))`,
  gap: space[3],
  padding: '0 16px 12px',
});
export const withTree = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
