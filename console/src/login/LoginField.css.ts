import { style } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, rem, space } from '@milepost/kit/theme/tokens';

/** Height the login page and the lock screen share. */
const TOUCH_TARGET = 44;

export const hidden = visuallyHidden;
export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  marginBlockEnd: space[4],
  padding: '8px 12px',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.status.danger.text,
  background: vars.status.danger.subtle,
  border: `${border.control} solid ${vars.status.danger.subtleLine}`,
  borderRadius: radius.control,
});
export const sentence = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Time until another try is looked at. */
export const wait = style({
  marginBlockEnd: space[4],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
});
/** Moment it was said at: a wait of so many minutes is counted from then. */
export const moment = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, marginBlockEnd: space[4] });
export const label = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  blockSize: rem(36),
  paddingInline: '12px 6px',
  color: vars.color.text3,
  background: vars.color.surface,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.control,
  '@media': { [media.touch]: { blockSize: rem(TOUCH_TARGET) } },
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:has(input:focus-visible)': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1 },
    '&:has(input:read-only)': { background: vars.color.sunken, borderColor: vars.color.divider },
    '&[data-invalid]': { borderColor: vars.status.danger.line, boxShadow: `inset 0 0 0 1px ${vars.status.danger.line}` },
    '&[data-invalid]:has(input:focus-visible)': { outlineOffset: border.focusOffset },
  },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text1,
  // The box has the ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** As high as the field allows; how wide the image is, the server decides. */
export const captcha = style({ blockSize: 34, maxInlineSize: 140, borderRadius: radius.tag });
const small = { fontSize: fontSize[12], lineHeight: lineHeight[12] };
export const help = style({ ...small, color: vars.color.text3 });
export const error = style({ ...small, display: 'flex', gap: 4, alignItems: 'center', color: vars.status.danger.text });
