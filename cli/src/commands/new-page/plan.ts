import { CommandFailure, EXIT } from '../../failure.ts';
import { camel, capital, plural } from '../../templates/names.ts';
import {
  DECLARATIONS_FILE,
  JOURNEYS_FILE,
  MENU_FILE,
  MENU_WORDS,
  NEW_PAGES_FILE,
  PAGES_FILE,
  entriesOf,
  foldersOf,
  ownedPages,
  routeOf,
  withDeclaration,
  withEntry,
  withJourney,
  withMenuName,
  withPage,
} from '../../registration/index.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { planCatalogues, readTranslations, type Catalogues } from './catalogues.ts';
import type { Ask } from './declaration/ask.ts';
import { withCodes } from './declaration/codes.ts';
import { dictionaryCodes, unknownDictionaries } from './declaration/dictionaries.ts';
import { PICKERS_FILE, pickersIn } from './declaration/controls.ts';
import { writeDeclaration, type Declaration } from './declaration/write.ts';
import { TOP } from './entry/input.ts';
import { inputFailure, type PageInput } from './input.ts';
import { readMembers } from './members.ts';
import type { Question } from './questions.ts';
import type { Resource } from './resource/resource.ts';
import { createWords, type Words } from './words.ts';

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
  /** Questions only a person can answer; where an answer is needed nothing can be written. */
  readonly questions: readonly Question[];
  /** Notes on what a person should know or do. */
  readonly notes: readonly string[];
  /** Lines of the two files of the page. */
  readonly lines: number;
}

/**
 * Everything a new page changes, worked out in memory.
 * @throws CommandFailure 2 an address that is taken or that no menu leads to, or members nobody knows
 */
export async function planPage(input: PageInput, described: Resource, snapshot: Snapshot, tools: PlanTools): Promise<PagePlan> {
  const { format, catalogues } = tools;
  const resource = withCodes(described);
  const pickers = pickersIn(snapshot.read(PICKERS_FILE) ?? '');
  const controls = readMembers(input, resource, pickers);
  const dictionaries = dictionaryCodes(snapshot);
  const place = placeOf(input, resource, snapshot);
  const known = await readTranslations(catalogues, snapshot);
  const words = createWords(input, resource, (locale, message) => known[locale].get(message) ?? null);
  const ask: Ask = {
    input,
    resource,
    words,
    pickers,
    controls,
    constants: new Map(),
    dictionaries,
    questions: [],
    notes: [...resource.notes, ...unknownDictionaries(controls, dictionaries)],
  };
  const declaration = writeDeclaration(ask, place.route);
  const questions = unique([...words.questions, ...ask.questions]);

  const folder = `console/src/pages/${input.name}`;
  const file = `${folder}/${declaration.constant}.ts`;
  const files = {
    [file]: await format(`${declaration.constant}.ts`, declaration.text),
    [`${folder}/page.ts`]: await format('page.ts', declaration.page),
  };
  refuseForeign(folder, Object.keys(files), snapshot);
  const page = Object.entries(files).map(([path, after]): FileChange => ({ path, before: snapshot.read(path), after }));
  const notes = [...ask.notes, ...leftOut(questions)];
  const registered = await register({ input, resource, words, declaration, file, text: files[file] ?? '', place, snapshot, format, notes });
  const catalogueChanges = await planCatalogues({ catalogues, snapshot, files, translations: words.translations });
  return {
    route: place.route,
    changes: [...page, ...registered, ...catalogueChanges],
    conflicts: page.filter(({ before, after }) => before !== null && before !== after).map(({ path }) => path),
    questions,
    notes,
    lines: Object.values(files).join('').split('\n').length - 1,
  };
}

/** A folder that somebody has made for something else is left alone. @throws CommandFailure 4 */
function refuseForeign(folder: string, own: readonly string[], snapshot: Snapshot): void {
  const there = snapshot.names(folder).map((name) => `${folder}/${name}`);
  if (there.length === 0 || there.some((file) => own.includes(file))) return;
  throw new CommandFailure(
    EXIT.conflict,
    `[milepost] ${folder} is there already and holds no page of this command (${there.length} files), so nothing was written into it. Give the page another name.`,
  );
}

interface Place {
  readonly route: string;
  /** Code of the directory its entry stands in; null at the top. */
  readonly folder: string | null;
  /** The menu leads to the address already. */
  readonly isInMenu: boolean;
}

