import { parseArgs } from 'node:util';
import { doctorCommand, type DoctorFlags } from './commands/doctor/index.ts';
import { CommandFailure, EXIT } from './failure.ts';
import type { Io } from './io.ts';

const NOT_INSTALLED =
  'The packages of the project are not installed, so no command but "doctor" can start. Run "npm ci" in the project, then this again.';

/**
 * Run of a command line where packages are missing, answering the exit code: `doctor` says what there is to do, any other that it
 * needs them. Never throws.
 */
export async function runWithoutPackages(words: readonly string[], io: Io): Promise<number> {
  const [command, ...rest] = words;
  try {
    if (command === 'doctor') return await doctorCommand(flagsIn(rest), io);
    throw new CommandFailure(EXIT.environment, `[milepost] ${NOT_INSTALLED}`);
  } catch (error) {
    const { exitCode, message, facts } = failureOf(error);
    io.err(message);
    if (words.includes('--json')) io.out(JSON.stringify({ ...facts, exitCode, message }));
    return exitCode;
  }
}

/** Flags of `doctor`. @throws CommandFailure 2 one it does not have */
function flagsIn(words: readonly string[]): DoctorFlags {
  try {
    return parseArgs({ args: [...words], options: { data: { type: 'string' }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(EXIT.usage, `[milepost] ${why}. "doctor" has --data FOLDER and --json.`, error);
  }
}

const failureOf = (error: unknown): CommandFailure =>
  error instanceof CommandFailure
    ? error
    : new CommandFailure(EXIT.fault, error instanceof Error ? (error.stack ?? error.message) : String(error), error);
