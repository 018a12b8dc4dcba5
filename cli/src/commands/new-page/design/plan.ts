import { declare, print, withoutEnglish, wordsOf } from '@milepost/openapi/domains/design/declare';
import type { Declaration, EnglishWords } from '@milepost/openapi/domains/design/declare';
import type { ReadDesign } from '../../../designs/index.ts';
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
  withDeclaration,
  withEntry,
  withJourney,
  withMenuName,
  withPage,
} from '../../../registration/index.ts';
import { camel } from '../../../templates/names.ts';
import type { FileChange, Snapshot } from '../../../workspace/index.ts';
import { planCatalogues, readTranslations } from '../catalogues.ts';
import { inputFailure } from '../input.ts';
import type { PlanTools } from '../plan.ts';
import { messageKey } from '../words.ts';
import type { Translations } from '../words.ts';
import type { DesignInput, DesignWords } from './input.ts';

/** Everything a page of a design changes. */
export interface DesignPlan {
  readonly route: string;
  readonly declaration: Declaration;
  readonly changes: readonly FileChange[];
  readonly conflicts: readonly string[];
  readonly notes: readonly string[];
  readonly lines: number;
}

const PAGES = 'console/src/pages';
/** Words every page of records has that says no others. */
const USUAL_ADD = 'New record';

/** Address of the page: what was asked for, else a place of the first folder of the menu. @throws CommandFailure 2 where nobody could open it */
function routeOf({ name, path }: DesignInput, snapshot: Snapshot): { readonly route: string; readonly isInMenu: boolean } {
  const [menu, added] = [snapshot.read(MENU_FILE) ?? '', snapshot.read(NEW_PAGES_FILE) ?? ''];
  const folders = [...foldersOf(menu), ...foldersOf(added)];
  const owned = ownedPages(snapshot);
  const route = path ?? owned.find(({ folder }) => folder === name)?.path ?? `system/${camel(name)}`;
  const owner = owned.find((one) => one.path === route && one.folder !== name);
  if (owner)
    throw inputFailure([
      `/${route} belongs to the page "${owner.folder}" (${PAGES}/${owner.folder}). Give this one another address with --path.`,
    ]);
  const isInMenu = entriesOf(menu, added).some((entry) => entry.path === route);
  const [begin = ''] = route.split('/');
  if (!isInMenu && !folders.includes(begin))
    throw inputFailure([
      `--path is "${route}", and the menu has no folder "${begin}", so nobody could open the page. Its folders are ${folders.join(', ')}.`,
    ]);
  return { route, isInMenu };
}

/** Translations of the words of a design by their messages: its own words are those of zh. */
function translationsOf(declaration: Declaration, words: ReadonlyMap<string, DesignWords>): ReadonlyMap<string, Translations> {
  return new Map(
    wordsOf(declaration).map((label) => {
      const { en = label, zhtw = label } = words.get(label) ?? {};
      return [messageKey(en, undefined), { zh: label, zhtw }] as const;
    }),
  );
}

function notesOf(declaration: Declaration, english: EnglishWords, words: ReadonlyMap<string, DesignWords>): string[] {
  const { holes } = declaration;
  const bare = withoutEnglish(declaration, english).length;
  const untranslated = wordsOf(declaration).filter((label) => words.get(label)?.zhtw === undefined && /\P{ASCII}/u.test(label)).length;
  return [
    ...(holes.length > 0
      ? [
          `${holes.length} of the design have no code and do not compile until somebody decides: ${holes.map(({ what }) => what).join(', ')}.`,
        ]
      : []),
    ...(bare > 0 ? [`${bare} words have no English yet and stand as the design has them. Give them with --words FILE.`] : []),
    ...(untranslated > 0 ? [`${untranslated} words stand in Traditional Chinese as the design has them.`] : []),
  ];
}

/** A page of a design, and what its places need to know of it. */
interface Registering {
  readonly input: DesignInput;
  readonly declaration: Declaration;
  readonly at: { readonly route: string; readonly isInMenu: boolean };
  readonly snapshot: Snapshot;
  readonly format: PlanTools['format'];
  readonly words: ReadonlyMap<string, DesignWords>;
  /** Words of the button for a new record, in zh. */
  readonly add: string;
  /** Source of the declaration, and its file. */
  readonly declared: { readonly file: string; readonly text: string } | undefined;
  readonly notes: string[];
}

