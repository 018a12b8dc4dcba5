import { CommanderError } from 'commander';
import { CommandFailure, EXIT } from './failure.ts';
import { terminal, type Io } from './io.ts';
import { createProgram } from './program.ts';

/** Runs a command line; answers the exit code. Never throws: whatever happens becomes a sentence and a code. */
async function run(words: readonly string[], io: Io): Promise<number> {
  let exitCode: number = EXIT.usage;
  try {
    await createProgram(io, (code) => (exitCode = code)).parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, io);
  }
}

function explain(error: unknown, io: Io): number {
  if (error instanceof CommandFailure) {
    io.err(error.message);
    return error.exitCode;
  }
  // Commander has already said what is wrong; asked for help or version it "fails" with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  io.err('[milepost] Something happened that milepost does not know how to handle. Please report it with the lines below.');
  io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.fault;
}

process.exit(await run(process.argv.slice(2), terminal()));
