import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
/** That of a drawer, on any width. */
const GUTTER = space[5];
const NARROW = '(max-width: 599.98px)';

export const place = style({ outline: 'none' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInlineStart: GUTTER,
  paddingInlineEnd: space[2],
  '@media': { [NARROW]: { paddingInlineStart: space[4] } },
  borderBlockEnd: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

/** Two columns over all messages: the words of the tones differ in width. */
export const list = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3] });

export const item = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  paddingBlock: 10,
  paddingInline: GUTTER,
  '@media': { [NARROW]: { paddingInline: space[4] } },
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** Text and time share a row, so that a long date takes room from its own message only. */
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space[3], minInlineSize: 0 });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontSize: fontSize[14], lineHeight: lineHeight[13], color: vars.color.text2 });

/** New ones by weight and by word, not by colour alone. */
export const unread = style({ color: vars.color.text1, fontWeight: fontWeight.medium });

export const detail = style({ fontSize: fontSize[13], lineHeight: lineHeight[13], color: vars.color.text3 });

export const link = style({ color: vars.accent.text, textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } });

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
