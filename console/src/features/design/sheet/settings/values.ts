import { isList, isObject } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import type { SettingFacts } from './types.ts';

const isNothing = (json: Json | undefined): boolean =>
  json === null || json === '' || (isList(json) && json.length === 0) || (isObject(json) && Object.keys(json).length === 0);

/** JSON of a setting that holds nothing: the empty value it came with, or no member. */
export const cleared = ({ first }: Pick<SettingFacts, 'first'>): Json | undefined => (isNothing(first) ? first : undefined);

const NUMERIC = /^-?\d+(?:\.\d+)?$/;
const typeOf = ({ now, first }: Pick<SettingFacts, 'now' | 'first'>) => typeof (now === undefined || isNothing(now) ? first : now);

/** A number as JSON: text where it came as text. */
export function numberJson(value: unknown, facts: SettingFacts): Json | undefined {
  if (typeof value !== 'number') return cleared(facts);
  return typeOf(facts) === 'string' && !isNothing(facts.now ?? facts.first) ? String(value) : value;
}

/** A text as JSON: a number where it came as one and still says one. */
export function textJson(value: unknown, facts: SettingFacts): Json | undefined {
  if (typeof value !== 'string' || value === '') return cleared(facts);
  return typeOf(facts) === 'number' && NUMERIC.test(value) ? Number(value) : value;
}

const YES: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const NO: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);

/** Yes or no, however it is written; what is usual where it is not. */
export const truthOf = (json: Json | undefined, usual: boolean): boolean => (YES.has(json) ? true : NO.has(json) ? false : usual);

/** Yes or no as JSON, in the type it came with; no member where none came and it says what is usual. */
export function truthJson(isOn: boolean, usual: boolean, facts: SettingFacts): Json | undefined {
  const { now, first } = facts;
  if (isOn === usual && first === undefined) return undefined;
  const like = now ?? first;
  if (typeof like === 'number') return isOn ? 1 : 0;
  if (like === '1' || like === '0') return isOn ? '1' : '0';
  if (like === 'true' || like === 'false') return String(isOn);
  return isOn;
}

/** A number that may have come as text; null for anything else. */
export const numberOf = (json: unknown): number | null =>
  typeof json === 'number' ? json : typeof json === 'string' && NUMERIC.test(json.trim()) ? Number(json) : null;
