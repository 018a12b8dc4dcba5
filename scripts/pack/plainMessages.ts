// Messages of doors as plain objects, a module for each door and language: `@milepost/kit/messages/zh/tree`. They are made of what
// was built, so that functions of messages and catalogues stay the only source.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@milepost/kit/engines/language';
import type { Door } from './doors.ts';

type Catalogue = Readonly<Record<string, unknown>>;

const DOOR = /^\.\/messages\/([^/]+)$/;
/** Name of the function a door exports, and of the type it gives. */
const MAKERS = /export declare const (\w+): \(i18n: I18n\) => ([^;]+);/g;
/** Line that hands on functions of another file, which lies beside it. */
const HANDED_ON = /^export \{[^}]*\} from '(\.\/[^']+)';\n/gm;

/** Folder of the package below which modules of one language lie. */
export const messagesFolder = (code: string): string => `messages/${code}`;

/**
 * Texts of built modules reached at once from one.
 * @throws {Error} that names the module which imports a package: plain messages must do without
 */
function reachedTexts(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\s[^;]*?["']([^"';]+)["'];?$/gm)) {
    if (!from.startsWith('.')) throw new Error(`[pack] Messages reach the package ${from} by ${file} · plain ones must do without`);
    reachedTexts(path.join(path.dirname(file), from), seen);
  }
  return seen;
}

/** Sentences of a catalogue whose ids stand in the texts. */
export function sentencesIn(texts: Iterable<string>, catalogue: Catalogue): Catalogue {
  const ids = new Set([...texts].flatMap((text) => [...text.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id)));
  return Object.fromEntries([...ids].filter((id) => id in catalogue).map((id) => [id, catalogue[id]]));
}

/** Module with the messages of a door in one language. `up` leads to the folder of the package. */
export function moduleOf(makers: readonly string[], entry: string, tag: string, sentences: Catalogue, up: string): string {
  return [
    `import { plainSentences } from '${up}engines/plain-messages/index.js';`,
    `import { ${makers.map((maker) => `${maker} as ${maker}Of`).join(', ')} } from '${up}${entry}.js';`,
    `const sentences = /* @__PURE__ */ plainSentences('${tag}', ${JSON.stringify(sentences)});`,
    ...makers.map((maker) => `export const ${maker} = /* @__PURE__ */ ${maker}Of(sentences);`),
    '',
  ].join('\n');
}

/** Types of such a module, from those of the functions: without Lingui. `folder` is where these lie, from the module. */
export const typesOf = (types: string, folder: string): string =>
  types
    .replaceAll(/^import type \{ I18n \} from '@lingui\/core';\n/gm, '')
    .replaceAll(/from '(\.[^']*)'/g, (_all, from: string) => `from '${path.posix.join(folder, from)}'`)
    .replaceAll(/ from a catalogue/g, '')
    .replaceAll(MAKERS, 'export declare const $1: $2;');

/** Types of a door, with those of the files it hands on functions of: `export { wordsOf } from './words.ts'`. */
function wholeTypes(file: string): string {
  const types = readFileSync(file, 'utf8');
  const handed = [...types.matchAll(HANDED_ON)].map(([, from = '']) =>
    readFileSync(path.join(path.dirname(file), from.replace(/\.(ts|js)$/, '.d.ts')), 'utf8'),
  );
  return [types.replaceAll(HANDED_ON, ''), ...handed].join('');
}

/** Writes the modules into the package that was built in a folder, with its types beside it. */
export async function writePlainMessages(out: string, doors: readonly Door[]): Promise<void> {
  for (const { code, tag } of LANGUAGES) {
    const { messages }: { messages: Catalogue } = await import(path.join(out, `locales/${code}.js`));
    const folder = path.join(out, messagesFolder(code));
    mkdirSync(folder, { recursive: true });
    for (const { name, entry } of doors) {
      const [, door] = DOOR.exec(name) ?? [];
      if (door === undefined) continue;
      const types = wholeTypes(path.join(out, 'types', `${entry}.d.ts`));
      const makers = [...types.matchAll(MAKERS)].map(([, maker = '']) => maker);
      if (!makers.length) throw new Error(`[pack] ${name} exports no function of an i18n, so there are no messages to make plain`);
      const texts = reachedTexts(path.join(out, `${entry}.js`)).values();
      writeFileSync(path.join(folder, `${door}.js`), moduleOf(makers, entry, tag, sentencesIn(texts, messages), '../../'));
      writeFileSync(path.join(folder, `${door}.d.ts`), typesOf(types, path.posix.join('../../types', path.posix.dirname(entry))));
      if (!existsSync(path.join(out, 'engines/plain-messages/index.js')))
        throw new Error('[pack] The engine of plain messages is not built');
    }
  }
}
