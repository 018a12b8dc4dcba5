import { systemClock } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';
import { fileProblem } from './fileProblem.ts';
import { DEADLINE_MS } from './limits.ts';
import { openSheetThread } from './openSheetThread.ts';
import type { SheetThread } from './openSheetThread.ts';
import type { SheetCheck, SheetRules } from './types.ts';

export interface SheetCheckerOptions {
  /** @defaultValue a worker of the browser */
  readonly open?: () => SheetThread;
  /** @defaultValue 5 s */
  readonly deadlineMs?: number;
  readonly clock?: Clock;
}

/** Judge of spreadsheets with a worker of its own. */
export interface SheetChecker {
  /** Judges a file; one at a time. Rejects when the signal ends it, or where there is no worker. */
  readonly check: (file: File, rules?: SheetRules, options?: { readonly signal?: AbortSignal }) => Promise<SheetCheck>;
  /** Ends the worker. */
  readonly end: () => void;
}

/**
 * A judge of spreadsheets, before anything is sent: its worker is started now and gets its reader ready, so that a file that is
 * chosen later need not wait. A file that takes too long ends the worker; the next one has another.
 * @source forms §5
 * @reading R-630
 */
export function createSheetChecker({
  open = openSheetThread,
  deadlineMs = DEADLINE_MS,
  clock = systemClock,
}: SheetCheckerOptions = {}): SheetChecker {
  let thread: SheetThread | null = null;
  const end = () => {
    thread?.kill();
    thread = null;
  };
  const started = () => {
    thread ??= open();
    return thread;
  };
  try {
    started().post(null);
  } catch {
    // No worker now: whoever checks a file is told.
  }

  function check(file: File, rules: SheetRules = {}, { signal }: { readonly signal?: AbortSignal } = {}): Promise<SheetCheck> {
    const problem = fileProblem(file, rules);
    if (problem) return Promise.resolve({ kind: 'refused', problem });
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const own = started();
      const leave = () => {
        callOff();
        signal?.removeEventListener('abort', giveUp);
      };
      /** The worker is in the middle of something nobody waits for: it goes. */
      const stop = () => {
        leave();
        if (thread === own) end();
        else own.kill();
      };
      const giveUp = () => {
        stop();
        reject(signal?.reason);
      };
      const callOff = clock.after(deadlineMs, () => {
        stop();
        resolve({ kind: 'refused', problem: { kind: 'deadline' } });
      });
      signal?.addEventListener('abort', giveUp);
      own.hear((answer) => {
        if (answer) leave();
        else stop();
        resolve(answer ?? { kind: 'refused', problem: { kind: 'unreadable' } });
      });
      own.post({ file, rules });
    });
  }
  return { check, end };
}

/** One spreadsheet judged in a worker that is ended with it; see `createSheetChecker`. */
export async function checkSheet(
  file: File,
  rules: SheetRules = {},
  { signal, ...options }: SheetCheckerOptions & { readonly signal?: AbortSignal } = {},
): Promise<SheetCheck> {
  const problem = fileProblem(file, rules);
  if (problem) return { kind: 'refused', problem };
  const checker = createSheetChecker(options);
  try {
    return await checker.check(file, rules, signal ? { signal } : {});
  } finally {
    checker.end();
  }
}
