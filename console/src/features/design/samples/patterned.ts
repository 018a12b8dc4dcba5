import type { CellRule } from '@milepost/kit/forms/grammar';
import { PATTERN_PRESETS } from '../sheet/editors/patternPresets.ts';
import { drawn } from './random.ts';
import { organization, person, plate, mobile, stake } from './sampleTexts.ts';

/** Texts designs have patterns for, the shortest and plainest last. */
const LIKELY: readonly ((seed: string, place: number) => string)[] = [
  mobile,
  (seed, place) => `023-6${String(drawn(seed, place, 10_000_000)).padStart(7, '0')}`,
  (_, place) => `sample${place + 1}@example.com`,
  (_, place) => `50010119900101${String(1000 + place).slice(-4)}`,
  plate,
  stake,
  (seed, place) => String(100_000 + drawn(seed, place, 900_000)),
  (seed, place) => String(1 + drawn(seed, place, 99)),
  (_, place) => `https://example.com/${place + 1}`,
  (_, place) => `A${place + 1}`,
  organization,
  person,
];

/** Longer patterns are not tried, nor those in which a group that repeats could be read in many ways. */
const MOST_CHARS = 300;
const MOST_OPEN_ENDS = 4;
const REPEATED_GROUP = /\)(?:[*+]|\{\d*,\d*\})/;
const OPEN_END = /[*+]|,\}/g;
/** Patterns that are offered by name are known to end. */
const NAMED: ReadonlySet<string> = new Set(PATTERN_PRESETS.map(({ pattern }) => pattern));

/** Expression of a rule, where a short text cannot keep it busy; null for one that is not tried. */
function expressionOf({ pattern }: CellRule): RegExp | null {
  const [, source = pattern, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern.trim()) ?? [];
  const isSlow = source.length > MOST_CHARS || REPEATED_GROUP.test(source) || (source.match(OPEN_END) ?? []).length > MOST_OPEN_ENDS;
  if (isSlow && !NAMED.has(pattern)) return null;
  try {
    return new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  } catch {
    return null;
  }
}

/**
 * A text that fits the rules of a field: the usual one, else the first of those designs have patterns for. Rules that cannot be tried
 * at no cost do not count.
 */
export function patternedText(usual: string, rules: readonly CellRule[], seed: string, place: number): string {
  const tried = rules.map(expressionOf).filter((rule) => rule !== null);
  const fits = (text: string) => tried.every((rule) => rule.test(text));
  if (tried.length === 0 || fits(usual)) return usual;
  return LIKELY.map((make) => make(seed, place)).find(fits) ?? usual;
}
