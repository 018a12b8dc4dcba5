/** Places of an element at which it is looked for: its middle, and half way to each corner, as shares of its sides. */
const PLACES = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;
/** Few of the places are enough to find a control again by its ring. */
const MOST = 3;

/** True when most of what is on screen of an element lies under another one; what lies over both does not count. */
export function isCoveredBy(element: Element, cover: Element): boolean {
  const box = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (right <= left || bottom <= top) return false;
  const under = PLACES.filter(([x, y]) => cover.contains(document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))));
  return under.length >= MOST;
}

/**
 * Watch over what gets the keyboard beside a window that floats over the page (WCAG 2.4.11): tells when it lies under the window.
 * What a pointer has pressed was in sight.
 * @returns stop of the watch
 */
export function watchCovered(cover: Element, onCovered: () => void): () => void {
  let frame = 0;
  function handleFocus({ target }: FocusEvent) {
    cancelAnimationFrame(frame);
    if (!(target instanceof HTMLElement) || cover.contains(target)) return;
    // The browser scrolls to it first.
    frame = requestAnimationFrame(() => {
      if (document.activeElement === target && target.matches(':focus-visible') && isCoveredBy(target, cover)) onCovered();
    });
  }
  document.addEventListener('focusin', handleFocus);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', handleFocus);
  };
}
