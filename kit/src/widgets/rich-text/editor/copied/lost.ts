import { tagsOf } from '../../../../engines/clean-html/index.ts';

/** Numbers of the parts of a copy that could not be put into the text. */
export interface Lost {
  readonly pictures: number;
  /** Links whose words stayed. */
  readonly links: number;
  /** Videos, frames, fields and other parts that are no text. */
  readonly others: number;
  /** Files that are no pictures. */
  readonly files: number;
  /** True where the copy was too long or too deep and only its words were put in. */
  readonly isWordsOnly: boolean;
}

export const NOTHING_LOST: Lost = { pictures: 0, links: 0, others: 0, files: 0, isWordsOnly: false };

const DRAWN = new Set(['svg', 'canvas']);
const OTHERS = new Set(['video', 'audio', 'iframe', 'object', 'embed', 'math', 'select', 'textarea', 'input']);

/** Parts a copy has before the sanitiser, which takes them out. Links within the copy lead nowhere in another text and are none. */
export function partsOf(html: string): { readonly drawn: number; readonly links: number; readonly others: number } {
  let [drawn, links, others] = [0, 0, 0];
  for (const { name, isEnd, attributes, endsAt } of tagsOf(html)) {
    if (isEnd) continue;
    if (DRAWN.has(name)) drawn += 1;
    else if (OTHERS.has(name)) others += 1;
    else if (name === 'a') {
      const at = attributes.findIndex(([from, to]) => html.slice(from, to).toLowerCase() === 'href');
      const value = at === -1 ? '' : html.slice(attributes[at]?.[1], attributes[at + 1]?.[0] ?? endsAt - 1);
      if (/^\s*=\s*["']?\s*[^"'#\s]/.test(value)) links += 1;
    }
  }
  return { drawn, links, others };
}
