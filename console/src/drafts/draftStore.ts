import { STORAGE_PREFIX } from '../browser/storage.ts';

/** Values of a form by the names of its fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** Form a draft belongs to: one person, one form, one record. */
export interface DraftPlace {
  readonly userId: string;
  /** Name of the form, the same in every session: the id of a screen, or of a dialog. */
  readonly form: string;
  /** Id of the record; null for a new one. */
  readonly record: string | null;
}

/** Text that was typed into a form and not saved. */
export interface Draft {
  /** Moment of the last change, in milliseconds since 1970. */
  readonly atMs: number;
  /** Values a person has changed, without secrets. */
  readonly values: DraftValues;
  /** The same fields as the form began with them: a record that was saved by somebody else since is recognised by them. */
  readonly before: DraftValues;
}

export interface StoredDraft extends Draft {
  readonly key: string;
  readonly record: string | null;
}

/** The part of `Storage` drafts are written to; calls may throw where the browser refuses. */
export type DraftShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface DraftStore {
  /** Drafts of a place, the newest first; those that are too old are removed. */
  readonly of: (place: DraftPlace) => readonly StoredDraft[];
  /** Drafts of every record of a form, the newest first. */
  readonly ofForm: (place: Omit<DraftPlace, 'record'>) => readonly StoredDraft[];
  readonly keyOf: (place: DraftPlace, instance: string) => string;
  readonly read: (key: string) => Draft | null;
  /** Writes a draft; false where it is too large. What the browser refuses is held for as long as the page is open. */
  readonly write: (key: string, draft: Draft) => boolean;
  readonly remove: (key: string) => void;
  /** Number of drafts of a person. */
  readonly count: (userId: string) => number;
  readonly removeAll: (userId: string) => void;
}

/** Lifetime of a draft. @reading R-822 */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60_000;
/** Largest draft, and all drafts of this browser together, in characters of JSON. @reading R-822 */
export const MAX_DRAFT_CHARS = 512 * 1024;
export const MAX_DRAFTS_CHARS = 2 * 1024 * 1024;
/** Least time between two looks for drafts that are too old, while there is room. */
const SWEEP_EVERY_MS = 60 * 60_000;

const PREFIX = `${STORAGE_PREFIX}draft_`;
const NEW = '-';

const isValues = (value: unknown): value is DraftValues => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isValues(value)) return null;
    const { atMs, values, before } = value;
    return typeof atMs === 'number' && isValues(values) && isValues(before) ? { atMs, values, before } : null;
  } catch {
    return null;
  }
}

const part = (text: string): string => encodeURIComponent(text);
const beginOf = ({ userId, form }: Omit<DraftPlace, 'record'>): string => `${PREFIX}${part(userId)}/${part(form)}/`;
/** An id that is the sign for a new record is no id of a server. */
const recordPart = (record: string | null): string => (record === null ? NEW : `r${part(record)}`);
function recordOf(key: string): string | null {
  const [, , record = NEW] = key.slice(PREFIX.length).split('/');
  return record === NEW ? null : decodeURIComponent(record.slice(1));
}

/**
 * Drafts in the storage of this browser: one entry for each opened form, so that two tabs do not overwrite each other's.
 * @param open reads the storage, which itself may throw
 * @reading R-822
 */
export function createDraftStore(open: () => DraftShelf, now: () => number): DraftStore {
  const attempt = <T>(action: (shelf: DraftShelf) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  /** Texts the browser has refused: no room, or no storage at all. */
  const refused = new Map<string, string>();
  const keys = (begin: string): readonly string[] => {
    const stored = attempt((shelf) => Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? ''), []);
    return [...new Set([...stored, ...refused.keys()])].filter((key) => key.startsWith(begin));
  };
  const remove = (key: string) => {
    refused.delete(key);
    attempt((shelf) => shelf.removeItem(key), undefined);
  };
  const textOf = (key: string) => refused.get(key) ?? attempt((shelf) => shelf.getItem(key), null);

  function read(key: string): Draft | null {
    const draft = parsed(textOf(key));
    // A clock that was ahead must not keep a text for ever.
    if (draft && Math.abs(now() - draft.atMs) <= DRAFT_LIFETIME_MS) return draft;
    remove(key);
    return null;
  }
  const below = (begin: string): readonly StoredDraft[] =>
    keys(begin)
      .flatMap((key) => {
        const draft = read(key);
        return draft ? [{ ...draft, key, record: recordOf(key) }] : [];
      })
      .toSorted((one, other) => other.atMs - one.atMs);

  /** Moment at which old drafts were looked for last. */
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  /** Removes the oldest drafts until a text of this length fits. */
  function makeRoom(key: string, length: number): void {
    const lengths = keys(PREFIX).map((one) => (one === key ? 0 : (textOf(one)?.length ?? 0)));
    // Reading them takes longer than writing one: while all fit, they are read once in a while, so that old ones go.
    if (length + lengths.reduce((sum, each) => sum + each, 0) <= MAX_DRAFTS_CHARS && Math.abs(now() - sweptAtMs) < SWEEP_EVERY_MS) return;
    sweptAtMs = now();
    const others = below(PREFIX).filter((draft) => draft.key !== key);
    let total = length + others.reduce((sum, draft) => sum + (textOf(draft.key)?.length ?? 0), 0);
    for (const draft of others.toReversed()) {
      if (total <= MAX_DRAFTS_CHARS) return;
      total -= textOf(draft.key)?.length ?? 0;
      remove(draft.key);
    }
  }
  const put = (key: string, text: string): boolean =>
    attempt((shelf) => {
      shelf.setItem(key, text);
      return true;
    }, false);

  return {
    of: (place) => below(`${beginOf(place)}${recordPart(place.record)}/`),
    ofForm: (place) => below(beginOf(place)),
    keyOf: (place, instance) => `${beginOf(place)}${recordPart(place.record)}/${instance}`,
    read,
    write(key, draft) {
      const text = JSON.stringify(draft);
      if (text.length > MAX_DRAFT_CHARS) {
        remove(key);
        return false;
      }
      makeRoom(key, text.length);
      if (put(key, text)) refused.delete(key);
      else refused.set(key, text);
      return true;
    },
    remove,
    count: (userId) => keys(`${PREFIX}${part(userId)}/`).length,
    removeAll: (userId) => keys(`${PREFIX}${part(userId)}/`).forEach(remove),
  };
}
