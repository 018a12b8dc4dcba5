import { terminal, type Io } from './io.ts';
import { isMissingPackage } from './missingPackage.ts';

type Run = (words: readonly string[], io: Io) => Promise<number>;

/** All commands; where a package is not installed, the few that need none. */
async function commands(): Promise<Run> {
  try {
    return (await import('./runCommand.ts')).runCommand;
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    return (await import('./runWithoutPackages.ts')).runWithoutPackages;
  }
}

process.exit(await (await commands())(process.argv.slice(2), terminal()));
