import { CommanderError, type Command } from 'commander';
import { requestedHelp } from './requestedHelp.ts';
import { CommandFailure, EXIT, type FailureFacts } from './failure.ts';
import type { Io } from './io.ts';

/** Makes a program; `finish` takes the exit code. */
export type CreateProgram = (io: Io, finish: (exitCode: number) => void) => Command;

/** Run of a command line; answers the exit code. Never throws: whatever happens becomes a sentence and a code. */
export async function runProgram(create: CreateProgram, words: readonly string[], io: Io): Promise<number> {
  let exitCode: number = EXIT.usage;
  const shown = harmless(io);
  try {
    const program = create(shown, (code) => (exitCode = code));
    await program.parseAsync(requestedHelp(program, words), { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, shown, words.includes('--json'));
  }
}

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const ACTS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/g;

/** Output whose letters act on no terminal: what a server or a file says is shown, never carried out. */
const harmless = (io: Io): Io => {
  const written = (text: string): string => text.replaceAll(ACTS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return { ...io, out: (text) => io.out(written(text)), err: (text) => io.err(written(text)) };
};

/** Says what happened; with `--json` a program is told on stdout too, whatever the exit. */
function explain(error: unknown, io: Io, isJson: boolean): number {
  const tell = (exitCode: number, facts: FailureFacts, message: string): number => {
    if (isJson) io.out(JSON.stringify({ ...facts, exitCode, message }));
    return exitCode;
  };
  if (error instanceof CommandFailure) {
    io.err(error.message);
    return tell(error.exitCode, error.facts, error.message);
  }
  // Commander has already said what is wrong; asked for help or version it "fails" with 0.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT.done : tell(EXIT.usage, { status: 'inputRequired', problems: [error.message] }, error.message);
  io.err('[milepost] Something happened that milepost does not know how to handle. Please report it with the lines below.');
  io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return tell(EXIT.fault, { status: 'failed' }, error instanceof Error ? error.message : String(error));
}
