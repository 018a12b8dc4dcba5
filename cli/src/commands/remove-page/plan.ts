import { CommandFailure, EXIT } from '../../failure.ts';
import { JOURNEYS_FILE, PAGES_FILE, ownedPages, sharedFiles, withoutTraces, type OwnedPage } from '../../registration/index.ts';
import { nearest } from '../../templates/nearest.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';

export interface RemovalPlan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly string[];
}

/** Changes that take a page away, worked out in memory. @throws CommandFailure 2 no such page, or no declaration · 4 somebody imports it */
export function planRemoval(name: string, snapshot: Snapshot): RemovalPlan {
  const pages = ownedPages(snapshot);
  const own = pages.filter(({ folder }) => folder === name);
  if (own.length === 0) throw new CommandFailure(EXIT.usage, `[milepost] There is no page "${name}". ${meant(name, pages)}`);
  if (own.some(({ kind }) => kind === 'own'))
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] The page "${name}" is written as components, and this command knows declarations only. Take it away by hand: its folder, its place in ${PAGES_FILE}, its journeys and its words.`,
    );
  const folder = `console/src/pages/${name}`;
  const importers = filesIn('console/src/app', snapshot).filter(
    (file) => file !== PAGES_FILE && (snapshot.read(file) ?? '').includes(`/pages/${name}/`),
  );
  if (importers.length > 0)
    throw new CommandFailure(
      EXIT.conflict,
      `[milepost] Others import the page "${name}", so nothing was changed: ${importers.join(', ')}. Free them of it first.`,
    );
  const paths = own.map(({ path }) => path);
  const registered = { folder: name, paths, sources: [`src/pages/${name}/`] };
  const gone = filesIn(folder, snapshot).map((path): FileChange => ({ path, before: snapshot.read(path), after: null }));
  const shared = sharedFiles(snapshot).flatMap((path): FileChange[] => {
    const before = snapshot.read(path);
    return before === null ? [] : [{ path, before, after: withoutTraces(path, before, registered) }];
  });
  return { changes: [...gone, ...shared], notes: notesOn(paths, snapshot) };
}

const meant = (name: string, pages: readonly OwnedPage[]): string => {
  const near = nearest(
    name,
    pages.map(({ folder }) => folder),
  );
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : '"npx milepost list pages" has them all.';
};

/** Files of a folder and those below it. */
function filesIn(folder: string, snapshot: Snapshot): string[] {
  return snapshot.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    const isFolder = !/\.\w+$/.test(name);
    return isFolder ? filesIn(path, snapshot) : [path];
  });
}

function notesOn(paths: readonly string[], snapshot: Snapshot): string[] {
  const journeys = filesIn('console/e2e', snapshot).filter(
    (file) => file !== JOURNEYS_FILE && paths.some((path) => (snapshot.read(file) ?? '').includes(`/${path}`)),
  );
  return [
    'A menu entry that a sandbox or a server has already stays there, and leads to a page that says what it will be.',
    ...(journeys.length > 0 ? [`These journeys go there: ${journeys.join(', ')}.`] : []),
  ];
}
