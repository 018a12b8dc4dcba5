import { isJson } from '../../model/schema.ts';
import type { ProbeAnswer } from '../../run/described/probe.ts';

/** Form of what a server shows of itself in one answer, without its data. */
export interface Seen {
  /** `200 application/json`. */
  readonly http: string;
  /** Null where there is no envelope. */
  readonly code: number | null;
  /** `code integer, msg text`: members of the envelope with their kinds; what `data` is, its places say. */
  readonly envelope: string;
  /** Kinds of values at each place of `data`, nothing left out: `data.list[].id` → text. */
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
}

export function seenIn({ answer, body, code, data, isGood }: ProbeAnswer): Seen {
  const places = new Map<string, Set<string>>();
  if (isGood) collect(data, 'data', places);
  const members = Object.entries(body ?? {})
    .filter(([name]) => name !== 'data')
    .map(([name, value]) => `${name} ${name === 'msg' && value === null ? 'text' : kindOf(value)}`);
  return {
    // People have pictures of any kind.
    http: `${answer.status} ${
      answer.contentType
        .split(';')[0]
        ?.trim()
        .toLowerCase()
        .replace(/^image\/.*/, 'image') ?? ''
    }`,
    code,
    envelope: members.toSorted().join(', '),
    places,
  };
}

/** Children of a tree are of one shape, however deep they stand. */
const MOST_REPEATED = /(\.children\[\])(?:\.children\[\])+/;

function collect(value: unknown, place: string, places: Map<string, Set<string>>): void {
  if (value === null || value === undefined) return;
  const at = place.replace(MOST_REPEATED, '$1');
  places.set(at, (places.get(at) ?? new Set()).add(kindOf(value)));
  if (Array.isArray(value)) for (const item of value) collect(item, `${at}[]`, places);
  else if (isJson(value)) for (const [name, inner] of Object.entries(value)) collect(inner, `${at}.${name}`, places);
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value;
};
