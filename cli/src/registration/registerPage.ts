import type { FileChange, Snapshot } from '../workspace/index.ts';
import { DECLARATIONS_FILE, withDeclaration } from './declarations.ts';
import { JOURNEYS_FILE, withJourney, type JourneyRow } from './journeys.ts';
import { menuNameEdits, untranslatedNotes, type FileEdit, type MenuWords } from './menuNames.ts';
import { NEW_PAGES_FILE, withEntry } from './menu.ts';
import { PAGES_FILE, withPage } from './pages.ts';
import type { Place } from './place.ts';

/** A page as the files know it that every page is listed in. */
export interface NewPage {
  /** Folder below `console/src/pages`. */
  readonly folder: string;
  /** Name its `page.ts` exports. */
  readonly constant: string;
  readonly place: Place;
  readonly journey: Omit<JourneyRow, 'path'>;
  /** Source of its declaration; null where it has none. */
  readonly declaration: { readonly file: string; readonly text: string } | null;
  /** Name of its menu entry, in zh and in other languages. */
  readonly menu: { readonly name: string; readonly words: MenuWords };
}

interface Registered {
  readonly changes: readonly FileChange[];
  /** Notes for whoever makes the page: files that are not as expected, servers that have to be told. */
  readonly notes: readonly string[];
}

/** The places that list a page with it: the pages of the console, the journeys, the declarations, the menu and its names. */
export async function registerPage(
  page: NewPage,
  snapshot: Snapshot,
  format: (file: string, text: string) => Promise<string>,
): Promise<Registered> {
  const changes: FileChange[] = [];
  const notes: string[] = [];
  for (const [path, change, byHand] of editsOf(page, snapshot)) {
    const before = snapshot.read(path);
    const after = before === null ? null : change(before);
    if (before === null || after === null) notes.push(`${path} is not as expected: ${byHand}.`);
    else changes.push({ path, before, after: after === before || !path.endsWith('.ts') ? after : await format(path, after) });
  }
  if (!page.place.isInMenu)
    notes.push(
      ...untranslatedNotes(snapshot, [page.menu.name], page.menu.words),
      `Its menu entry is shown by a running "npm run dev" at once, by any other sandbox with its next start. The menu of another server needs one of type 2 with the address ${page.place.route} and the buttons btn_add, btn_edit, btn_remove.`,
    );
  return { changes, notes };
}

/** Edit of a shared file, and what a person does where the file is another than expected. */
type ListedEdit = readonly [...FileEdit, byHand: string];

function editsOf({ folder, constant, place, journey, declaration, menu }: NewPage, snapshot: Snapshot): readonly ListedEdit[] {
  const { route, isInMenu } = place;
  const listed: readonly ListedEdit[] = [
    [PAGES_FILE, (text) => withPage(text, folder, constant), `add ${constant} to its screens`],
    [JOURNEYS_FILE, (text) => withJourney(text, { ...journey, path: route }), `add a row for /${route}`],
  ];
  const declared: readonly ListedEdit[] = declaration
    ? [
        [
          DECLARATIONS_FILE,
          (text) => withDeclaration(text, declaration.file, declaration.text),
          'run node scripts/node24.mjs scripts/declarations.mjs',
        ],
      ]
    : [];
  const inMenu: readonly ListedEdit[] = [
    ...menuNameEdits(snapshot, route, menu.name, menu.words).map((edit): ListedEdit => [...edit, `add the name of /${route}`]),
    [NEW_PAGES_FILE, (text) => withEntry(text, route, menu.name, place.folder), `add an entry for /${route} to the menu`],
  ];
  return [...listed, ...declared, ...(isInMenu ? [] : inMenu)];
}
