import type { LogChange, LogEntry, Logged, MessageLog } from './types.ts';

/** Messages overtake one another by moments: nobody looks further back than this for the place of one. @reading R-351 */
export const OVERTAKE_MAX = 500;

/** An empty log. */
export function createMessageLog<M extends Logged>(): MessageLog<M> {
  const listeners = new Set<(change: LogChange<M>) => void>();
  const ids = new Set<string>();
  let entries: LogEntry<M>[] = [];
  let nextKey = 0;
  let version = 0;

  function tell(change: LogChange<M>): void {
    version += 1;
    for (const listener of listeners) listener(change);
  }

  /** Notes the id. @returns whether the message is not here yet */
  function take({ id }: M): boolean {
    if (id === null) return true;
    if (ids.has(id)) return false;
    ids.add(id);
    return true;
  }

  return {
    entries: () => entries,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    append(batch) {
      let from = entries.length;
      const put: LogEntry<M>[] = [];
      for (const message of batch) {
        if (!take(message)) continue;
        const entry = { key: nextKey++, message };
        const at = placeOf(entries, message.atMs);
        if (at === entries.length) entries.push(entry);
        else entries.splice(at, 0, entry);
        from = Math.min(from, at);
        put.push(entry);
      }
      if (put.length) tell({ kind: 'appended', entries: put, from });
      return put;
    },
    prepend(page) {
      const older = page.filter(take).map((message) => ({ key: nextKey++, message }));
      if (older.length === 0) return 0;
      entries = [...older, ...entries];
      tell({ kind: 'prepended', count: older.length });
      return older.length;
    },
    change(key, after) {
      const at = entries.findLastIndex((entry) => entry.key === key);
      const before = entries[at]?.message;
      if (before === undefined) return;
      if (before.id !== null && before.id !== after.id) ids.delete(before.id);
      if (after.id !== null) ids.add(after.id);
      entries[at] = { key, message: after };
      tell({ kind: 'changed', key, before, after });
    },
    has: (id) => ids.has(id),
    clear() {
      if (entries.length === 0) return;
      entries = [];
      ids.clear();
      tell({ kind: 'cleared' });
    },
  };
}

/** After everything that was sent no later. What has no time yet is passed by nobody. */
function placeOf(entries: readonly LogEntry<Logged>[], atMs: number | null): number {
  if (atMs === null) return entries.length;
  const least = Math.max(0, entries.length - OVERTAKE_MAX);
  let at = entries.length;
  for (; at > least; at -= 1) {
    const before = entries[at - 1]?.message.atMs ?? null;
    if (before === null || before <= atMs) break;
  }
  return at;
}
