import { camel } from '../templates/names.ts';

/** File in which the console lists its pages. */
export const PAGES_FILE = 'console/src/app/routes/pages.ts';

const SCREENS = /(export const screens = \[)([^\]]*)(\];)/;
const importOf = (folder: string, constant: string): string => `import { ${constant} } from '../../pages/${folder}/page.ts';`;

const namesIn = (inside: string): string[] =>
  inside
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const listed = (text: string, names: readonly string[]): string =>
  text.replace(SCREENS, (_, opening: string, _inside: string, closing: string) => `${opening}\n  ${names.join(',\n  ')},\n${closing}`);

/** Name of each page in the list, by the folder it comes from; more than one where a folder has several. */
const importsIn = (text: string) =>
  [...text.matchAll(/^import \{ ([^}]*) \} from '\.\.\/\.\.\/pages\/([^/']+)\/page\.ts';$/gm)].map(([, names = '', folder = '']) => ({
    folder,
    names: namesIn(names).map((name) => name.split(' as ').at(-1)?.trim() ?? name),
  }));

/**
 * `pages.ts` with one more screen; the same when it is there already; null when the file is not as the house writes it. A name that
 * a page of another folder has is said otherwise in the list: two pages may be made of one design.
 */
export function withPage(text: string, folder: string, constant: string): string | null {
  const [, , inside] = SCREENS.exec(text) ?? [];
  if (inside === undefined) return null;
  const imports = importsIn(text);
  if (imports.some((own) => own.folder === folder)) return text;
  const taken = imports.flatMap(({ names }) => names);
  const name = freeName([constant, `${camel(folder)}Page`], taken);
  return `${importOf(folder, name === constant ? constant : `${constant} as ${name}`)}\n${listed(text, [...namesIn(inside), name])}`;
}

/** The first name nobody has, else the last one with a number. */
function freeName(wanted: readonly string[], taken: readonly string[]): string {
  const free = wanted.find((name) => !taken.includes(name));
  let at = 2;
  while (free === undefined && taken.includes(`${wanted.at(-1)}${at}`)) at += 1;
  return free ?? `${wanted.at(-1)}${at}`;
}

/** `pages.ts` without the screens of a folder. */
export function withoutPage(text: string, folder: string): string {
  const gone = importsIn(text).flatMap((own) => (own.folder === folder ? own.names : []));
  const [, , inside] = SCREENS.exec(text) ?? [];
  if (gone.length === 0 || inside === undefined) return text;
  return listed(
    text.replace(new RegExp(`^import \\{ [^}]* \\} from '../../pages/${folder}/page\\.ts';\\n`, 'm'), ''),
    namesIn(inside).filter((name) => !gone.includes(name)),
  );
}