/** The places that list the page. */
async function registered({
  input,
  declaration,
  at: { route, isInMenu },
  snapshot,
  format,
  words,
  add,
  declared,
  notes,
}: Registering): Promise<FileChange[]> {
  const edits: FileChange[] = [];
  const edit = async (path: string, change: (text: string) => string | null): Promise<void> => {
    const before = snapshot.read(path);
    const after = before === null ? null : change(before);
    if (before === null || after === null) notes.push(`${path} is not as expected: add the page /${route} by hand.`);
    else edits.push({ path, before, after: after === before || !path.endsWith('.ts') ? after : await format(path, after) });
  };
  await edit(PAGES_FILE, (text) => withPage(text, input.name, `${declaration.constant}Page`));
  const frame = declaration.form?.members.find(([name]) => name === 'frame')?.[1];
  const isPage = frame?.is === 'value' && frame.value === 'page';
  const adds = declaration.form !== null && !isPage && !declaration.actions.some(([name]) => name === 'adds');
  await edit(JOURNEYS_FILE, (text) =>
    withJourney(text, { path: route, title: declaration.fullName, add: adds ? add : null, isUnsearched: true, isRead: true }),
  );
  if (declared) await edit(DECLARATIONS_FILE, (text) => withDeclaration(text, declared.file, declared.text));
  if (!isInMenu) {
    const { fullName } = declaration;
    const { en = fullName, zhtw = fullName } = words.get(fullName) ?? {};
    const names = [
      [MENU_WORDS.en, en],
      [MENU_WORDS.zhtw, zhtw],
    ] as const;
    for (const [file, said] of names) await edit(file, (text) => withMenuName(text, route.replaceAll('/', '-'), fullName, said));
    await edit(NEW_PAGES_FILE, (text) => withEntry(text, route, declaration.fullName));
    notes.push(
      `The menu entry reaches the data of a sandbox with its next start. The menu of another server needs one of type 2 with the address ${route} and the buttons btn_add, btn_edit, btn_remove.`,
    );
  }
  return edits;
}

/** Files with messages. */
const codeIn = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => /\.tsx?$/.test(path)));

/** Everything a page of a design changes, worked out in memory. @throws CommandFailure 2 an address that is taken, or that no menu leads to */
export async function planDesignPage(
  input: DesignInput,
  { document }: ReadDesign,
  words: ReadonlyMap<string, DesignWords>,
  snapshot: Snapshot,
  tools: PlanTools,
): Promise<DesignPlan> {
  const declaration = declare(document);
  const english: EnglishWords = new Map([...words].flatMap(([label, { en }]) => (en === undefined ? [] : [[label, en] as const])));
  const at = routeOf(input, snapshot);
  const printed = print(declaration, { folder: input.name, path: at.route, english });
  const files = Object.fromEntries(
    await Promise.all(
      printed.map(async ({ path, text }) => [`${PAGES}/${path}`, path.endsWith('.md') ? text : await tools.format(path, text)] as const),
    ),
  );
  const page = Object.entries(files).map(([path, after]): FileChange => ({ path, before: snapshot.read(path), after }));
  const notes = notesOf(declaration, english, words);
  const { zh } = await readTranslations(tools.catalogues, snapshot);
  const [declared] = Object.entries(files).filter(([, text]) => text.includes('defineResource({'));
  const places = await registered({
    input,
    declaration,
    at,
    snapshot,
    format: tools.format,
    words,
    add: zh.get(USUAL_ADD) ?? USUAL_ADD,
    declared: declared && { file: declared[0], text: declared[1] },
    notes,
  });
  const catalogues = await planCatalogues({
    catalogues: tools.catalogues,
    snapshot,
    files: codeIn(files),
    translations: translationsOf(declaration, words),
  });
  return {
    route: at.route,
    declaration,
    changes: [...page, ...places, ...catalogues],
    conflicts: page.filter(({ before, after }) => before !== null && before !== after).map(({ path }) => path),
    notes,
    lines: Object.values(files).join('').split('\n').length - 1,
  };
}
