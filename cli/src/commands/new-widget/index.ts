import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import {
  changeFacts,
  countsOf,
  differencesOf,
  diskSnapshot,
  findProject,
  linesOf,
  real,
  thisWorld,
  writeRun,
  type World,
} from '../../workspace/index.ts';
import { formatOf } from '../new-page/format.ts';
import { planWidget, planWidgetRemoval, type WidgetPlan } from './plan.ts';

/** Flags as they were typed. */
export interface WidgetFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

const AFTER = {
  new: [
    'Next:',
    '  npm run api                     report of the API, manual of the hook, list of stories',
    '  npm run sizes                   its line in the table of sizes',
    '  npm run check -- --changed      everything that knows it',
    '  npm run stories                 look at it',
    '  npx milepost undo               take it back',
  ],
  remove: ['Run "npm run api" and "npm run sizes" next. Bring it back with "npx milepost undo".'],
} as const;

/**
 * Makes a widget on a headless door, with stories, tests, an example in own markup, and its places in lists.
 * @throws CommandFailure 2 unusable name · 3 no project, or a disk that refuses · 4 it is there already, and otherwise
 */
export async function newWidgetCommand(name: string, flags: WidgetFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  return carriedOut('new', name, await planWidget(name, snapshot, await formatOf(snapshot)), flags, io, { root, world });
}

/**
 * Takes a widget away that `new widget` made and that is not released. `undo` brings it back.
 * @throws CommandFailure 2 no such widget · 3 no project, or a disk that refuses · 4 others import it
 */
export function removeWidgetCommand(name: string, flags: WidgetFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  return carriedOut('remove', name, planWidgetRemoval(name, diskSnapshot(root)), flags, io, { root, world });
}

interface Place {
  readonly root: string;
  readonly world: World;
}

function carriedOut(
  verb: keyof typeof AFTER,
  name: string,
  { changes, notes }: WidgetPlan,
  { dryRun = false, diff = false, json = false }: WidgetFlags,
  io: Io,
  { root, world }: Place,
): number {
  const isPreview = dryRun || diff;
  const isNew = real(changes).length > 0;
  if (isNew && !isPreview) writeRun(root, `${verb} widget ${name}`, real(changes), world.files, world.nowMs());
  const status = isNew ? (isPreview ? 'planned' : 'written') : 'unchanged';
  if (json) io.out(JSON.stringify({ status, widget: name, changes: changeFacts(changes, diff), notes }));
  else if (!isNew) io.out(`The widget "${name}" is there already: nothing to change.`);
  else {
    if (diff) io.out(differencesOf(changes));
    io.out(
      [
        `Widget "${name}"${verb === 'remove' ? ' goes' : ''}: ${countsOf(changes)}`,
        ...linesOf(changes),
        ...(notes.length > 0 ? ['To know:', ...notes.map((note) => `  ${note}`)] : []),
        ...(isPreview ? ['Nothing was written. Leave out --dry-run and --diff to do it.'] : AFTER[verb]),
      ].join('\n'),
    );
  }
  return EXIT.done;
}
