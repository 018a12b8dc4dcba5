import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space, tokens } from '../../theme/tokens.ts';

/** Widest paper, and its shape. */
const MAX_WIDTH = 480;
const SHAPE = '3 / 1';
/** Height of the line to sign on, above the lower edge. */
const LINE_AT = '24%';
/** Faces that look written by hand where they are there; any other face does too. */
const HAND = '"Kaiti SC", STKaiti, KaiTi, BiauKai, "DFKai-SB", "AR PL UKai CN", "Segoe Script", "Snell Roundhand", cursive';

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const sheet = style({ position: 'relative', maxInlineSize: MAX_WIDTH });

/** Paper is white and ink is dark in either scheme: this is what will be printed. */
const base = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: SHAPE,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.sheet,
  background: tokens.color.light.surface,
  color: tokens.color.light.text1,
  forcedColorAdjust: 'none',
});
export const paper = styleVariants({
  open: [base, { cursor: 'crosshair', touchAction: 'none' }],
  kept: [base, { maxInlineSize: MAX_WIDTH, objectFit: 'contain' }],
  written: [base, { fontFamily: HAND }],
  disabled: [base, { background: vars.color.disabledBg, cursor: 'not-allowed' }],
});

export const baseline = style({
  position: 'absolute',
  insetInline: space[6],
  insetBlockEnd: LINE_AT,
  borderBlockEnd: `${border.hairline} dashed ${tokens.color.light.divider}`,
  pointerEvents: 'none',
});

export const hint = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
