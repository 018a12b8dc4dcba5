import { STYLE_ATTRIBUTE, sanitise } from '../../../../engines/clean-html/index.ts';
import { alignBlocks, dropHidden } from './blocks.ts';
import { cutMarkup } from './cutMarkup.ts';
import { declaredBy } from './declared.ts';
import { formatLetters } from './letters.ts';
import { NOTHING_LOST, partsOf } from './lost.ts';
import type { Lost } from './lost.ts';
import { sortPictures } from './pictures.ts';
import type { Awaited } from './pictures.ts';
import { styleRules } from './styleRules.ts';
import { groupWordLists } from './wordLists.ts';

interface CopyOptions {
  readonly origins: readonly string[];
  /** Files that came beside the HTML. */
  readonly files: readonly File[];
  /** True where pictures can be stored. */
  readonly canStore: boolean;
}

/** Copy out of another program: formatting a text may have, pictures that are stored first, and what is neither. */
export interface Copy {
  readonly body: HTMLElement;
  readonly awaited: readonly Awaited[];
  readonly lost: Lost;
}

/** Attributes that are read by now, or that a link of the editor does not have. */
const READ = [STYLE_ATTRIBUTE, 'align', 'class', 'id', 'name', 'rel', 'target'];
/** Longest copy that is looked at. @reading R-229 */
const MAX_CHARS = 8 * 1024 * 1024;
const SPREADSHEET = /urn:schemas-microsoft-com:office:excel|content=["']?Excel\.Sheet/i;
/** End of a line between two Han characters: a line of the source, no space of the text. */
const SOURCE_LINE = /(?<=[\p{sc=Han}\u3000-\u303f\uff00-\uffef])[ \t]*\r?\n\s*(?=[\p{sc=Han}\u3000-\u303f\uff00-\uffef])/gu;

function joinLines(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(SOURCE_LINE, '');
  }
  // Word writes a blank where a line is empty.
  for (const line of body.querySelectorAll('p'))
    if (line.querySelector('img') === null && /^[\s\u00a0]+$/.test(line.textContent ?? '')) line.replaceChildren();
}

/**
 * Reads a copy out of another program; nothing of it runs, is fetched or reaches the page on the way. Null where it is too long
 * or nested too deep to be parsed.
 * @reading R-229
 */
export function readCopy(copy: string, { origins, files, canStore }: CopyOptions): Copy | null {
  if (copy.length > MAX_CHARS) return null;
  const { html, rules } = cutMarkup(copy);
  const clean = sanitise(html, origins, 'copy');
  if (clean.kind === 'refused') return null;
  const { body } = new DOMParser().parseFromString(clean.html, 'text/html');
  const declared = declaredBy(styleRules(rules));
  // Tables are as wide as what is in them.
  for (const group of body.querySelectorAll('colgroup, col')) group.remove();
  dropHidden(body, declared);
  const { awaited, lost } = sortPictures(body, { files, canStore, arePictures: !SPREADSHEET.test(copy) });
  groupWordLists(body, declared);
  alignBlocks(body, declared);
  formatLetters(body, declared);
  joinLines(body);
  const { drawn, links, others } = partsOf(html);
  const kept = body.querySelectorAll('a[href]').length;
  for (const element of body.querySelectorAll('*')) for (const name of READ) element.removeAttribute(name);
  return { body, awaited, lost: { ...NOTHING_LOST, pictures: lost + drawn, links: Math.max(0, links - kept), others } };
}
