import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { readDescription } from './input.ts';
import { diffReport } from './report.ts';

/** Flags as they were typed. */
export interface DiffFlags {
  json?: boolean;
}

/** Names what breaks a client between two descriptions; 1 when something does. @throws CommandFailure 3 when they cannot be compared */
export async function openapiDiffCommand(base: string, head: string, { json }: DiffFlags, io: Io): Promise<number> {
  const { descriptionChanges } = await import('@milepost/openapi/description');
  const changes = descriptionChanges(readDescription(base), readDescription(head));
  io.out(json ? JSON.stringify(changes) : diffReport(changes));
  return changes.some(({ isBreaking }) => isBreaking) ? EXIT.problems : EXIT.done;
}
