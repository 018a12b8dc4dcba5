import { cellText, columnValue } from '../../engines/data-rows/index.ts';
import type { DataRecord } from '../../engines/data-rows/index.ts';

/** Record a field has chosen, as far as it is known. */
export type RelatedRecord =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly record: DataRecord }
  /** It could not be looked up, or is gone: what follows it shows nothing. @source forms §8 */
  | { readonly kind: 'failed' };

/** Cause of a change: a form that was loaded, or somebody who has chosen. */
export type RelationCause = 'loaded' | 'chosen';

/** One field that shows a column of a record somebody else has chosen. */
export interface Follower {
  readonly showField: string;
  /** Called when the record changed because somebody has chosen. */
  readonly onChosen: (related: RelatedRecord) => void;
}

/** Records the fields of one form have chosen, by name of the field. @source forms §3 */
export interface RelationData {
  get(field: string): RelatedRecord;
  /** Tells everybody who follows the field. Equal ones are not told twice. */
  set(field: string, related: RelatedRecord, cause: RelationCause): void;
  /** Calls `listener` after every change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a field that shows a column of what `field` has chosen; the returned function takes it out. */
  follow(field: string, follower: Follower): () => void;
  /** Number of fields that follow, and of those the record fills. */
  followers(field: string): { readonly all: number; readonly filled: number };
}

const NONE: RelatedRecord = { kind: 'none' };

/** A new store, one per form; a row of a sub-table is a form of its own. */
export function createRelationData(): RelationData {
  const records = new Map<string, RelatedRecord>();
  const listeners = new Set<() => void>();
  const following = new Map<string, Set<Follower>>();
  const get = (field: string) => records.get(field) ?? NONE;

  return {
    get,
    set(field, related, cause) {
      const before = get(field);
      if (isSame(before, related)) return;
      records.set(field, related);
      for (const listener of listeners) listener();
      if (cause === 'chosen') for (const follower of following.get(field) ?? []) follower.onChosen(related);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(field, follower) {
      const followers = following.get(field) ?? new Set();
      following.set(field, followers.add(follower));
      return () => void followers.delete(follower);
    },
    followers(field) {
      const related = get(field);
      const all = [...(following.get(field) ?? [])];
      const filled = all.filter(({ showField }) => related.kind === 'known' && shownText(related.record, showField) !== '');
      return { all: all.length, filled: filled.length };
    },
  };
}

function isSame(one: RelatedRecord, other: RelatedRecord): boolean {
  return one.kind === other.kind && (one.kind !== 'known' || other.kind !== 'known' || one.record === other.record);
}

/** Text of a column of a record; empty for nothing. */
export function shownText(record: DataRecord, column: string): string {
  return cellText(columnValue(record, column));
}
