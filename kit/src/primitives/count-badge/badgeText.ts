/** Largest number a badge shows. @source shell §2.4, §9 */
export const BADGE_MAX = 99;

/** A count as a badge shows it: `99+` above 99. @source shell §2.4, §9 */
export const badgeText = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count));
