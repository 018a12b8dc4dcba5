import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const HEAD = 48;

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: HEAD,
  flex: 'none',
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: space[2],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const name = style({
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const detail = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: fontSize[13],
  color: vars.color.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const banner = style({ flex: 'none', padding: space[2] });
