import { style } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '@milepost/kit/theme';
import { fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Sizes of the lock screen alone. */
const CLOCK_PX = 64;
const CARD_PX = 360;

export const hidden = visuallyHidden;
export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  overflow: 'hidden',
  background: vars.nav.bg,
  color: vars.nav.text,
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '32px 36px',
  fontWeight: fontWeight.strong,
  color: vars.nav.textStrong,
  '@media': { [media.mobile]: { padding: space[4], fontSize: fontSize[13], lineHeight: lineHeight[13] } },
});
export const middle = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  paddingInline: space[4],
  paddingBlockEnd: 200,
  '@media': { [media.mobile]: { paddingBlockEnd: space[16] } },
});
export const clock = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
export const time = style({ fontSize: CLOCK_PX, lineHeight: 1.2, fontWeight: fontWeight.regular, color: vars.nav.textStrong });
export const date = style({ color: vars.nav.text });
export const card = style({
  inlineSize: `min(${CARD_PX}px, 100%)`,
  padding: space[6],
  background: vars.color.surface,
  color: vars.color.text1,
  borderRadius: radius.dialog,
  boxShadow: vars.shadow.modal,
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space[4], marginBlockEnd: space[5] });
export const avatar = style({
  inlineSize: 48,
  blockSize: 48,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: vars.status.info.text,
  background: vars.status.info.subtle,
  boxShadow: `inset 0 0 0 1px ${vars.status.info.subtleLine}`,
});
export const name = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });
export const note = style({ fontSize: fontSize[13], lineHeight: lineHeight[13], color: vars.color.text2 });
/** As high as the fields above it. */
export const submit = style({ display: 'grid', marginBlockStart: space[2], vars: { [vars.density.control]: '36px' } });
export const fixedMark = style({ display: 'grid', marginInlineEnd: 4, color: vars.color.text3 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[4],
});
export const kept = style({ display: 'flex', alignItems: 'center', gap: 6, fontSize: fontSize[13], color: vars.color.text2 });

export const road = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 60,
  inlineSize: '100%',
  blockSize: 130,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const asphalt = style({ stroke: vars.nav.line, strokeWidth: 16 });
export const marking = style({ stroke: vars.nav.muted, strokeWidth: 1.5, strokeDasharray: '14 10' });
export const station = style({ fill: vars.nav.bg, stroke: vars.nav.text, strokeWidth: 2.5 });
export const stationName = style({ fill: vars.nav.text, fontSize: fontSize[14] });
export const stake = style({ fill: vars.nav.muted, fontSize: fontSize[12] });

/** A public page, or a lock screen that could not be drawn: one sheet in the middle. */
export const alone = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space[4],
  background: vars.color.canvas,
});
