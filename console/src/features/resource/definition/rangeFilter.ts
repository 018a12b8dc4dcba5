import type { Control } from '@milepost/kit/forms/grammar';

/** Stands between the two names of a range: one field of the form is two in the address and in the question. */
const BETWEEN = '~';

/** Place of a range whose ends have names of their own. */
export const rangeField = (start: string, end: string): string => `${start}${BETWEEN}${end}`;

/** Names of both ends of a range; null where the field is one value. */
export function endNames(field: string): readonly [string, string] | null {
  const [start, end] = field.split(BETWEEN);
  return start !== undefined && end !== undefined && start !== '' && end !== '' ? [start, end] : null;
}

/** Values of filters as they are sent: a range under the names of its ends, an open end not at all. */
export function sentFilters(filters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, value]) => {
      const names = endNames(field);
      if (!names || !Array.isArray(value)) return [[field, value]];
      return names.flatMap((name, at) => (isOpen(value[at]) ? [] : [[name, value[at] as unknown]]));
    }),
  );
}
const isOpen = (value: unknown): boolean => value === null || value === undefined || value === '';

/** One end of a range as the address has it; null for none, and for what is no such end. */
function readEnd(text: string, control: Control): string | number | null {
  if (text === '') return null;
  if (control.kind === 'numberRange' && control.storedAs === 'number') return Number.isFinite(Number(text)) ? Number(text) : null;
  const isMoment = control.kind === 'dateRange' && control.storedAs === 'ms';
  if (!isMoment) return text;
  return Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** A range out of two texts of the address; null where it is none: a period has both its ends, a range of numbers at least one. */
export function readRange(texts: readonly (string | undefined)[], control: Control): readonly (string | number | null)[] | null {
  const ends = [0, 1].map((at) => readEnd(texts[at] ?? '', control));
  const isWhole = control.kind === 'numberRange' ? ends.some((end) => end !== null) : ends.every((end) => end !== null);
  return isWhole ? ends : null;
}

/** True for filters of two values. */
export const isRange = ({ kind }: Control): boolean => kind === 'dateRange' || kind === 'timeRange' || kind === 'numberRange';
