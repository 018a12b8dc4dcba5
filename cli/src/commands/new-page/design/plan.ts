import { declare, print, withoutEnglish, wordsOf } from '@milepost/openapi/domains/design/declare';
import type { Declaration, EnglishWords } from '@milepost/openapi/domains/design/declare';
import type { ReadDesign } from '../../../designs/index.ts';
import { ownedPages, registerPage, type Place } from '../../../registration/index.ts';
import { camel } from '../../../templates/names.ts';
import type { FileChange, Snapshot } from '../../../workspace/index.ts';
import { planCatalogues, readTranslations } from '../catalogues.ts';
import { refuseProblems } from '../input.ts';
import { menuLanguageProblems } from '../menuNames.ts';
import { placed, type PlanTools } from '../plan.ts';
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

/** Place of the page: what was asked for, else where it is already, else one of its own in the first folder of the menu. */
const placeOfDesign = ({ name, path, folder }: DesignInput, snapshot: Snapshot): Place =>
  placed(
    {
      name,
      folder,
      routeIn: () => path ?? ownedPages(snapshot).find((own) => own.folder === name)?.path ?? `system/${camel(name)}`,
    },
    snapshot,
  );

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

/** Row of the journeys for a page of a design. @param add words of the button for a new record, in zh */
function journeyOf(declaration: Declaration, add: string) {
  const frame = declaration.form?.members.find(([name]) => name === 'frame')?.[1];
  const isPage = frame?.is === 'value' && frame.value === 'page';
  const adds = declaration.form !== null && !isPage && !declaration.actions.some(([name]) => name === 'adds');
  return { title: declaration.fullName, add: adds ? add : null, isUnsearched: true, isRead: true };
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
  refuseProblems(menuLanguageProblems(input.menuNames, snapshot));
  const declaration = declare(document);
  const english: EnglishWords = new Map([...words].flatMap(([label, { en }]) => (en === undefined ? [] : [[label, en] as const])));
  const place = placeOfDesign(input, snapshot);
  const printed = print(declaration, { folder: input.name, path: place.route, english });
  const files = Object.fromEntries(
    await Promise.all(
      printed.map(async ({ path, text }) => [`${PAGES}/${path}`, path.endsWith('.md') ? text : await tools.format(path, text)] as const),
    ),
  );
  const page = Object.entries(files).map(([path, after]): FileChange => ({ path, before: snapshot.read(path), after }));
  const notes = notesOf(declaration, english, words);
  const { zh } = await readTranslations(tools.catalogues, snapshot);
  const [declared] = Object.entries(files).filter(([, text]) => text.includes('defineResource({'));
  const { fullName } = declaration;
  const { en = fullName, zhtw = fullName } = words.get(fullName) ?? {};
  const places = await registerPage(
    {
      folder: input.name,
      constant: `${declaration.constant}Page`,
      place,
      journey: journeyOf(declaration, zh.get(USUAL_ADD) ?? USUAL_ADD),
      declaration: declared ? { file: declared[0], text: declared[1] } : null,
      menu: { name: fullName, words: { en, zhtw, ...input.menuNames } },
    },
    snapshot,
    tools.format,
  );
  const catalogues = await planCatalogues({
    catalogues: tools.catalogues,
    snapshot,
    files: codeIn(files),
    translations: translationsOf(declaration, words),
  });
  return {
    route: place.route,
    declaration,
    changes: [...page, ...places.changes, ...catalogues],
    conflicts: page.filter(({ before, after }) => before !== null && before !== after).map(({ path }) => path),
    notes: [...notes, ...places.notes],
    lines: Object.values(files).join('').split('\n').length - 1,
  };
}
