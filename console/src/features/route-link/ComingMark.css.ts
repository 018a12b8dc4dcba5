import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Holds what is only heard: outside of what scrolls it would make the page longer. */
export const whole = style({ position: 'relative', flex: 'none' });
export const mark = style({
  display: 'inline-block',
  flex: 'none',
  marginInlineStart: space[1],
  paddingInline: 4,
  border: `${border.hairline} solid currentColor`,
  borderRadius: radius.tag,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
});
