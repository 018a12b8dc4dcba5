import type { Command } from 'commander';
import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { thisWorld, type World } from '../../workspace/index.ts';
import { scriptOf, type Shell } from './script.ts';
import { treeOf } from './tree.ts';
import { knownValues } from './values.ts';

export { SHELLS, type Shell } from './script.ts';

/** Prints the script with which a shell completes command lines of a program. */
export async function completionCommand(
  shell: Shell,
  program: Command,
  io: Io,
  world: Pick<World, 'cwd' | 'files'> = thisWorld(),
): Promise<number> {
  io.out(scriptOf(shell, treeOf(program, await knownValues(world))));
  return EXIT.done;
}
