import type { Contract } from '@milepost/kit/testing/contract';
import type { Door } from '../doors.ts';
import { createDeclarations } from './declarations.ts';
import type { ReadTypes } from './declarations.ts';
import { pageOf } from './pages.ts';
import type { Example } from './pages.ts';
import { partsBehind } from './parts.ts';

/** Folder of the pages within the repository. */
export const MANUAL = 'kit/docs/hooks';

/** Widgets that keep the contract of another. */
const KEEPS: Readonly<Record<string, string>> = { 'upload-field': 'file-upload', 'data-picker': 'popup-table-select' };
const HEADLESS = './headless/';
/** Widgets drawn with the hook of another. */
const DRAWN_WITH: Readonly<Record<string, string>> = {
  'primitives/drawer': 'dialog',
  'primitives/overlay': 'dialog',
  'primitives/integer-field': 'number-field',
  'widgets/data-interface-select': 'data-picker',
  'widgets/file-upload': 'upload-field',
  'widgets/image-upload': 'upload-field',
  'widgets/popup-select': 'data-picker',
  'widgets/popup-table-select': 'data-picker',
};

const typesOf = (source: string) => source.replace('./src/', '').replace(/\.ts$/, '.d.ts');

/** Files of the manual by path within the repository: a page for each headless door, the list of them, and what manuals of stories read. */
export function manualFiles(
  doors: readonly Door[],
  contracts: readonly Contract[],
  read: ReadTypes,
  readExamples: (folder: string) => readonly Example[],
  drawn: readonly string[],
): Map<string, string> {
  const declarations = createDeclarations(read);
  const headless = doors.filter(({ name }) => name.startsWith(HEADLESS));
  const files = new Map<string, string>();
  const widgets: Record<string, { readonly door: string | null; readonly parts: readonly string[] }> = {};
  for (const { source } of doors) {
    const folder = source.replace(/^\.\/src\//, '').replace(/\/index\.ts$/, '');
    const own = headless.find((one) => one.source === `./src/${folder}/headless.ts`);
    const door = DRAWN_WITH[folder] ?? own?.name.slice(HEADLESS.length) ?? null;
    if (door !== null || drawn.includes(folder)) widgets[folder] = { door, parts: partsBehind(declarations, typesOf(source)) };
  }
  for (const { name, source } of headless) {
    const door = name.slice(HEADLESS.length);
    const messages = doors.find((one) => one.name === `./messages/${door}`);
    const folder = source.replace('./src/', '').replace(/\/?headless\.ts$/, '');
    const page = pageOf(declarations, {
      door,
      types: typesOf(source),
      messages: messages ? declarations.namesOf(typesOf(messages.source)) : [],
      parts: widgets[folder]?.parts ?? [],
      examples: readExamples(folder).map(({ name, text }) => ({ name, text: exampleOf(folder, text) })),
      examplesOfOthers: readExamples(folder).flatMap(({ text }) => othersIn(text)),
      contract: contracts.find(({ widget }) => widget === (KEEPS[door] ?? door)),
    });
    files.set(`${MANUAL}/${door}.md`, page);
  }
  files.set(`${MANUAL}/README.md`, overview(headless, widgets));
  files.set('kit/src/testing/stories/generated/widgets.json', `${JSON.stringify(widgets, null, 2)}\n`);
  return files;
}

const OF_OTHERS = /from '(?:\.\.\/)+(?:[\w-]+\/)*([\w-]+)\/examples\/(\w+)\.tsx?'/g;

/** Examples of other pages that an example is made of, as links. */
const othersIn = (text: string) =>
  [...text.matchAll(OF_OTHERS)].map(([, door, name]) => `\`${name}\` is the example of [${door}](${door}.md).`);

/** Source of an example as an application would write it: doors in place of paths. */
function exampleOf(folder: string, text: string): string {
  const door = folder.startsWith('forms') ? 'form' : folder.split('/').at(-1);
  return text
    .replaceAll(/from '\.\.\/(headless|index)\.ts'/g, `from '@milepost/kit/headless/${door}'`)
    .replaceAll(/from '(?:\.\.\/)+(?:[\w-]+\/)*([\w-]+)\/headless\.ts'/g, "from '@milepost/kit/headless/$1'")
    .replaceAll(/from '(?:\.\.\/)+engines\/([\w-]+)\/index\.ts'/g, "from '@milepost/kit/engines/$1'")
    .replaceAll(OF_OTHERS, "from './$2'")
    .replaceAll(/from '\.\/(\w+)\.tsx?'/g, "from './$1'")
    .replaceAll(/^\s*(?:\/\/|\{\/\*) oxlint-.*\n/gm, '');
}

function overview(headless: readonly Door[], widgets: Readonly<Record<string, { readonly door: string | null }>>): string {
  const pages = headless.map(({ name }) => name.slice(HEADLESS.length)).toSorted();
  const drawn = Object.entries(widgets)
    .flatMap(([folder, { door }]) => (door === null ? [folder.replace(/^.*\//, '')] : []))
    .toSorted();
  return `<!-- Made by "npm run api" from types and contracts. -->

# Hooks for markup of your own

Each page has the options of a hook, what it gives, the attributes and custom properties of each getter, its messages, and its keys where a contract promises them.

${pages.map((door) => `- [${door}](${door}.md)`).join('\n')}

## Drawn only

These have no hook for markup of your own yet: ${drawn.join(', ')}.
`;
}
