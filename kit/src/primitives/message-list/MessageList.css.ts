import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const GUTTER = space[5];

export const place = style({ outline: 'none' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInlineStart: GUTTER,
  paddingInlineEnd: space[2],
  borderBlockEnd: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

export const item = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: 10,
  paddingInline: GUTTER,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontSize: fontSize[14], lineHeight: lineHeight[13], color: vars.color.text2 });

/** New ones by weight and by word, not by colour alone. */
export const unread = style({ color: vars.color.text1, fontWeight: fontWeight.medium });

export const detail = style({ fontSize: fontSize[13], lineHeight: lineHeight[13], color: vars.color.text3 });

export const meta = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flex: 'none',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.color.text3,
});

export const unreadWord = style({ color: vars.accent.text, fontWeight: fontWeight.medium });
