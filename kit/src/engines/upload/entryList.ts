import { next } from './entry.ts';
import type { UploadEvent } from './entry.ts';
import type { QueueSnapshot, UploadEntry } from './types.ts';

/** The files of a queue, for a view that listens. */
export function createEntryList<Stored>() {
  const listeners = new Set<() => void>();
  let shown: QueueSnapshot<Stored> = { entries: [], isJudging: false };
  let lastId = 0;
  const show = (change: Partial<QueueSnapshot<Stored>>) => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };
  return {
    snapshot: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has: (id: number) => shown.entries.some((entry) => entry.id === id),
    apply(id: number, event: UploadEvent<Stored>) {
      const before = shown.entries.find((entry) => entry.id === id);
      const state = before && next(before.state, event);
      // Slices come more often than whole percents: what changes nothing draws nothing.
      if (!before || !state || state === before.state) return;
      show({ entries: shown.entries.map((entry) => (entry === before ? { ...entry, state } : entry)) });
    },
    append: (files: readonly File[], isJudging: boolean) => {
      const added = files.map((file): UploadEntry<Stored> => ({ id: (lastId += 1), file, state: { kind: 'waiting' } }));
      show({ entries: [...shown.entries, ...added], isJudging });
    },
    drop: (id: number) => show({ entries: shown.entries.filter((entry) => entry.id !== id) }),
    setJudging: (isJudging: boolean) => show({ isJudging }),
    clear: () => show({ entries: [], isJudging: false }),
  };
}

export type EntryList<Stored> = ReturnType<typeof createEntryList<Stored>>;
