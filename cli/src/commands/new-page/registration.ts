/** File in which the console lists its pages. */
export const PAGES_FILE = 'console/src/app/routes/pages.ts';

/** `pages.ts` with one more page; the same when it is there already; null when the file is not as the house writes it. */
export function withPage(text: string, folder: string, constant: string): string | null {
  if (new RegExp(`\\b${constant}\\b`).test(text)) return text;
  const list = /(export const pages: readonly PageDefinition\[\] = \[)([^\]]*)(\];)/.exec(text);
  if (!list) return null;
  const [whole, opening, inside = '', closing] = list;
  const names = [...inside.split(',').map((name) => name.trim()), constant].filter(Boolean);
  const line = `import { ${constant} } from '../../pages/${folder}/page.ts';`;
  return withImport(
    text.replace(whole, () => `${opening}${names.join(', ')}${closing}`),
    line,
    /^import \{ \w+ \} from '\.\.\/\.\.\/pages\/[\w-]+\/page\.ts';$/,
  );
}

/** Puts an import among those like it, in order. */
function withImport(text: string, line: string, like: RegExp): string {
  const lines = text.split('\n');
  const among = lines.map((each, at) => ({ each, at })).filter(({ each }) => like.test(each));
  const next = among.find(({ each }) => each > line);
  const last = among.at(-1);
  lines.splice(next ? next.at : last ? last.at + 1 : 0, 0, line);
  return lines.join('\n');
}
