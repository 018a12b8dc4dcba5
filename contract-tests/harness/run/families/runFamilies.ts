import { FAMILY_NAMES, type FamilyName } from '../../plan/plan.ts';
import type { Run, RunFamily } from '../described/family.ts';
import { runAccess } from './access.ts';
import { runChunks } from './chunks.ts';
import { runCommands } from './commands.ts';
import { runImports } from './imports.ts';
import { runLifecycle } from './lifecycle.ts';
import { runMisuse } from './misuse.ts';
import { runPaging } from './paging.ts';
import { runParameters } from './parameters.ts';
import { runRaws } from './raws.ts';
import { runReading } from './reading.ts';
import { runSocket } from './socket.ts';
import { runStrangers } from './strangers.ts';

const RUNS: Readonly<Record<FamilyName, RunFamily>> = {
  reading: runReading,
  raws: runRaws,
  paging: runPaging,
  parameters: runParameters,
  access: runAccess,
  misuse: runMisuse,
  strangers: runStrangers,
  lifecycle: runLifecycle,
  commands: runCommands,
  chunks: runChunks,
  imports: runImports,
  socket: runSocket,
};

/** Runs the families the plan has selected checks of, in the order of the plan. */
export async function runFamilies(run: Run): Promise<void> {
  for (const name of FAMILY_NAMES) if (run.plan.families.has(name)) await RUNS[name](run);
}
