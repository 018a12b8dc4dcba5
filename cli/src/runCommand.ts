import { CommanderError } from 'commander';
import { askedHelp } from './askedHelp.ts';
import { CommandFailure, EXIT, type FailureFacts } from './failure.ts';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';

/** Run of a command line; answers the exit code. Never throws: whatever happens becomes a sentence and a code. */
export async function runCommand(words: readonly string[], io: Io): Promise<number> {
  let exitCode: number = EXIT.usage;
  try {
    const program = createProgram(io, (code) => (exitCode = code));
    await program.parseAsync(askedHelp(program, words), { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, io, words.includes('--json'));
  }
}

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
