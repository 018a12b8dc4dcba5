import type { Clock } from '../clock/index.ts';
import type { EntryList } from './entryList.ts';
import { isUnderWay, percentOf } from './entry.ts';
import { isReadable } from './judge.ts';
import { createRate } from './rate.ts';
import { sendFile } from './sending.ts';
import type { Send, UploadEntry, UploadNews } from './types.ts';

/** A finished file is shown as whole for so long. @source forms §9 */
export const COMPLETE_AFTER_MS = 300;
/** A browser has six connections to a host; the page needs some. @reading R-364 */
export const PARALLEL = 3;

interface SenderOptions<Stored> {
  readonly list: EntryList<Stored>;
  readonly send: Send<Stored>;
  readonly keepsRefused: () => boolean;
  readonly tell: (news: UploadNews<Stored>) => void;
  readonly clock: Clock;
}

/** Sends what waits in a list, three at a time. */
export function createSender<Stored>({ list, send, keepsRefused, tell, clock }: SenderOptions<Stored>) {
  const running = new Map<number, AbortController>();
  let storedCount = 0;

  function breakOff(id: number) {
    running.get(id)?.abort();
    running.delete(id);
  }

  /** Sends as far as there is room; says so when nothing is left to do. */
  function pump() {
    for (const entry of list.snapshot().entries) {
      if (running.size >= PARALLEL) return;
      if (entry.state.kind === 'waiting' && !running.has(entry.id)) void start(entry);
    }
    if (running.size > 0 || list.snapshot().isJudging || storedCount === 0) return;
    const count = storedCount;
    storedCount = 0;
    tell({ kind: 'idle', storedCount: count });
  }

  async function start({ id, file }: UploadEntry<Stored>) {
    const controller = new AbortController();
    const { signal } = controller;
    const { name } = file;
    running.set(id, controller);
    list.apply(id, { on: 'start' });
    const rate = createRate(clock);
    const result = await sendFile(file, {
      send,
      signal,
      clock,
      onProgress: (sentBytes, totalBytes) => list.apply(id, { on: 'progress', sentBytes, totalBytes, ...rate.after(sentBytes) }),
      onChecking: (doneBytes, totalBytes) => signal.aborted || list.apply(id, { on: 'check', doneBytes, totalBytes }),
      onFound: (storedBytes, totalBytes) => tell({ kind: 'found', name, percent: percentOf(storedBytes, totalBytes) }),
    });
    const canRetry = result === null && (await isReadable(file));
    if (signal.aborted) return;
    if (result?.kind === 'stored') {
      list.apply(id, { on: 'answer' });
      await new Promise<void>((resolve) => void clock.after(COMPLETE_AFTER_MS, resolve));
      if (signal.aborted) return;
      list.apply(id, { on: 'done', stored: result.stored });
      storedCount += 1;
      tell({ kind: 'stored', name, stored: result.stored });
      list.drop(id);
    } else if (result) {
      if (keepsRefused()) list.apply(id, { on: 'fail', message: result.message });
      else list.drop(id);
      tell({ kind: 'refused', name, message: result.message });
    } else if (canRetry) {
      list.apply(id, { on: 'fail', message: '' });
      tell({ kind: 'failed', name });
    } else {
      // Changed or gone since it was chosen: sending it again would fail again.
      list.drop(id);
      tell({ kind: 'problem', problem: { kind: 'unreadable', name } });
    }
    running.delete(id);
    pump();
  }

  return {
    pump,
    pause(id: number, by: 'person' | 'network') {
      breakOff(id);
      list.apply(id, { on: 'pause', by });
    },
    /** Ids of the files that are under way. */
    underWay: () => list.snapshot().entries.flatMap(({ id, state }) => (isUnderWay(state) ? [id] : [])),
    cancel(id: number) {
      breakOff(id);
      list.drop(id);
      pump();
    },
    dispose() {
      for (const id of running.keys()) breakOff(id);
      list.clear();
    },
  };
}
