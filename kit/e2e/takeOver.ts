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
const offered = (folder: string): string[] => milepost(folder, 'eject', 'widget', '--list').trim().split('\n');

/** Widgets that were taken over, and the paths of their files in the application. */
export type TakenOver = ReadonlyMap<string, readonly string[]>;

/** Takes every one of them over, so that the types of all are checked with those of the application. */
export function ejectAll(folder: string): TakenOver {
  return new Map(
    offered(folder).map((widget) => {
      const { changes }: { changes: readonly { readonly path: string }[] } = JSON.parse(
        milepost(folder, 'eject', 'widget', widget, '--json'),
      );
      return [widget, changes.map((change) => change.path)];
    }),
  );
}
