import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, radius, rem, space } from '@milepost/kit/theme/tokens';

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.text1 });
export const caps = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[1], flex: 'none', maxInlineSize: '50%' });
export const cap = style({
  minInlineSize: 20,
  paddingInline: 5,
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  background: vars.color.sunken,
  color: vars.color.text2,
  fontFamily: 'inherit',
  fontSize: fontSize[12],
  lineHeight: rem(18),
  textAlign: 'center',
});
