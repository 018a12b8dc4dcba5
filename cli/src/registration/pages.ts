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

/** `pages.ts` with one more screen; the same when it is there already; null when the file is not as the house writes it. */
export function withPage(text: string, folder: string, constant: string): string | null {
  const [, , inside] = SCREENS.exec(text) ?? [];
  if (inside === undefined) return null;
  const names = namesIn(inside);
  if (names.includes(constant)) return text;
  return `${importOf(folder, constant)}\n${listed(text, [...names, constant])}`;
}

/** `pages.ts` without the screens of a folder. */
export function withoutPage(text: string, folder: string): string {
  const line = new RegExp(`^import \\{ ([^}]*) \\} from '../../pages/${folder}/page\\.ts';\\n`, 'm');
  const gone = namesIn(line.exec(text)?.[1] ?? '');
  const [, , inside] = SCREENS.exec(text) ?? [];
  if (gone.length === 0 || inside === undefined) return text;
  return listed(
    text.replace(line, ''),
    namesIn(inside).filter((name) => !gone.includes(name)),
  );
}
