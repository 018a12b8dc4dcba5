import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
/** Least width of a card: two beside one another on most screens. */
const CARD_MIN_PX = 380;
const TRACK_PX = 8;

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], padding: '12px 16px' });
/** A narrow page is named in the bar above it; the heading stays for those who hear the page. */
export const title = style({
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  '@media': { [media.mobile]: hiddenRule },
});
export const quiet = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const tools = style({ marginInlineStart: 'auto' });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${CARD_MIN_PX}px), 1fr))`,
  gap: space[3],
  padding: '0 16px 16px',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  border: hairline,
  borderRadius: radius.sheet,
});
export const cardTitle = style({ fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: fontWeight.strong });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[3], overflowWrap: 'anywhere', textAlign: 'end' });
export const load = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const loadWords = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
export const figure = style({ fontSize: fontSize[20], lineHeight: lineHeight[20], fontWeight: fontWeight.strong });
export const heard = style(hiddenRule);
export const track = style({
  blockSize: TRACK_PX,
  overflow: 'hidden',
  border: hairline,
  borderRadius: radius.full,
  background: vars.color.sunken,
});
const barBase = style({ blockSize: '100%', '@media': { '(forced-colors: active)': { background: 'Highlight' } } });
export const bar = styleVariants({
  fine: [barBase, { background: vars.status.success.line }],
  high: [barBase, { background: vars.status.warning.line }],
  critical: [barBase, { background: vars.status.danger.line }],
});
