import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure, EXIT } from '../failure.ts';

/** The project a folder lies in: the nearest one upwards with the rooms of Milepost. @throws CommandFailure 3 when there is none */
export function findProject(from: string): string {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    if (isProject(folder)) return folder;
    if (folder === path.dirname(folder)) break;
  }
  throw new CommandFailure(
    EXIT.environment,
    `[milepost] ${path.resolve(from)} lies in no Milepost project, so there is nothing to work on. Change into the folder of the project.`,
  );
}

function isProject(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return false;
  try {
    const { workspaces }: { workspaces?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(workspaces) && workspaces.includes('console') && workspaces.includes('openapi');
  } catch {
    return false;
  }
}
