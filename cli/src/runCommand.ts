import type { Io } from './io.ts';
import { createProgram } from './program.ts';
import { runProgram } from './runProgram.ts';

/** Run of a command line of milepost; answers the exit code. Never throws. */
export const runCommand = (words: readonly string[], io: Io): Promise<number> => runProgram(createProgram, words, io);
