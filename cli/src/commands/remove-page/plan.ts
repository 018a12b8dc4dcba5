import { CommandFailure, EXIT } from '../../failure.ts';
import {
  JOURNEYS_FILE,
  MENU_FILE,
  NEW_PAGES_FILE,
  PAGES_FILE,
  newEntries,
  ownedPages,
  readEntries,
  sharedFiles,
  withoutTraces,
  type OwnedPage,
  type Registered,
} from '../../registration/index.ts';
import { camel, kebab } from '../../templates/names.ts';
import { targetsOf, type PageTemplate } from '../../templates/pageTemplates.ts';
import { nearest } from '../../templates/nearest.ts';
import { namesOf } from '../new-page/declaration/write.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';

export interface RemovalPlan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly string[];
}

/**
 * Changes that take a page or an entry of the menu away, worked out in memory.
 * @param templates those of pages: files that they write elsewhere than in the folder of the page go with it
 * @throws CommandFailure 2 no such page, no declaration, or an entry of the first menu · 4 somebody imports it
 */
export function planRemoval(name: string, snapshot: Snapshot, templates: readonly PageTemplate[]): RemovalPlan {
  const pages = ownedPages(snapshot);
  const own = pages.filter(({ folder }) => folder === name);
  if (own.length === 0) return planEntryRemoval(name, pages, snapshot);
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
  const added = targetsOf(templates, namesOf(name)).filter((path) => !path.startsWith(`${folder}/`) && snapshot.read(path) !== null);
  const sources = [`src/pages/${name}/`, ...added.map((path) => path.replace(/^console\//, ''))];
  const registered = { folder: name, paths, sources };
  const gone = [...filesIn(folder, snapshot), ...added].map((path): FileChange => ({ path, before: snapshot.read(path), after: null }));
  return { changes: [...gone, ...sharedWithout(registered, snapshot)], notes: notesOn(paths, added, snapshot) };
}

const sharedWithout = (registered: Registered, snapshot: Snapshot): FileChange[] =>
  sharedFiles(snapshot).flatMap((path): FileChange[] => {
    const before = snapshot.read(path);
    return before === null ? [] : [{ path, before, after: withoutTraces(path, before, registered) }];
  });

/** An entry that has no page of its own code. */
function planEntryRemoval(name: string, pages: readonly OwnedPage[], snapshot: Snapshot): RemovalPlan {
  const [menu, added] = [snapshot.read(MENU_FILE) ?? '', snapshot.read(NEW_PAGES_FILE) ?? ''];
  const [all, own] = [readEntries(menu, added), newEntries(added)];
  const code = camel(name);
  if (!own.some((entry) => entry.code === code)) {
    if (all.some((entry) => entry.code === code))
      throw new CommandFailure(
        EXIT.usage,
        `[milepost] The entry "${name}" belongs to the first menu, which every sandbox was given. Take it away on the page of menus (/system/menu).`,
      );
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] There is no page "${name}". ${meant(name, [...pages.map(({ folder }) => folder), ...own.map((entry) => kebab(entry.code))])}`,
    );
  }
  const inside = own.filter(({ folder }) => folder === code).map((entry) => `"${kebab(entry.code)}"`);
  return {
    changes: sharedWithout({ folder: null, paths: [], sources: [], codes: [code] }, snapshot),
    notes: [
      LEAVES,
      ...(inside.length > 0
        ? [
            `In it: ${inside.join(', ')}. They leave the menu with it, stay written down, and are back when there is a directory "${code}" again.`,
          ]
        : []),
    ],
  };
}

const LEAVES = 'It leaves the menu of a running "npm run dev" at once, that of any other sandbox with its next start.';

const meant = (name: string, names: readonly string[]): string => {
  const near = nearest(name, names);
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : '"npx milepost list pages" has them all.';
};

/** Files of a folder and those below it. */
export function filesIn(folder: string, snapshot: Snapshot): string[] {
  return snapshot.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    const isFolder = !/\.\w+$/.test(name);
    return isFolder ? filesIn(path, snapshot) : [path];
  });
}

function notesOn(paths: readonly string[], gone: readonly string[], snapshot: Snapshot): string[] {
  const journeys = filesIn('console/e2e', snapshot).filter(
    (file) => file !== JOURNEYS_FILE && !gone.includes(file) && paths.some((path) => (snapshot.read(file) ?? '').includes(`/${path}`)),
  );
  const added = newEntries(snapshot.read(NEW_PAGES_FILE) ?? '').map(({ code }) => code);
  const isOfFirstMenu = paths.some((path) => !added.includes(path.replaceAll('/', '-')));
  return [
    isOfFirstMenu
      ? 'The menu entry that a sandbox or a server has already stays there, and leads to a page that says what it will be.'
      : LEAVES,
    ...(journeys.length > 0 ? [`These journeys go there: ${journeys.join(', ')}.`] : []),
  ];
}
