import { createInterface } from 'node:readline/promises';

/** Access of a command to the world around it. */
export interface Io {
  /** A result, to stdout. */
  readonly out: (text: string) => void;
  /** A message for people, to stderr. */
  readonly err: (text: string) => void;
  /** Asks a person, where one sits at a terminal; null when they end it. */
  readonly ask?: (question: string) => Promise<string | null>;
  /** Resolves when the person or the system wants the command to end (Ctrl-C, SIGTERM). */
  readonly stopRequested: () => Promise<void>;
}

/** One Ctrl-C can arrive twice: from the terminal, and passed on by npm or another wrapper. */
const SAME_PRESS_MS = 1_000;
const EXIT_INTERRUPTED = 130;

/** Time between two looks at who started the command. */
const PARENT_LOOK_MS = 500;

/** Calls when the shell that npx started the command in is gone: npx hands no signal on, and the command would go on alone. */
function whenOrphaned(stop: () => void): void {
  if (process.env['npm_command'] !== 'exec') return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, PARENT_LOOK_MS);
  look.unref();
}

/** Asks on stderr, so that stdout holds results only. */
async function askAtTerminal(question: string): Promise<string | null> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } catch {
    return null;
  } finally {
    lines.close();
  }
}

/** The terminal. A second Ctrl-C ends at once, in case closing takes too long. */
export function terminal(now: () => number = Date.now): Io {
  return {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askAtTerminal }),
    stopRequested: () =>
      new Promise((resolve) => {
        let firstMs: number | null = null;
        const stop = (): void => {
          if (firstMs !== null && now() - firstMs > SAME_PRESS_MS) process.exit(EXIT_INTERRUPTED);
          firstMs ??= now();
          resolve();
        };
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
        whenOrphaned(stop);
      }),
  };
}
