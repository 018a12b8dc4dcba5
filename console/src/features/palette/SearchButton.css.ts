import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, radius, rem, space } from '@milepost/kit/theme/tokens';

/** @source visual language, picture 03 */
const WIDTH = 212;
const HEIGHT = 30;

const onNarrow = { '@media': { [media.mobile]: { display: 'none' } } };

/** Looks like a field and is a button: what it opens is the field. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: WIDTH,
  blockSize: rem(HEIGHT),
  paddingInline: '10px 6px',
  border: `${border.control} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.text3,
  fontSize: fontSize[13],
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { borderColor: vars.color.control, color: vars.color.text2 } },
  ...onNarrow,
});
export const words = style({ flex: 1, textAlign: 'start' });
export const keys = style({
  flex: 'none',
  paddingInline: 5,
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  background: vars.color.surface,
  fontFamily: 'inherit',
  fontSize: fontSize[12],
  lineHeight: rem(16),
});
export const icon = styleVariants({
  always: { display: 'inline-flex' },
  narrow: { display: 'none', '@media': { [media.mobile]: { display: 'inline-flex' } } },
});
