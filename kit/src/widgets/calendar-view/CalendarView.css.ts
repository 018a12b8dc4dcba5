import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';
import { NARROW } from './narrow.ts';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const calendar = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-moving=pointer]': { cursor: 'grabbing' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: '10px 16px',
  borderBlockEnd: hairline,
});
export const turn = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const period = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[3]}`, flex: 1, minInlineSize: 0 });
export const heading = style({
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  '@media': { [NARROW]: { fontSize: fontSize[14], lineHeight: lineHeight[14] } },
});
export const facts = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [NARROW]: { flexBasis: '100%', justifyContent: 'space-between' } },
});
export const scroller = style({ flex: 1, minBlockSize: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' });
export const below = style({ padding: space[4], borderBlockStart: hairline, display: 'flex', flexDirection: 'column', gap: space[2] });
export const belowHeading = style({ fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: fontWeight.strong });
export const belowList = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const none = style({ color: vars.color.text3 });
