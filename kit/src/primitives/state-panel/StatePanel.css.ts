import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

/** A line of the explanation is read at a glance. */
const READ_PX = 300;

export const panel = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  padding: space[6],
  textAlign: 'center',
  color: vars.color.text2,
});

export const title = style({ fontSize: fontSize[14], lineHeight: lineHeight[14], fontWeight: fontWeight.strong, color: vars.color.text1 });
export const text = style({ fontSize: fontSize[13], lineHeight: lineHeight[13], maxInlineSize: READ_PX, textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2], marginBlockStart: space[3] });

export const art = style({
  inlineSize: 160,
  blockSize: 88,
  marginBlockEnd: space[2],
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** The road and the ground, behind everything. */
export const road = style({ stroke: vars.color.divider });
/** Solid things stand before the road. */
export const solid = style({ fill: vars.color.surface });
/** The part the picture is about. */
export const point = style({ stroke: vars.accent.line, strokeWidth: 2.5 });
export const warning = style({ stroke: vars.status.warning.line, strokeWidth: 2 });
export const danger = style({ stroke: vars.status.danger.line, strokeWidth: 2 });
