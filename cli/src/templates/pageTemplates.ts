import path from 'node:path';
import { diskSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import { IN_NAMES, PLACEHOLDERS, filled, placeholderProblems, type PlaceholderValues } from './placeholders.ts';

/** Ending of a template; what is before it is the name of the file that is written. */
const ENDING = '.template';
/** File of a team with the translations of what its templates say. */
const WORDS = 'words.json';
/** File that explains a folder of templates. */
export const EXPLAINED = 'README.md';
const BUILT_IN = path.join(import.meta.dirname, '../../templates');
/** Kinds of templates there are, each a folder. */
export const TEMPLATE_KINDS = ['page'] as const;

/** Template of one file of a page. */
export interface PageTemplate {
  /** File it is reported by. */
  readonly file: string;
  /** Path it is written to, with placeholders. */
  readonly target: string;
  readonly text: string;
  /** One of a team. */
  readonly isOwn: boolean;
}

/** Translations of messages of templates by their English; zh and zhtw are there. */
export type TemplateWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Templates of a page, those of a team in the place of the built-in ones. */
export interface PageTemplates {
  readonly templates: readonly PageTemplate[];
  readonly words: TemplateWords;
  /** File with the words; null for none. */
  readonly wordsFile: string | null;
  readonly problems: readonly string[];
}

/** Built-in templates of a page. */
export const builtInTemplates = (): readonly PageTemplate[] => templatesIn(diskSnapshot(BUILT_IN), 'page', false);

/** Templates of a page. @param folder of the team's own; undefined for none */
export function pageTemplates(snapshot: Snapshot, folder: string | undefined): PageTemplates {
  const builtIn = builtInTemplates();
  if (folder === undefined) return { templates: builtIn, words: {}, wordsFile: null, problems: [] };
  const own = templatesIn(snapshot, `${folder}/page`, true);
  const wordsFile = `${folder}/page/${WORDS}`;
  const { words, problems } = wordsIn(snapshot.read(wordsFile), wordsFile);
  const replaced = new Set(own.map(({ target }) => target));
  return {
    templates: [...builtIn.filter(({ target }) => !replaced.has(target)), ...own],
    words,
    wordsFile,
    problems: [...strayProblems(snapshot, folder), ...problems, ...own.flatMap(problemsOf)],
  };
}

/** Paths the templates write to for a page of some name. */
export const targetsOf = (templates: readonly PageTemplate[], names: Pick<PlaceholderValues, (typeof IN_NAMES)[number]>): string[] =>
  templates.map(({ target }) => filled(target, names));

const problemsOf = ({ file, target, text }: PageTemplate): string[] => [
  ...placeholderProblems(target, file, IN_NAMES),
  ...placeholderProblems(text, file),
];

/** Files of a folder and those below it, by their paths in it. */
function filesIn(snapshot: Snapshot, folder: string): string[] {
  return snapshot.names(folder).flatMap((name) => {
    const inside = filesIn(snapshot, `${folder}/${name}`);
    return inside.length > 0 ? inside.map((one) => `${name}/${one}`) : [name];
  });
}

const templatesIn = (snapshot: Snapshot, folder: string, isOwn: boolean): PageTemplate[] =>
  filesIn(snapshot, folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({
      file: `${folder}/${file}`,
      target: file.slice(0, -ENDING.length),
      text: snapshot.read(`${folder}/${file}`) ?? '',
      isOwn,
    }));

/** Files and folders nobody reads. */
function strayProblems(snapshot: Snapshot, folder: string): string[] {
  const kinds: readonly string[] = TEMPLATE_KINDS;
  const strangers = snapshot.names(folder).filter((name) => !kinds.includes(name) && name !== EXPLAINED);
  const bare = filesIn(snapshot, `${folder}/page`).filter((file) => !file.endsWith(ENDING) && file !== WORDS);
  return [
    ...strangers.map(
      (name) => `${folder}/${name} is read by no command: there are templates in ${kinds.map((kind) => `${folder}/${kind}`).join(', ')}.`,
    ),
    ...bare.map((file) => `${folder}/page/${file} does not end in ${ENDING}, so it would not be written. Rename it to ${file}${ENDING}.`),
  ];
}

function wordsIn(text: string | null, file: string): { readonly words: TemplateWords; readonly problems: readonly string[] } {
  if (text === null) return { words: {}, problems: [] };
  const example = 'Give JSON such as {"On duty": {"zh": "WORDS", "zhtw": "WORDS"}}.';
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { words: {}, problems: [`${file} is no JSON. ${example}`] };
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return { words: {}, problems: [`${file} is no object. ${example}`] };
  const problems = Object.entries(read).flatMap(([english, said]: [string, unknown]) => [
    ...placeholderProblems(english, file),
    ...(isTranslated(said)
      ? Object.values(said).flatMap((words) => placeholderProblems(words, file))
      : [`${file} lacks zh or zhtw of "${english}". ${example}`]),
  ]);
  return { words: problems.length > 0 ? {} : (read as TemplateWords), problems };
}

const isTranslated = (said: unknown): said is Readonly<Record<string, string>> =>
  typeof said === 'object' &&
  said !== null &&
  ['zh', 'zhtw'].every((language) => typeof Reflect.get(said, language) === 'string') &&
  Object.values(said).every((words) => typeof words === 'string');

/** Text that explains a folder of templates to those who write them. */
export const explanation = (): string => `# Templates of pages

\`npx milepost new page\` writes the files of \`page\` here in the place of its own, and adds those it has not. A template is called like the file that is written, with \`${ENDING}\` after it, in the same folders as in the project. \`page/${WORDS}\` translates what they say: \`{"On duty": {"zh": "…", "zhtw": "…"}}\`. \`npx milepost doctor\` looks at them.

| Placeholder | Stands for |
|---|---|
${Object.entries(PLACEHOLDERS)
  .map(([name, says]) => `| \`{{${name}}}\` | ${says} |`)
  .join('\n')}

The name of a file may have ${IN_NAMES.map((name) => `\`{{${name}}}\``).join(', ')}.
`;
