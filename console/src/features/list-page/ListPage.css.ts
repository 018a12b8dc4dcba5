import { style } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const page = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.low]: { flex: '1 0 auto' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 44,
  padding: '12px 16px 0',
  // A narrow page is named in the bar above it; the heading stays for those who hear the page.
  '@media': { [media.mobile]: hiddenRule },
});
export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });
export const facts = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13], whiteSpace: 'nowrap' });
export const tools = style({
  padding: '10px 16px',
  justifyContent: 'flex-end',
});
/** Narrower than this a keyword cannot be read back. Buttons fold to their drawings, so that all of them find room beside it. */
const SEARCH_MIN = 168;
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 'min-content',
  '@media': {
    [media.mobile]: {
      minInlineSize: 0,
      flexBasis: SEARCH_MIN,
      // Four buttons have no room beside it: they stand in a line of their own, all of them.
      selectors: { '&:has(~ :nth-child(5))': { flexBasis: '100%' } },
    },
  },
});
/** The field does the same (Enter, the search key of a touch keyboard, its clear button), so a narrow page does without. */
export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
/** Room for the longest hint there is. */
const KEYWORD_MIN = 132;
export const keyword = style({
  inlineSize: 220,
  minInlineSize: KEYWORD_MIN,
  '@media': { [media.mobile]: { flex: 1, inlineSize: 'auto', minInlineSize: 0 } },
});
const bar = { display: 'flex', alignItems: 'center', color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] } as const;
/** Keeps the place of the pagination while that is fetched. */
export const pages = style({ minBlockSize: 45, borderBlockStart: hairline });
export const counts = style({ ...bar, minBlockSize: 44, padding: '8px 16px', borderBlockStart: hairline });
