import { OwnWorker as Worker } from '../own-worker/index.ts';
import type { SheetCheck, SheetJob } from './types.ts';

/** The worker checks run in, as far as it is needed. */
export interface SheetThread {
  /** Gives it a file; null: it gets its reader ready. */
  readonly post: (job: SheetJob | null) => void;
  /** Hears the next answer, in place of whoever heard before; `null` when the worker broke. */
  readonly hear: (listener: (answer: SheetCheck | null) => void) => void;
  readonly kill: () => void;
}

/** A worker of the browser that checks spreadsheets. @throws when the browser has none, or its policy forbids it */
export function openSheetThread(): SheetThread {
  const { thread } = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  let hears: Parameters<SheetThread['hear']>[0] = () => undefined;
  thread.addEventListener('message', ({ data }: MessageEvent<SheetCheck>) => hears(data));
  for (const fault of ['error', 'messageerror'] as const) thread.addEventListener(fault, () => hears(null));
  return {
    post: (job) => thread.postMessage(job),
    hear(listener) {
      hears = listener;
    },
    kill: () => thread.terminate(),
  };
}
