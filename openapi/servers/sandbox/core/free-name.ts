const MOST_TRIES = 1000;

/** Treatment of records that are there already when others are imported. @reading R-224 */
export type ImportConflict = 'skip' | 'rename' | 'overwrite';

/** The name itself where it is free, else with the first free number at its end: `name1`, letters and digits alone, which every name and code may have. @reading R-224 */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 1; number < MOST_TRIES; number += 1) if (!isTaken(`${name}${number}`)) return `${name}${number}`;
  throw new Error(`[sandbox] A thousand records are called ${name} · no number is free · remove some of them`);
}
