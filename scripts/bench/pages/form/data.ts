/** Names of the fields that are added up, and the value each begins with. */
export const AMOUNTS: readonly (readonly [name: string, value: string])[] = Array.from({ length: 299 }, (_, at) => [
  `f${at}`,
  String(100 + ((at * 37) % 900)),
]);
/** Fields side by side. */
export const PER_ROW = 2;
/** The field that is typed in, and the one with the sum. */
export const TARGET = 'form-f150';
export const SUM = 'form-sum';

export const inRows = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / PER_ROW) }, (_, row) => items.slice(row * PER_ROW, (row + 1) * PER_ROW));
