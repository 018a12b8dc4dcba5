/** Degrees of a load; each has a word and a shape, not a colour alone. */
export type Degree = 'fine' | 'high' | 'critical';

/** Percent from which a load is worth a look, and from which somebody should act. @reading R-531 */
const HIGH = 70;
const CRITICAL = 90;

/** Degree of a load in percent. */
export const degreeOf = (percent: number): Degree => (percent >= CRITICAL ? 'critical' : percent >= HIGH ? 'high' : 'fine');

const MOST = 100;
/** A share as a meter shows it: whatever a server counts, a meter is never fuller than full. */
export const meterShare = (percent: number): number => Math.min(MOST, Math.max(0, percent));
