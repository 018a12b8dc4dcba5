import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
// Not by its door, which brings packages along: this command runs where none is installed.
import { findProject } from '../../workspace/findProject.ts';
import { thisWorld, type World } from '../../workspace/world.ts';
import { tableOf } from '../list/table.ts';
import { gatherFacts } from './gather.ts';
import { judge, type Check } from './judge.ts';

/** Flags as they were typed. */
export interface DoctorFlags {
  readonly data?: string;
  readonly json?: boolean;
}

/**
 * Checks a project and this computer, and changes nothing; answers 1 where something is a problem.
 * @throws CommandFailure 2 no folder · 3 no project
 */
export async function doctorCommand(
  { data, json = false }: DoctorFlags,
  io: Io,
  { cwd }: Pick<World, 'cwd'> = thisWorld(),
): Promise<number> {
  if (data !== undefined && (data.trim() === '' || data === ':memory:'))
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --data is "${data}", which names no folder, so there is nothing to check. Give a folder.`,
    );
  const root = findProject(cwd);
  const checks = judge(await gatherFacts(root, data === undefined ? undefined : path.resolve(cwd, data)));
  const exitCode = checks.some(({ state }) => state === 'problem') ? EXIT.problems : EXIT.done;
  io.out(json ? JSON.stringify({ status: 'done', exitCode, checks }) : reportOf(checks));
  return exitCode;
}

function reportOf(checks: readonly Check[]): string {
  const todos = checks.flatMap(({ check, todo }) => (todo === null ? [] : [`  ${check}: ${todo}`]));
  const count = (wanted: Check['state']): number => checks.filter(({ state }) => state === wanted).length;
  return [
    tableOf(
      ['check', 'state', 'found'],
      checks.map(({ check, state, found }) => [check, state, found]),
    ),
    ...(todos.length === 0 ? [] : ['\nWhat to do:', ...todos]),
    `\n${count('ok')} ok, ${count('warning')} warnings, ${count('problem')} problems`,
  ].join('\n');
}
