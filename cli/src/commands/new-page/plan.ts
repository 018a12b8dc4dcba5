import { CommandFailure, EXIT } from '../../failure.ts';
import { camel, capital, plural } from '../../templates/names.ts';
import { placeOf, registerPage, routeOf, type Place } from '../../registration/index.ts';
import type { PageTemplates } from '../../templates/pageTemplates.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { planCatalogues, readTranslations, type Catalogues } from './catalogues.ts';
import type { Ask } from './declaration/ask.ts';
import { withCodes } from './declaration/codes.ts';
import { dictionaryCodes, unknownDictionaries } from './declaration/dictionaries.ts';
import { PICKERS_FILE, pickersIn } from './declaration/controls.ts';
import { writeDeclaration } from './declaration/write.ts';
import type { Format } from './format.ts';
import { inputFailure, refuseProblems, type PageInput } from './input.ts';
import { menuLanguageProblems } from './menuNames.ts';
import { readMembers } from './members.ts';
import { pageFiles } from './pageFiles.ts';
import type { Question } from './questions.ts';
import type { Resource } from './resource/resource.ts';
import { templateWords } from './templateWords.ts';
import { createWords } from './words.ts';

/** Tools a plan needs besides the project: its formatter of code, its catalogues, its templates. */
export interface PlanTools {
  readonly format: Format;
  readonly catalogues: Catalogues;
  /** Templates of the files of a page. */
  readonly templates: PageTemplates;
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
  /** Lines of the files of the page. */
  readonly lines: number;
}

/**
 * Everything a new page changes, worked out in memory.
 * @throws CommandFailure 2 an address that is taken or that no menu leads to, or members nobody knows
 */
export async function planPage(input: PageInput, described: Resource, snapshot: Snapshot, tools: PlanTools): Promise<PagePlan> {
  const { format, catalogues } = tools;
  const templates = tools.templates;
  refuseProblems([...templates.problems, ...menuLanguageProblems(input.menuNames, snapshot)]);
  const resource = withCodes(described);
  const pickers = pickersIn(snapshot.read(PICKERS_FILE) ?? '');
  const controls = readMembers(input, resource, pickers);
  const dictionaries = dictionaryCodes(snapshot);
  const { listPath } = resource;
  const place = placed({ ...input, routeIn: (menu) => routeOf({ asked: input.path, name: input.name, listPath, ...menu }) }, snapshot);
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

  const made = await pageFiles(templates, declaration, format, snapshot);
  const said = await templateWords({
    files: made.files,
    page: templates,
    values: declaration.values,
    catalogues,
    own: words.translations,
    known: (locale, message) => known[locale].get(message) ?? null,
  });
  refuseProblems([...made.problems, ...said.problems]);
  const folder = `console/src/pages/${input.name}`;
  const file = `${folder}/${declaration.constant}.ts`;
  const files = Object.fromEntries(made.files.map(({ path, text }) => [path, text]));
  refuseForeign(folder, Object.keys(files), snapshot);
  const page = Object.entries(files).map(([path, after]): FileChange => ({ path, before: snapshot.read(path), after }));
  const notes = [...ask.notes, ...leftOut(questions)];
  const isKept = keepsRecords(snapshot, resource.list.id);
  if (!isKept) notes.push(`The sandbox answers ${resource.list.id} with examples and keeps nothing, so its journey does not search.`);
  const { many } = words.page;
  const registered = await registerPage(
    {
      folder: input.name,
      constant: `${camel(input.name)}Page`,
      place,
      journey: {
        title: declaration.title,
        add: declaration.add,
        isUnsearched: !declaration.isSearched || !isKept,
        isRead: declaration.add !== null && !declaration.opensForm,
      },
      declaration: { file, text: files[file] ?? '' },
      menu: { name: many.zh, words: { en: capital(plural(words.one)), zhtw: many.zhtw, ...input.menuNames } },
    },
    snapshot,
    format,
  );
  notes.push(...registered.notes);
  const catalogueChanges = await planCatalogues({ catalogues, snapshot, files, translations: said.translations });
  return {
    route: place.route,
    changes: [...page, ...registered.changes, ...catalogueChanges],
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

/** Place of a page. @throws CommandFailure 2 where another page has its address, or no directory of the menu leads there */
export function placed(ask: Parameters<typeof placeOf>[0], snapshot: Snapshot): Place {
  const place = placeOf(ask, snapshot);
  if ('problem' in place) throw inputFailure([place.problem]);
  return place;
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
