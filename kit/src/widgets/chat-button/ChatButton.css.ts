import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight } from '../../theme/tokens.ts';

/** Less than three times a second, and over after five seconds. */
const BLINK = '1000ms steps(2, jump-none) 5';
const FAINT = 0.25;

export const holder = style({ position: 'relative', display: 'inline-flex' });
export const badge = style({
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: 0,
  minInlineSize: 16,
  blockSize: 16,
  paddingInline: 4,
  borderRadius: 8,
  fontSize: fontSize[12],
  lineHeight: '16px',
  textAlign: 'center',
  fontWeight: fontWeight.medium,
  color: vars.status.danger.onSolid,
  background: vars.status.danger.solid,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  pointerEvents: 'none',
});

const motion = '(prefers-reduced-motion: no-preference)';
/** Two of a kind: going from one to the other begins anew. */
const one = keyframes({ from: { opacity: 1 }, to: { opacity: FAINT } });
const other = keyframes({ from: { opacity: 1 }, to: { opacity: FAINT } });
export const blinking = styleVariants({
  one: { '@media': { [motion]: { animation: `${one} ${BLINK}` } } },
  other: { '@media': { [motion]: { animation: `${other} ${BLINK}` } } },
});