/** Address of the page. @throws CommandFailure 2 where another page has it, or no folder of the menu begins it */
function placeOf(input: PageInput, { listPath }: Resource, snapshot: Snapshot): Place {
  const menu = snapshot.read(MENU_FILE) ?? '';
  const added = snapshot.read(NEW_PAGES_FILE) ?? '';
  const entries = entriesOf(menu, added);
  const folders = foldersOf(menu, added);
  const route = routeOf({ asked: input.path, name: input.name, listPath, entries, folders });
  const owner = ownedPages(snapshot).find(({ path, folder }) => path === route && folder !== input.name);
  if (owner)
    throw inputFailure([
      `/${route} belongs to the page "${owner.folder}" (console/src/pages/${owner.folder}), and one address has one page. Give this one another with --path, such as --path ${route.split('/')[0]}/${camel(input.name)}, or take that one away with "npx milepost remove page ${owner.folder}".`,
    ]);
  const isInMenu = entries.some(({ path }) => path === route);
  const [begin = ''] = route.split('/');
  const folder = input.folder ?? begin;
  if (isInMenu || folder === TOP) return { route, folder: null, isInMenu };
  if (!folders.includes(folder))
    throw inputFailure([
      `${input.folder === null ? `--path is "${route}"` : `--folder is "${folder}"`}, and the menu has no directory "${folder}", so nobody could open the page. Its directories are ${folders.join(', ')}; --folder ${TOP} puts it at the top.`,
    ]);
  return { route, folder, isInMenu };
}

interface RegisterAsk {
  readonly input: PageInput;
  readonly resource: Resource;
  readonly words: Words;
  readonly declaration: Declaration;
  /** File of the declaration, and what it will hold. */
  readonly file: string;
  readonly text: string;
  readonly place: Place;
  readonly snapshot: Snapshot;
  readonly format: PlanTools['format'];
  readonly notes: string[];
}

/** The places that list the page: the pages of the console, its journey, and the menu. */
async function register({
  input,
  resource,
  words,
  declaration,
  file,
  text: declared,
  place,
  snapshot,
  format,
  notes,
}: RegisterAsk): Promise<FileChange[]> {
  const { route, folder, isInMenu } = place;
  const isKept = keepsRecords(snapshot, resource.list.id);
  if (!isKept) notes.push(`The sandbox answers ${resource.list.id} with examples and keeps nothing, so its journey does not search.`);
  const row = {
    path: route,
    title: declaration.title,
    add: declaration.add,
    isUnsearched: !declaration.isSearched || !isKept,
    isRead: declaration.add !== null && !declaration.canEdit,
  };
  const constant = `${camel(input.name)}Page`;
  const edits: FileChange[] = [];
  const edit = async (path: string, change: (text: string) => string | null, otherwise: string): Promise<void> => {
    const before = snapshot.read(path);
    const after = before === null ? null : change(before);
    if (before === null || after === null) notes.push(otherwise);
    else edits.push({ path, before, after: after === before || !path.endsWith('.ts') ? after : await format(path, after) });
  };
  await edit(
    PAGES_FILE,
    (text) => withPage(text, input.name, constant),
    `${PAGES_FILE} is not as expected: add ${constant} to its screens.`,
  );
  await edit(JOURNEYS_FILE, (text) => withJourney(text, row), `${JOURNEYS_FILE} is not as expected: add a row for /${route}.`);
  await edit(
    DECLARATIONS_FILE,
    (text) => withDeclaration(text, file, declared),
    `${DECLARATIONS_FILE} is not as expected: run node scripts/node24.mjs scripts/declarations.mjs.`,
  );
  if (!isInMenu) {
    const { zh, zhtw } = words.page.many;
    const english = capital(plural(words.one));
    for (const [name, said] of [
      [MENU_WORDS.en, english],
      [MENU_WORDS.zhtw, zhtw],
    ] as const)
      await edit(
        name,
        (text) => withMenuName(text, route.replaceAll('/', '-'), zh, said),
        `${name} is not as expected: add the name of /${route}.`,
      );
    await edit(
      NEW_PAGES_FILE,
      (text) => withEntry(text, route, declaration.title, folder),
      `${NEW_PAGES_FILE} is not as expected: add an entry for /${route} to the menu.`,
    );
    notes.push(
      `Its menu entry is shown by a running "npm run dev" at once, by any other sandbox with its next start. The menu of another server needs one of type 2 with the address ${route} and the buttons btn_add, btn_edit, btn_remove.`,
    );
  }
  return edits;
}

const unique = (questions: readonly Question[]): Question[] =>
  [
    ...questions.reduce((found, question) => {
      const before = found.get(question.flag);
      return found.set(question.flag, before?.isNeeded ? before : question);
    }, new Map<string, Question>()),
  ].map(([, question]) => question);

/** Members that are missing on the page because nobody has answered. */
function leftOut(questions: readonly Question[]): string[] {
  const left = questions.filter(({ isNeeded }) => !isNeeded).map(({ flag }) => flag);
  return left.length > 0 ? [`Left out until somebody says what it is: ${left.map((flag) => `${flag}…`).join(' ')}`] : [];
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
