import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
/** Width of the menu beside what is on a page. */
const MENU_PX = 300;
/** Share of a narrow page the menu takes at most. */
const MENU_SHARE = '45%';

export const both = style({
  display: 'flex',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
export const menu = style({
  flex: 'none',
  inlineSize: MENU_PX,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: hairline,
  '@media': { [media.mobile]: { inlineSize: 'auto', blockSize: MENU_SHARE, borderInlineEnd: 0, borderBlockEnd: hairline } },
});
export const page = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
});
export const name = style({ margin: 0, fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });
export const kinds = style({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0 });
export const kind = style({ fontWeight: fontWeight.strong, marginBlockEnd: space[1] });
export const line = style({ margin: 0, overflowWrap: 'anywhere' });
export const lacking = style([line, { color: vars.color.text2 }]);
