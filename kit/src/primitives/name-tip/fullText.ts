/** Cells of grids, and the text box a cell is. */
const CELL = ':is([role=gridcell], [role=rowheader], [role=columnheader])';
/** Parts of a cell that have no words for who sees it. */
const UNSEEN = 'button, [hidden], [aria-hidden=true]';

const isCut = (part: Element): boolean => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1;
/** True where dots stand for the rest, or lines are left out. */
const endsInDots = (part: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(part);
  return textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp);
};

/** Words of a cell that do not fit into it: of the cell itself, or of parts in it. Its text box says what is written in it. */
function cutTexts(cell: Element): readonly string[] {
  const parts = [cell, ...cell.querySelectorAll('*')].filter((part) => !part.closest(UNSEEN) && endsInDots(part) && isCut(part));
  return parts
    .filter((part) => !parts.some((other) => other !== part && other.contains(part)))
    .map((part) => (part instanceof HTMLInputElement ? part.value : (part.textContent ?? '')).trim())
    .filter((text) => text !== '');
}

/** Words on a button that may be of any length. */
const WORDS = '[data-mp-words]';

/** Words of a button that do not fit onto it. */
function cutWords(target: HTMLElement): string | null {
  const words = target.matches('button, a') ? target.querySelector(WORDS) : null;
  return words !== null && isCut(words) ? words.textContent : null;
}

/**
 * Whole text of a button whose words are cut, or of a cell the keyboard has come to, where not all of it is seen: that of the cell itself, and what is wrong with it.
 * Null for anything else, and while one writes in it.
 * @reading R-259
 */
export function fullText(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null;
  const cell = target.closest(CELL);
  if (!cell) return cutWords(target);
  if (cell !== target && cell !== target.parentElement) return cutWords(target);
  const texts = cutTexts(cell);
  return texts.length === 0 ? null : [...new Set(texts)].join('\n');
}
