/** Part of a day as people greet. @reading R-379 */
export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** First hours of the parts, the last first. */
const PARTS: readonly (readonly [fromHour: number, part: DayPart])[] = [
  [18, 'evening'],
  [13, 'afternoon'],
  [11, 'noon'],
  [5, 'morning'],
  [0, 'night'],
];

/** The part of the day an hour (0 to 23) belongs to. */
export const dayPartOf = (hour: number): DayPart => PARTS.find(([fromHour]) => hour >= fromHour)?.[1] ?? 'night';
