import { STORAGE_PREFIX } from '../../browser/storage.ts';
import type { Shelf } from '../../browser/storage.ts';

/** Text of a form that was not saved, by the names of its fields. */
export interface KeptDraft {
  readonly atMs: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Days after which nobody comes back to a text. @reading R-822 */
const KEEP_MS = 30 * 24 * 60 * 60_000;

/** A place in this browser for one form of one person. */
export interface DraftPlace {
  /** Text that was kept, if it is not too old. */
  readonly read: (nowMs: number) => KeptDraft | null;
  /** Keeps what is typed; nothing typed is nothing kept. */
  readonly keep: (draft: KeptDraft) => void;
  readonly drop: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): KeptDraft | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { atMs, values } = value;
    return typeof atMs === 'number' && isRecord(values) ? { atMs, values } : null;
  } catch {
    return null;
  }
}

/** Place of a record of a screen; `id` is null for a new one. @reading R-822 */
export function draftPlace(
  shelf: Shelf,
  { screen, id, userId }: Readonly<Record<'screen' | 'userId', string>> & { id: string | null },
): DraftPlace {
  const key = `${STORAGE_PREFIX}draft_${screen}_${id ?? 'new'}@${userId}`;
  const drop = () => shelf.removeItem(key);
  return {
    drop,
    read(nowMs) {
      const draft = parsed(shelf.getItem(key) ?? '');
      if (draft && nowMs - draft.atMs <= KEEP_MS) return draft;
      drop();
      return null;
    },
    keep(draft) {
      if (Object.keys(draft.values).length === 0) drop();
      else shelf.setItem(key, JSON.stringify(draft));
    },
  };
}
