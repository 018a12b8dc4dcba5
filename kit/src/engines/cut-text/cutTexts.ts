const watched = new WeakSet<Document>();

/**
 * Gives a text that does not fit the tooltip with all of it while the pointer is over it: texts by the hundred need not carry
 * every word twice. A screen reader has the text itself. Watching a document again changes nothing. @reading R-401
 */
export function watchCutTexts(document: Document): void {
  if (watched.has(document)) return;
  watched.add(document);
  /** The text that has its tooltip from here; there is one pointer. */
  let named: HTMLElement | null = null;
  function nameCut(target: unknown): void {
    const cut = target instanceof HTMLElement ? (target.closest<HTMLElement>(FIGURE) ?? (isCut(target) ? target : null)) : null;
    if (named !== cut) named?.removeAttribute('title');
    // One with a tooltip of its own keeps it.
    named = cut && (cut === named || !cut.title) ? cut : null;
    if (named) named.title = named.textContent;
  }
  document.addEventListener('pointerover', ({ target }) => nameCut(target), { passive: true });
}

/** A figure that is not drawn, because its place is narrower. */
const FIGURE = '[data-mp-cut]';

/** A text with nothing around it that ends in dots. */
const isCut = (element: HTMLElement): boolean =>
  element.childElementCount === 0 && element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
