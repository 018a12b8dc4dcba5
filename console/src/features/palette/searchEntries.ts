import type { Pinyin, TextRange } from '@milepost/kit/engines/pinyin';
import Fuse from 'fuse.js/basic';

/** Something that can be found: a page, a command. */
export interface Entry {
  /** Unique among the entries. */
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag of the name, where it is in another language than the page. */
  readonly lang?: string;
  /** Names of what is above it, outermost first. */
  readonly above: readonly string[];
  /** Also found by this: an address. */
  readonly code: string;
  /** Another name it is known by, found as the name is: by characters, pinyin, initials. */
  readonly also?: string;
}

/** Kinds of matches, best first. */
const KINDS = ['start', 'inside', 'around', 'alike'] as const;
export type FoundBy = (typeof KINDS)[number];

export interface Found<E extends Entry> {
  readonly entry: E;
  readonly by: FoundBy;
  /** The part of the name that was searched for. */
  readonly mark: TextRange | null;
}

export interface EntrySearch<E extends Entry> {
  /** Entries a query finds, best first, each kind in the order of the entries. An empty query finds nothing. */
  find(query: string): readonly Found<E>[];
  /** Reads the next names, so that no key has to wait for it. @returns whether there are more */
  warm(): boolean;
}

/** @source shell §2.4 (fuzzy threshold 0.4) */
export const FUZZY_THRESHOLD = 0.4;
/** Only where the better ways found fewer is anything looked for that is merely alike. @reading R-334 */
export const FEW = 5;
/** Longer queries are cut: no name is as long. */
export const MAX_QUERY_CHARS = 60;
/** Names compared letter by letter at most, those that share most characters first. */
const MAX_ALIKE = 300;
/** Names read in one go, about 5 ms. */
const WARM_NAMES = 400;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Finds entries by name (characters, pinyin, initials), then by what is above them or their address, then by likeness.
 * Answers within one frame for ten thousand entries, whatever is typed: a query is never a pattern. @reading R-334
 */
export function createEntrySearch<E extends Entry>(entries: readonly E[], pinyin: Pinyin): EntrySearch<E> {
  let warmed = 0;
  const around = once(() => entries.map(({ above, code }) => fold([...above, code].join(' '))));
  const letters = once(() => lettersOf(entries));

  return {
    warm() {
      const end = Math.min(warmed + WARM_NAMES, entries.length);
      for (; warmed < end; warmed += 1) pinyin.find(entries[warmed]?.name ?? '', 'a');
      if (warmed === entries.length) {
        around();
        letters();
      }
      return warmed < entries.length;
    },
    find(typed) {
      const query = typed.slice(0, MAX_QUERY_CHARS).trim();
      if (query === '') return [];
      const found: Record<FoundBy, Found<E>[]> = { start: [], inside: [], around: [], alike: [] };
      const wanted = fold(query);
      const surroundings = around();
      for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at];
        if (!entry) continue;
        const mark = pinyin.find(entry.name, query);
        const by = mark
          ? mark.from === 0
            ? 'start'
            : 'inside'
          : surroundings[at]?.includes(wanted) || (entry.also && pinyin.find(entry.also, query))
            ? 'around'
            : null;
        if (by) found[by].push({ entry, by, mark });
      }
      const count = found.start.length + found.inside.length + found.around.length;
      if (count < FEW) {
        const known = new Set(KINDS.flatMap((kind) => found[kind].map(({ entry }) => entry)));
        found.alike = alike(entries, letters(), wanted)
          .filter((entry) => !known.has(entry))
          .map((entry) => ({ entry, by: 'alike', mark: null }));
      }
      return found.start.concat(found.inside, found.around, found.alike);
    },
  };
}

/** Entries by character: indexes of those whose name has it. */
type Letters = ReadonlyMap<string, readonly number[]>;

function lettersOf(entries: readonly Entry[]): Letters {
  const places = new Map<string, number[]>();
  for (const [at, { name }] of entries.entries())
    for (const char of new Set(fold(name))) {
      const known = places.get(char);
      if (known) known.push(at);
      else places.set(char, [at]);
    }
  return places;
}

/**
 * Entries whose names differ from the query in no more characters than the threshold allows. Such a name has the other ones, so
 * only names that have them are compared.
 */
function alike<E extends Entry>(entries: readonly E[], letters: Letters, query: string): readonly E[] {
  const wanted = Array.from(query.replaceAll(/\s+/g, ''));
  const mayMiss = Math.floor(wanted.length * FUZZY_THRESHOLD);
  if (mayMiss === 0) return [];
  const requestCounts = new Map<string, number>();
  for (const char of wanted) requestCounts.set(char, (requestCounts.get(char) ?? 0) + 1);
  const shared = new Uint8Array(entries.length);
  for (const [char, times] of requestCounts) for (const at of letters.get(char) ?? []) shared[at] = (shared[at] ?? 0) + times;
  const least = wanted.length - mayMiss;
  const near = [...shared.keys()].filter((at) => (shared[at] ?? 0) >= least);
  const best = near.toSorted((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0)).slice(0, MAX_ALIKE);
  const fuse = new Fuse(
    best.map((at) => fold(entries[at]?.name ?? '')),
    { threshold: FUZZY_THRESHOLD, ignoreLocation: true },
  );
  return fuse.search(wanted.join('')).flatMap(({ refIndex }) => entries[best[refIndex] ?? -1] ?? []);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
