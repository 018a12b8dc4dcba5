import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** Less than three times a second, and over after five seconds. */
const BLINK = '1000ms steps(2, jump-none) 5';
const FAINT = 0.25;

export const holder = style({ display: 'inline-flex' });

const motion = '(prefers-reduced-motion: no-preference)';
/** Two of a kind: going from one to the other begins anew. */
const one = keyframes({ from: { opacity: 1 }, to: { opacity: FAINT } });
const other = keyframes({ from: { opacity: 1 }, to: { opacity: FAINT } });
export const blinking = styleVariants({
  one: { '@media': { [motion]: { animation: `${one} ${BLINK}` } } },
  other: { '@media': { [motion]: { animation: `${other} ${BLINK}` } } },
});
