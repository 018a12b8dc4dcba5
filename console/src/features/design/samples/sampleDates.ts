import { isOn } from '@milepost/openapi/rules';
import { memberOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { drawn } from './random.ts';

/** Samples have days of their own, so that they are the same tomorrow. */
const FIRST_MS = Date.UTC(2026, 9, 1);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SPAN_DAYS = 60;
/** Kind of limit that is a moment of its own. */
const FIXED = 1;

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as its format writes it, in both spellings designs have. */
export function momentText(ms: number, format: string): string {
  const at = new Date(ms);
  const parts: Readonly<Record<string, string>> = {
    y: String(at.getUTCFullYear()),
    M: two(at.getUTCMonth() + 1),
    d: two(at.getUTCDate()),
    H: two(at.getUTCHours()),
    m: two(at.getUTCMinutes()),
    s: two(at.getUTCSeconds()),
  };
  return format.replaceAll(/[yY]{4}|MM|dd|DD|HH|hh|mm|ss/g, (run) => {
    const letter = run[0] ?? '';
    return parts[letter === 'Y' ? 'y' : letter === 'D' ? 'd' : letter === 'h' ? 'H' : letter] ?? run;
  });
}

const numberIn = (value: Json | undefined): number =>
  typeof value === 'number' ? value : Number(typeof value === 'string' && value !== '' ? value : Number.NaN);

/** A limit that is a moment; others depend on today or on another field, and samples of a list need not keep them. */
function limitOf(config: Json | undefined, end: 'start' | 'end'): number {
  if (!isOn(memberOf(config, `${end}TimeRule`)) || numberIn(memberOf(config, `${end}TimeType`)) !== FIXED) return Number.NaN;
  return numberIn(memberOf(config, `${end}TimeValue`));
}

/** A moment between two ends, in milliseconds since 1970; an end that is no number limits nothing. */
export function momentWithin([least, most]: readonly [least: number, most: number], seed: string, place: number): number {
  const usual = FIRST_MS + drawn(seed, place, SPAN_DAYS) * DAY_MS + drawn(`${seed}t`, place, 144) * 10 * MINUTE_MS;
  const notBefore = least > usual ? least + drawn(seed, place, 24) * 60 * MINUTE_MS : usual;
  return most < notBefore ? most : notBefore;
}

/** A moment within the limits of a control of a design, in milliseconds since 1970. */
export const sampleMoment = (config: Json | undefined, seed: string, place: number): number =>
  momentWithin([limitOf(config, 'start'), limitOf(config, 'end')], seed, place);
