import { CommandFailure, EXIT } from '../../failure.ts';
import { designAt, designInFile, signIn } from '../../designs/index.ts';
import type { ReadDesign } from '../../designs/index.ts';

/** Flags of commands on designs, as they were typed. */
export interface ModelFlags {
  /** Code of a design on the server that `target` names. */
  readonly model?: string;
  readonly target?: string;
  readonly json?: boolean;
}

const unusable = (problem: string): CommandFailure => new CommandFailure(EXIT.usage, `[milepost] ${problem}`);

/**
 * Designs of a command, in their order: those of files, then that of a server.
 * @param wanted number of them
 * @throws CommandFailure 2 for fewer or more, or one that cannot be read · 3 a server that does not answer
 */
export async function readDesigns(
  files: readonly string[],
  { model, target }: ModelFlags,
  cwd: string,
  wanted: 1 | 2,
): Promise<readonly ReadDesign[]> {
  if ((model === undefined) !== (target === undefined))
    throw unusable('--model and --target belong together: the code of a design, and the server it is on. Give both or none.');
  const given = files.length + (model === undefined ? 0 : 1);
  if (given !== wanted)
    throw unusable(
      wanted === 1
        ? 'One design is checked. Give a .vdd file, or --model CODE --target URL.'
        : `Two designs are compared, and ${given === 1 ? 'one is' : `${given} are`} given. Give two .vdd files, or one and --model CODE --target URL.`,
    );
  const read = files.map((file) => designInFile(file, cwd));
  if (model === undefined || target === undefined) return read;
  return [...read, await designAt(await signIn(target, process.env), model)];
}
