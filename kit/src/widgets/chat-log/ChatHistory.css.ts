import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const HEAD = 48;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: HEAD,
  flex: 'none',
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: fontWeight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const search = style({ flex: 'none', padding: `${space[3]} ${space[3]} ${space[2]}` });
export const count = style({
  flex: 'none',
  paddingInline: space[4],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text3,
});
export const waiting = style({ padding: space[4] });
export const list = style({ flex: 1, margin: space[1] });
export const item = style({
  paddingInline: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text3,
});
export const who = style({ color: vars.color.text2 });
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const more = style({ display: 'flex', alignItems: 'center', gap: space[2], padding: space[3], color: vars.color.text3 });
