import type { Domain, DomainMember } from './domain.ts';

/** Milliseconds since 1970 of the moments in examples and first rows. */
const SOME_MS = 1_795_132_800_000;
const DAY_MS = 86_400_000;
/** First rows of a new table in the sandbox. */
export const SEED_ROWS = 3;

/** A value of a member as the wire has it, another one for each `at`. */
export function wireValue(member: DomainMember, { words }: Pick<Domain, 'words'>, at: number): string | number {
  const { kind, maxChars, min, max, choices, pattern, words: own } = member;
  switch (kind) {
    case 'integer':
      return within(at + 1, min, max);
    case 'decimal':
      return within(at + 1.5, min, max);
    case 'flag':
      return member.name === 'isEnabled' ? 1 : at % 2;
    case 'moment':
      return SOME_MS + at * DAY_MS;
    case 'day':
      return new Date(SOME_MS + at * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length);
    case 'clock':
      return `0${8 + (at % 2)}:30:00`;
    case 'choice':
      return choices[at % choices.length] ?? '';
    default: {
      const text = `${own?.zh ?? words.zh}${at + 1}`;
      const fits = pattern === null || new RegExp(pattern, 'u').test(text);
      return fits ? text.slice(-(maxChars ?? text.length)) : matching(pattern, at);
    }
  }
}

const within = (value: number, min: number | null, max: number | null): number => Math.min(Math.max(value, min ?? value), max ?? value);

/** The first usual text that a pattern takes. */
const matching = (pattern: string, at: number): string =>
  [`sample.${at + 1}`, `A${at + 1}`, String(at + 1), `1380026000${at + 1}`, `a${at + 1}@example.com`, `AB${1000 + at}`].find((text) =>
    new RegExp(pattern, 'u').test(text),
  ) ?? `sample${at + 1}`;

/** Value a body leaves a member as where it does not name it. */
export const emptyWire = ({ kind, name }: DomainMember): string | number | null =>
  name === 'isEnabled' ? 1 : kind === 'flag' ? 0 : kind === 'text' || kind === 'longText' || kind === 'clock' ? '' : null;

/** A record as the wire has it; without what is optional where it is bare. */
export const wireRecord = (domain: Domain, at: number, isBare = false): Record<string, string | number> =>
  Object.fromEntries(
    domain.members.filter(({ isRequired }) => isRequired || !isBare).map((member) => [member.wireName, wireValue(member, domain, at)]),
  );

/** Ids of records in examples. */
export const exampleId = (at: number): string => `5390010000000001${String(at + 1).padStart(2, '0')}`;
export const EXAMPLE_MS = SOME_MS;
