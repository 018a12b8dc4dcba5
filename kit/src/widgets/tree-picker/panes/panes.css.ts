import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../../theme/tokens.ts';
import { NARROW, onePane } from './onePane.ts';

const TOUCH_TARGET = 44;
/** The sheet in the dialog, and the pane of what is chosen. */
const SHEET_HEIGHT = 428;
/** Head, foot and air around the sheet; what is left of a low page is the sheet's. */
const AROUND_SHEET = 196;
const LEAST_HEIGHT = 240;
const PICKED_WIDTH = 300;
const HEAD_HEIGHT = 52;
const BADGE = 20;

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const sheetFrame = style({
  container: 'sheet / inline-size',
  paddingInline: space[6],
  paddingBlockEnd: space[5],
  '@media': { [NARROW]: { padding: 0, blockSize: '100%', minBlockSize: LEAST_HEIGHT } },
});
export const sheet = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: `max(${LEAST_HEIGHT}px, min(${SHEET_HEIGHT}px, calc(100dvh - ${AROUND_SHEET}px)))`,
  border: hairline,
  borderRadius: radius.sheet,
  overflow: 'hidden',
  '@media': {
    [NARROW]: { blockSize: '100%', gridTemplateRows: 'minmax(0, 1fr) auto', border: 0, borderBlockStart: hairline, borderRadius: 0 },
  },
});
export const twoPanes = style({
  gridTemplateColumns: `minmax(0, 1fr) ${PICKED_WIDTH}px`,
  ...onePane({ gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' }),
});
/** Sheet for choosing one thing: as high as it needs to be. */
export const shortSheet = style({ blockSize: 280 });

export const choosePane = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0, overflow: 'hidden' });
export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  padding: `${space[3]} ${space[3]} 0`,
});
export const searchBox = style({ flex: 1, minInlineSize: 0 });
export const paneBody = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, paddingBlockStart: space[2] });
export const tabRow = style({ display: 'flex', flex: 1, minBlockSize: 0, marginBlockStart: space[1] });
globalStyle(`${tabRow} [role=tablist]`, { paddingInline: space[3], gap: 18 });

export const pickedPane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: `${HEAD_HEIGHT}px auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"head clear" "search search" "list list" "foot foot"',
  minInlineSize: 0,
  minBlockSize: 0,
  borderInlineStart: hairline,
  background: vars.color.sunken,
  ...onePane({ borderInlineStart: 0 }),
});
globalStyle(`${pickedPane} > div:nth-last-of-type(n)`, { minInlineSize: 0 });
export const pickedHead = style({ gridArea: 'head', display: 'flex', alignItems: 'center', paddingInlineStart: space[4] });
export const heading = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.medium,
  borderRadius: radius.tag,
});
export const badge = style({
  minInlineSize: BADGE,
  paddingInline: 6,
  borderRadius: BADGE / 2,
  background: vars.color.pressed,
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: `${BADGE}px`,
  fontWeight: fontWeight.regular,
  textAlign: 'center',
});
export const pickedSearch = style({ gridArea: 'search', padding: `0 ${space[3]} ${space[2]}` });
export const pickedList = style({ gridArea: 'list', display: 'flex', minBlockSize: 0 });
export const clearPlace = style({
  gridArea: 'clear',
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  paddingInlineEnd: space[3],
});
export const pickedFoot = style({ gridArea: 'foot', padding: `${space[1]} ${space[3]}`, borderBlockStart: hairline });

/** A quiet button that keeps the keyboard while it has nothing to do. */
export const quietButton = style({
  blockSize: vars.density.control,
  paddingInline: vars.density.padX,
  borderRadius: radius.control,
  color: vars.color.text2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    '&[aria-disabled=true]': { color: vars.color.disabled, background: 'none', cursor: 'default' },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});

/** Strip at the foot that leads to the other pane where only one has the room. */
export const viewStrip = style({
  display: 'none',
  borderBlockStart: hairline,
  background: vars.color.sunken,
  ...onePane({ display: 'flex', justifyContent: 'center', padding: space[1] }),
});
globalStyle(`[data-view=choose] > ${pickedPane}, [data-view=picked] > ${choosePane}`, onePane({ display: 'none' }));
