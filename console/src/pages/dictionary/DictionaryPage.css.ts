import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const grow = style({ flex: 1 });

/** Has no room on a narrow page, but is still part of a description. */
export const spokenWhereNarrow = style({ '@media': { [media.mobile]: hiddenRule } });

/* Categories */
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

/* Entries */
export const entries = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 44,
  padding: '12px 16px 0',
  // A narrow page says it in the button that chooses the category; the heading stays for those who hear the page.
  '@media': {
    [media.mobile]: hiddenRule,
  },
});
export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });
export const facts = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13], whiteSpace: 'nowrap' });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: '10px 16px',
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
});
/** The field does the same (Enter, the search key of a touch keyboard, its clear button), so a narrow page does without. */
export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const keyword = style({ inlineSize: 220, minInlineSize: 0, '@media': { [media.mobile]: { flex: 1, inlineSize: 'auto' } } });
const bar = { display: 'flex', alignItems: 'center', color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] } as const;
/** Keeps the place of the pagination. */
export const pages = style({ minBlockSize: 45 });
export const foot = style({ ...bar, minBlockSize: 44, padding: '8px 16px', borderBlockStart: hairline });

/* Dialogs */
export const waiting = style({ display: 'block', paddingBlock: 48, textAlign: 'center', color: vars.color.text2 });
export const report = style({ display: 'flex', flexDirection: 'column', gap: space[3], paddingBlock: 4 });
export const reportTable = style({ borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${reportTable} :is(th, td)`, {
  blockSize: vars.density.row,
  paddingInline: vars.density.cellX,
  borderBlockEnd: hairline,
  textAlign: 'end',
  fontWeight: fontWeight.regular,
});
globalStyle(`${reportTable} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${reportTable} thead th`, { fontSize: fontSize[13], color: vars.color.text2, background: vars.color.sunken });
