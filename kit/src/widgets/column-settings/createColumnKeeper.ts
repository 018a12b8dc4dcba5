import { systemClock } from '../../engines/clock/index.ts';
import { keep, readStored, storageKey } from './keeping.ts';
import type { StoredSettings } from './keeping.ts';
import { withKnown } from './settings.ts';
import type { ColumnSettingsPorts, SavedColumn, SettingsStorage } from './types.ts';

/** Quiet that is waited for before the server is told of widths: a key held down is one change. @reading R-403 */
export const SEND_AFTER_MS = 600;
/** The list has long been shown by then: a later answer would move columns under somebody's hands. @reading R-405 */
export const ASK_AT_MOST_MS = 8000;
const localStorageOfPage = (): SettingsStorage => localStorage;

/** Settings of one list, in force and on their way. */
export interface StoredColumns extends StoredSettings {
  /** True when the server refused what it was last told. */
  readonly hasFailed: boolean;
}

/** Keeper of one person's settings of one list: here at once, on the server as soon as it takes them. */
export interface ColumnKeeper {
  readonly get: () => StoredColumns;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps what a person has set; null as declared. `soon`: there may be more of it in a moment. */
  readonly change: (saved: readonly SavedColumn[] | null, when: 'now' | 'soon') => void;
  /** Asks the server what it keeps, or tells it what it has not taken. The function returned sends what still waits, and asks no more. */
  readonly start: (onFailed: (error: unknown) => void) => () => void;
}

/** @param ports see `useColumnSettings`; without a server the browser keeps everything */
export function createColumnKeeper(listId: string, ports: ColumnSettingsPorts): ColumnKeeper {
  const { openStorage = localStorageOfPage, owner, server, clock = systemClock } = ports;
  const key = storageKey(listId, owner);
  const listeners = new Set<() => void>();
  const first = readStored(openStorage, key);
  let kept: StoredColumns = { ...first, hasFailed: first.isUnsent };
  /** Counts what a person has changed: an answer to an older question is no longer of use. */
  let version = 0;
  let isSending = false;
  let waiting: (() => void) | null = null;
  let fail: (error: unknown) => void = () => undefined;

  function become(next: StoredColumns) {
    kept = next;
    keep(openStorage, key, next);
    for (const listener of listeners) listener();
  }

  /** Tells the server what is in force, until it has been told the last of it. */
  async function send(): Promise<void> {
    waiting?.();
    waiting = null;
    if (!server || isSending) return;
    isSending = true;
    for (let sent = -1; sent !== version && kept.isUnsent;) {
      sent = version;
      try {
        await server.save(listId, kept.saved ?? []);
        if (sent === version) become({ ...kept, isUnsent: false, hasFailed: false });
      } catch (error) {
        if (sent !== version) continue;
        become({ ...kept, hasFailed: true });
        fail(error);
      }
    }
    isSending = false;
  }

  async function ask(asking: AbortController): Promise<void> {
    if (!server) return;
    const asked = version;
    const stop = clock.after(ASK_AT_MOST_MS, () => asking.abort());
    const answer = await server.load(listId, asking.signal).catch(() => undefined);
    stop();
    if (answer === undefined || asked !== version || asking.signal.aborted) return;
    const saved = answer?.length ? withKnown(answer, kept.saved) : null;
    if (JSON.stringify(saved) !== JSON.stringify(kept.saved)) become({ saved, isUnsent: false, hasFailed: false });
  }

  return {
    get: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(saved, when) {
      version += 1;
      become({ ...kept, saved, isUnsent: server !== undefined });
      waiting?.();
      waiting = null;
      if (when === 'now') void send();
      else waiting = clock.after(SEND_AFTER_MS, () => void send());
    },
    start(onFailed) {
      fail = onFailed;
      const asking = new AbortController();
      void (kept.isUnsent ? send() : ask(asking));
      return () => {
        asking.abort();
        if (waiting) void send();
      };
    },
  };
}
