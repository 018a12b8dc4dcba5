import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const TOUCH_TARGET = 44;

export const page = style({ flex: 1, overflow: 'auto', padding: space[6], '@media': { [media.mobile]: { padding: space[4] } } });
export const title = style({ fontSize: fontSize[20], lineHeight: lineHeight[20], fontWeight: fontWeight.strong });
export const lead = style({ color: vars.color.text2, marginBlock: '4px 24px' });
export const groups = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: '24px 32px' });
/** A section heading carries the post in neutral. */
export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: fontWeight.strong,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  marginBlockEnd: space[1],
  '::before': { content: '""', inlineSize: 3, blockSize: 14, borderRadius: 2, background: vars.color.divider },
});
export const links = style({ marginInlineStart: -8 });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 30,
  paddingInline: 19,
  borderRadius: radius.control,
  color: vars.color.text2,
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
  selectors: { '&:hover': { background: vars.color.hover, color: vars.accent.text, textDecoration: 'none' } },
});
