import { CommandFailure, EXIT } from '../../failure.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { inputFailure, nameProblems } from '../new-page/input.ts';
import type { PlanTools } from '../new-page/plan.ts';
import { filesIn } from '../remove-page/plan.ts';
import { widgetFiles, widgetFolder, widgetNames, type WidgetNames } from './files.ts';
import { ownExample, WIDGET_LISTS } from './lists.ts';

/** Everything a widget changes. */
export interface WidgetPlan {
  readonly changes: readonly FileChange[];
  /** Files of the widget that are there and are not what would be written. */
  readonly conflicts: readonly string[];
  readonly notes: readonly string[];
}

const ROOMS = ['kit/src/primitives', 'kit/src/widgets', 'kit/src/engines'];

/** First parts of the addresses the kit is imported by: `theme` of `./theme/tokens`. A widget of its own lists none of them. */
function doorsOf(snapshot: Snapshot): ReadonlySet<string> {
  const { exports = {} }: { exports?: Readonly<Record<string, unknown>> } = JSON.parse(snapshot.read('kit/package.json') ?? '{}');
  return new Set(Object.keys(exports).map((door) => door.split('/')[1] ?? ''));
}

/** Plans a new widget in memory. @throws CommandFailure 2 a name that cannot be, or is taken · 4 files that are not what would be written */
export async function planWidget(name: string, snapshot: Snapshot, format: PlanTools['format']): Promise<WidgetPlan> {
  const problems = [
    ...nameProblems(name),
    ...(/^\d/.test(name) ? [`"${name}" begins with a digit, and its name becomes one of components. Begin with a letter.`] : []),
    ...(doorsOf(snapshot).has(name)
      ? [`"${name}" is a door of the kit already (@milepost/kit/${name}), and would lead to two places. Give the widget another name.`]
      : []),
  ];
  if (problems.length > 0) throw inputFailure(problems);
  const names = widgetNames(name);
  const folder = widgetFolder(names.name);
  const texts = widgetFiles(names);
  const room = ROOMS.find((each) => snapshot.names(`${each}/${names.name}`).length > 0);
  const isOwn = snapshot.read(ownExample(names)) !== null;
  if (room !== undefined && !(room === ROOMS[0] && isOwn))
    throw new CommandFailure(
      EXIT.conflict,
      `[milepost] ${room}/${names.name} is there already, so nothing was written. Give the widget another name.`,
    );
  const own: FileChange[] = [];
  for (const [path, text] of Object.entries(texts)) own.push({ path, before: snapshot.read(path), after: await format(path, text) });
  const conflicts = own.filter(({ before, after }) => before !== null && before !== after).map(({ path }) => path);
  const notes: string[] = [];
  const lists = await listed(names, snapshot, format, notes);
  return {
    changes: [...own, ...lists],
    conflicts,
    notes: [
      ...notes,
      `It is a button of two states: put its behaviour into ${folder}/${names.hook}.ts, and what it promises into its tests.`,
    ],
  };
}

async function listed(names: WidgetNames, snapshot: Snapshot, format: PlanTools['format'], notes: string[]): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const { path, withWidget } of WIDGET_LISTS) {
    const before = snapshot.read(path);
    const after = before === null ? null : withWidget(before, names);
    if (before === null || after === null) notes.push(`${path} is not as expected: list the widget "${names.name}" there by hand.`);
    else changes.push({ path, before, after: after === before || !path.endsWith('.ts') ? after : await format(path, after) });
  }
  return changes;
}

/** Plans that a widget goes. @throws CommandFailure 2 none, or one of the kit's own · 4 others import it */
export function planWidgetRemoval(name: string, snapshot: Snapshot): WidgetPlan {
  const names = widgetNames(name);
  const folder = widgetFolder(names.name);
  const line = WIDGET_LISTS[0];
  const changelog = snapshot.read(line?.path ?? '') ?? '';
  const isMade = snapshot.read(ownExample(names)) !== null && line?.without(changelog, names) !== changelog;
  if (!isMade)
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] There is no widget "${names.name}" that "new widget" made and that is not released. ${snapshot.names(folder).length > 0 ? `${folder} is the kit's own: take it away by hand.` : 'Name its folder in kit/src/primitives.'}`,
    );
  const importers = ['kit/src/primitives', 'kit/src/widgets', 'kit/src/forms', 'kit/src/lists', 'console/src/pages', 'console/src/features']
    .flatMap((room) => filesIn(room, snapshot))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`${folder}/`))
    .filter((file) =>
      new RegExp(`from '(@milepost/kit/(headless/)?|(\\.\\./)+(primitives/)?)${names.name}[/']`).test(snapshot.read(file) ?? ''),
    );
  if (importers.length > 0)
    throw new CommandFailure(
      EXIT.conflict,
      `[milepost] Others import the widget "${names.name}", so nothing was changed: ${importers.join(', ')}. Free them of it first.`,
    );
  const gone = filesIn(folder, snapshot).map((path): FileChange => ({ path, before: snapshot.read(path), after: null }));
  const lists = WIDGET_LISTS.flatMap(({ path, without }): FileChange[] => {
    const before = snapshot.read(path);
    return before === null ? [] : [{ path, before, after: without(before, names) }];
  });
  return { changes: [...gone, ...lists], conflicts: [], notes: [] };
}
