import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs the program of the packed kit in an application; what it printed. */
export function milepost(folder: string, ...words: readonly string[]): string {
  const program = path.join(folder, 'node_modules/@milepost/kit/bin/milepost.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`milepost ${words.join(' ')} fails outside the workspace:\n${stdout}${stderr}`);
  return stdout;
}

/** Widgets the packed kit offers as files of one's own. */
export const offered = (folder: string): string[] => milepost(folder, 'eject', 'widget', '--list').trim().split('\n');

/** Takes every one of them over, so that the types of all are checked with those of the application. */
export function ejectAll(folder: string): void {
  for (const widget of offered(folder)) milepost(folder, 'eject', 'widget', widget);
}
