import { tagsOf } from './markup.ts';

/** So much of a refused text is shown. @reading R-340 */
export const PLAIN_MAX_CHARS = 20_000;

const BREAKS = new Set(['p', 'div', 'br', 'li', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a text without its tags, as far as they can be told without parsing it. A text to be shown as text, never as HTML. */
export function plainText(html: string): string {
  let words = '';
  let from = 0;
  for (const { name, startsAt, endsAt } of tagsOf(html)) {
    words = (words + html.slice(from, startsAt)).trimStart();
    if (BREAKS.has(name) && words !== '' && !words.endsWith('\n')) words += '\n';
    from = endsAt;
    if (words.length > PLAIN_MAX_CHARS) break;
  }
  if (words.length <= PLAIN_MAX_CHARS) words = (words + html.slice(from)).trimStart();
  const isCut = words.length > PLAIN_MAX_CHARS;
  const said = words
    .slice(0, PLAIN_MAX_CHARS)
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trimEnd();
  return isCut ? `${said}…` : said;
}
