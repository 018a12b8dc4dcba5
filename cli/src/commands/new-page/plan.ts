import { camel } from '../../templates/names.ts';
import { pruneImports } from '../../templates/pruneImports.ts';
import { fillIn, render } from '../../templates/render.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { planCatalogues, readTranslations, type Catalogues } from './catalogues.ts';
import type { PageInput } from './input.ts';
import { MENU_FILE, entriesOf, routeOf, withEntry } from './menu.ts';
import { PAGES_FILE, withPage } from './registration.ts';
import type { Resource } from './resource/resource.ts';
import { pageScope } from './scope.ts';
import type { PageTemplate } from './template.ts';
import { vocabularyOf, type Translated } from './words.ts';

/** Tools a plan needs besides the project: the project's formatter of code, and its catalogues. */
export interface PlanTools {
  readonly format: (file: string, text: string) => Promise<string>;
  readonly catalogues: Catalogues;
}

export interface PagePlan {
  readonly route: string;
  readonly changes: readonly FileChange[];
  /** Files of the page that are there and are not what would be written. */
  readonly conflicts: readonly string[];
  /** Words that stand in English where a translation should. */
  readonly untranslated: readonly string[];
  /** Notes on what a person should know or do. */
  readonly notes: readonly string[];
}

/** Everything a new page changes, worked out in memory. */
export async function planPage(
  input: PageInput,
  resource: Resource,
  template: PageTemplate,
  snapshot: Snapshot,
  { format, catalogues }: PlanTools,
): Promise<PagePlan> {
  const menu = snapshot.read(MENU_FILE) ?? '';
  const entries = entriesOf(menu);
  const route = routeOf(input.path, input.name, resource, entries);
  const entry = entries.find(({ path }) => path === route) ?? null;
  const vocabulary = vocabularyOf(input, resource, template, entry?.name ?? null);
  const known = {
    zh: await readTranslations(catalogues, snapshot, 'zh'),
    zhtw: await readTranslations(catalogues, snapshot, 'zhtw'),
  };
  const say = (locale: Translated, message: string): string =>
    known[locale].get(message) ?? vocabulary.translations.get(message)?.[locale] ?? message;
  const isKept = keepsRecords(snapshot, resource.list.id);
  const scope = pageScope({ input, resource, template, vocabulary, route, isKept, say });

  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(template.files)) {
    const file = fillIn(path, scope, path);
    const filled = render(path, text, scope);
    if (filled !== null) files[file] = await format(file, pruneImports(filled));
  }
  const page = Object.entries(files)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, after]): FileChange => ({ path, before: snapshot.read(path), after }));
  const conflicts = page.filter(({ before, after }) => before !== null && before !== after).map(({ path }) => path);

  const notes = [
    ...resource.notes,
    ...(isKept ? [] : [`The sandbox answers ${resource.list.id} with examples and keeps nothing: the journey only looks at the page.`]),
  ];
  const edits: FileChange[] = [];
  const edit = async (path: string, change: (text: string) => string | null, otherwise: string): Promise<void> => {
    const before = snapshot.read(path);
    const after = before === null ? null : change(before);
    if (before === null || after === null) notes.push(otherwise);
    else edits.push({ path, before, after });
  };
  const constant = `${camel(input.name)}Page`;
  const pages = snapshot.read(PAGES_FILE);
  const withOwnPage = pages === null ? null : withPage(pages, input.name, constant);
  const formatted = withOwnPage === null || withOwnPage === pages ? withOwnPage : await format(PAGES_FILE, withOwnPage);
  await edit(PAGES_FILE, () => formatted, `${PAGES_FILE} is not as expected: add ${constant} to its list.`);
  const pageName = say('zh', vocabulary.page['Page'] ?? input.name);
  await edit(
    MENU_FILE,
    (text) => withEntry(text, route, pageName),
    `The menu of the sandbox has no directory "${route.split('/')[0]}": add page('${route}', '${pageName}', …) to ${MENU_FILE}.`,
  );
  if (entry === null)
    notes.push(
      `The menu of a real server needs an entry of type 2 with the address ${route} and the buttons btn_add, btn_edit, btn_remove.`,
    );
  const words = await planCatalogues({ catalogues, snapshot, files, translations: vocabulary.translations });
  const used = Object.values(files).join('\n');
  return {
    route,
    changes: [...page, ...edits, ...words],
    conflicts,
    untranslated: vocabulary.untranslated.filter((word) => used.includes(word)),
    notes,
  };
}

/** Folder in which the sandbox keeps records, one folder per part of the API. */
const SANDBOX = 'openapi/servers/sandbox/resources';

/** True when a module of the sandbox carries out a call. */
const keepsRecords = (snapshot: Snapshot, call: string): boolean =>
  snapshot.names(SANDBOX).some((folder) =>
    snapshot
      .names(`${SANDBOX}/${folder}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .some((file) => new RegExp(`\\b${call}\\b`).test(snapshot.read(`${SANDBOX}/${folder}/${file}`) ?? '')),
  );
