import { systemClock } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';
import { OwnWorker as Worker } from '../own-worker/index.ts';
import { fileProblem } from './fileProblem.ts';
import { DEADLINE_MS } from './limits.ts';
import type { SheetCheck, SheetJob, SheetRules } from './types.ts';

/** The worker a check runs in, as far as it is needed. */
export interface SheetThread {
  readonly post: (job: SheetJob) => void;
  /** `null` when the worker broke. */
  readonly hear: (listener: (answer: SheetCheck | null) => void) => void;
  readonly kill: () => void;
}

/** A worker of the browser that checks one spreadsheet. @throws when the browser has none, or its policy forbids it */
export function openSheetThread(): SheetThread {
  const { thread } = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (job) => thread.postMessage(job),
    hear(listener) {
      thread.addEventListener('message', ({ data }: MessageEvent<SheetCheck>) => listener(data));
      for (const fault of ['error', 'messageerror'] as const) thread.addEventListener(fault, () => listener(null));
    },
    kill: () => thread.terminate(),
  };
}

export interface CheckSheetOptions {
  /** Ends the worker; the promise rejects with the reason. */
  readonly signal?: AbortSignal;
  /** @defaultValue a worker of the browser */
  readonly open?: () => SheetThread;
  /** @defaultValue 5 s */
  readonly deadlineMs?: number;
  readonly clock?: Clock;
}

/**
 * A spreadsheet checked in a worker before anything is sent, which is ended when the answer is there, or at the deadline. Rejects
 * when the signal ends it, with nothing else.
 * @source forms §5
 * @reading R-630
 */
export function checkSheet(file: File, rules: SheetRules = {}, options: CheckSheetOptions = {}): Promise<SheetCheck> {
  const { signal, open = openSheetThread, deadlineMs = DEADLINE_MS, clock = systemClock } = options;
  const problem = fileProblem(file, rules);
  if (problem) return Promise.resolve({ kind: 'refused', problem });
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const thread = open();
    const end = () => {
      thread.kill();
      callOff();
      signal?.removeEventListener('abort', giveUp);
    };
    const answer = (check: SheetCheck) => {
      end();
      resolve(check);
    };
    const giveUp = () => {
      end();
      reject(signal?.reason);
    };
    const callOff = clock.after(deadlineMs, () => answer({ kind: 'refused', problem: { kind: 'deadline' } }));
    signal?.addEventListener('abort', giveUp);
    thread.hear((check) => answer(check ?? { kind: 'refused', problem: { kind: 'unreadable' } }));
    thread.post({ file, rules });
  });
}
