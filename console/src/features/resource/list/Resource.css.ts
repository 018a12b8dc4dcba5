import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';
import { sheet } from '../../list-page/sheet.css.ts';

/** Part of a drawer or a tab, whose frame is the drawer's. */
export const part = style({ flex: 1, minBlockSize: 0, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${part} > ${sheet}`, { border: 0, borderRadius: 0 });
export const rows = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
/** A form as a page lies over its list, which keeps its place. */
export const hidden = style({ display: 'none' });

/** Tabs of several lists begin where the heading does; what is under them goes to the edges. */
export const views = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${views} [role=tablist]`, { paddingInlineStart: space[4] });

/* Tables of a row, below the list */
/** Share of the page they take at most. */
const TABLES_SHARE = '42%';
const hairline = `${border.hairline} solid ${vars.color.hairline}`;
export const tables = style({
  flex: 'none',
  maxBlockSize: TABLES_SHARE,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  borderBlockStart: hairline,
});
export const tablesHead = style({ display: 'flex', alignItems: 'center', gap: space[2], padding: '4px 16px' });
export const tablesTitle = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
});
/** The same room at both sides as the list has. */
export const tablesTabs = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });
globalStyle(`${tablesTabs} [role=tablist]`, { paddingInlineStart: space[4] });

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
