/** Places where the focus may go when what had it is gone, best first. Recorded while everything is still on the page. */
export interface FocusAnchor {
  readonly places: readonly HTMLElement[];
  /** Place the layer that holds these places was opened from: used when the whole layer is gone. */
  readonly outer?: FocusAnchor;
}

/** A stop of the keyboard, roving ones included: the `-1` rows of a tree are places, the `-1` helpers of a widget are not. */
const STOP = [
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]):not(:disabled, [tabindex="-1"])',
  ':is([role=row], [role=treeitem], [role=option], [role=tab], [role=menuitem])[tabindex="-1"]',
].join(', ');
/** Neighbours do not reach beyond the part of the page they are in. */
const REGION = 'main, nav, aside, [role=dialog], [role=alertdialog], [role=menu], body';
/** Neighbours kept on each side, per ancestor. */
const NEIGHBOURS = 12;

/** A bar that comes and goes with rows before it: who was in it goes back to them, not on to what stands behind it. */
const LEADS_BACK = '[data-mp-leads-back]';
/** Places that are no stops themselves and stand for the first stop in them. */
const holders = new WeakSet<Element>();

/** Rows before a bar, those first that are nearest to the one the keyboard would come to; then what they stand in, for the day all are gone. */
function placesBefore({ previousElementSibling: before }: Element): readonly HTMLElement[] {
  if (!(before instanceof HTMLElement)) return [];
  holders.add(before);
  const rows = [...before.querySelectorAll<HTMLElement>('[role=row][tabindex]')];
  const stop = rows.findIndex(({ tabIndex }) => tabIndex === 0);
  const far = (row: HTMLElement) => Math.abs(rows.indexOf(row) - stop);
  return [...rows.toSorted((one, other) => far(one) - far(other)).slice(0, NEIGHBOURS), before];
}

/**
 * Stops of the keyboard nearest to an element, those after it first, then those before it. A form has hundreds, and all
 * but the nearest are only counted: where the element stands among them is found by halves.
 */
function stopsAround(element: HTMLElement, holder: HTMLElement) {
  const stops = holder.querySelectorAll<HTMLElement>(STOP);
  const isBehind = (stop: HTMLElement | undefined) =>
    stop !== undefined && (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  let behind = stops.length;
  for (let from = 0; from < behind;) {
    const middle = (from + behind) >> 1;
    if (isBehind(stops[middle])) behind = middle;
    else from = middle + 1;
  }
  const take = (start: number, step: 1 | -1) => {
    const taken: HTMLElement[] = [];
    for (let at = start; taken.length < NEIGHBOURS; at += step) {
      const stop = stops[at];
      if (!stop) return taken;
      if (!stop.contains(element) && !element.contains(stop)) taken.push(stop);
    }
    return taken;
  };
  return [...take(behind, 1), ...take(behind - 1, -1)];
}

const recorded = new WeakMap<Element, FocusAnchor>();

/**
 * Records an element and, for the day it is gone, its neighbours: for each ancestor up to the region the stops after it,
 * the stops before it, then the ancestor itself if it can take the focus (`tabindex="-1"`). Of an ancestor with `data-mp-leads-back`
 * what stands before it comes next: its rows, or what has come in their place.
 * @param layer the layer the element is in, if any: neighbours end at its edge, and its opener is the way out of it
 */
export function anchorFocus(element: HTMLElement, layer: { element?: HTMLElement | null; opener?: FocusAnchor | null } = {}): FocusAnchor {
  const places = new Set([element]);
  let isSurrounded = false;
  // The layer itself has no neighbours: what lies beside it is not of it, a message over the page for one.
  for (let holder = element === layer.element ? null : element.parentElement; holder; holder = holder.parentElement) {
    if (!isSurrounded) {
      const stops = stopsAround(element, holder);
      for (const stop of stops) places.add(stop);
      // Those further out are the same ones.
      isSurrounded = stops.length === 2 * NEIGHBOURS;
    }
    if (holder.hasAttribute('tabindex')) places.add(holder);
    if (holder.matches(LEADS_BACK)) for (const place of placesBefore(holder)) places.add(place);
    if (holder === layer.element || holder.matches(REGION)) break;
  }
  const anchor = layer.opener ? { places: [...places], outer: layer.opener } : { places: [...places] };
  recorded.set(element, anchor);
  return anchor;
}

/** The anchor recorded when something was last opened from this element, else one of the element as it stands. */
export function anchorOf(element: HTMLElement): FocusAnchor {
  return recorded.get(element) ?? anchorFocus(element);
}

/** True when nothing has the focus: the browser then reports the body. */
export function isFocusLost(document: Document): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Focuses the first recorded place that takes it. What had the focus gets it back where it stands: nothing is scrolled for it,
 * who had scrolled on meanwhile stays there. @returns that place, or null
 */
export function focusPlace(anchor: FocusAnchor): HTMLElement | null {
  return anchor.places.find((place, at) => takesFocus(place, at === 0)) ?? (anchor.outer ? focusPlace(anchor.outer) : null);
}

/** Focuses the heading of the page, else its main part, so that a reader starts at the top rather than nowhere. */
export function focusHeading(document: Document): HTMLElement | null {
  // A page that is kept out of sight has a heading too.
  const places = ['main h1', 'h1', 'main'].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const place = places.find((one) => !one.closest('[hidden]') && one.checkVisibility());
  if (!place) return null;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  return takesFocus(place) ? place : null;
}

/**
 * Watches a focused place until the focus moves on. If the place is taken off the page with the focus still on it
 * (a deleted row), `onLost` runs.
 */
export function watchFocus(place: HTMLElement, onLost: () => void): void {
  const { ownerDocument } = place;
  const observer = new MutationObserver(() => {
    if (place.isConnected) return;
    stop();
    if (isFocusLost(ownerDocument)) onLost();
  });
  const stop = () => {
    observer.disconnect();
    ownerDocument.removeEventListener('focusin', stop);
  };
  observer.observe(ownerDocument.body, { childList: true, subtree: true });
  ownerDocument.addEventListener('focusin', stop);
}

function takesFocus(place: HTMLElement, preventScroll = false): boolean {
  if (!place.isConnected || place.closest('[inert]') || !place.checkVisibility()) return false;
  place.focus({ preventScroll });
  if (place.ownerDocument.activeElement === place) return true;
  const inner = holders.has(place) ? place.querySelector<HTMLElement>(STOP) : null;
  return inner !== null && takesFocus(inner, preventScroll);
}
