import { tagsOf } from './markup.ts';
import type { HtmlUse, Limit } from './types.ts';

/** Longest text that is parsed, in bytes of its UTF-8. @reading R-340 */
export const MAX_BYTES = 256 * 1024;
/** The same of a sheet for paper, which holds its pictures, and of a copy, most of which is not kept. @reading R-651 @reading R-229 */
export const SHEET_MAX_BYTES = 2 * 1024 * 1024;
/** Elements that may stand in one another. @reading R-340 */
export const MAX_DEPTH = 100;

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr']);
/** Elements whose end may be left out, with those that end them by beginning. */
const ENDED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', ['p', 'div', 'ul', 'ol', 'dl', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr', 'figure', 'section']],
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['td', ['td', 'th', 'tr', 'tbody', 'tfoot']],
  ['th', ['td', 'th', 'tr', 'tbody', 'tfoot']],
  ['tr', ['tr', 'tbody', 'tfoot']],
  ['thead', ['tbody', 'tfoot']],
  ['tbody', ['tbody', 'tfoot']],
  ['option', ['option']],
]);
/** Elements whose end ends everything in them, formatting included. */
const CLOSED = new Set(['table', 'td', 'th']);

/** Reason a text must not be parsed, as far as can be told without parsing it; null where it may be. @reading R-340 */
export function limitOf(html: string, use: HtmlUse = 'text'): Limit | null {
  const maxBytes = use === 'sheet' || use === 'copy' ? SHEET_MAX_BYTES : MAX_BYTES;
  if (html.length > maxBytes || new TextEncoder().encode(html).length > maxBytes) return 'bytes';
  const open: string[] = [];
  for (const { name, isEnd } of tagsOf(html)) {
    if (isEnd) close(open, name);
    else if (!VOID.has(name)) {
      for (let last = open.at(-1); last !== undefined && ENDED_BY.get(last)?.includes(name); last = open.at(-1)) open.pop();
      open.push(name);
      if (open.length > MAX_DEPTH) return 'depth';
    }
  }
  return null;
}

/**
 * Takes the last open element of that name away, with those above it whose end may be left out. Everything else stays open,
 * as formatting does for a parser, so that the count is never below the truth.
 */
function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at === -1) return;
  const above = open.splice(at).slice(1);
  if (!CLOSED.has(name)) open.push(...above.filter((each) => !ENDED_BY.has(each)));
}
