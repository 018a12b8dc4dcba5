/** Attribute of a frame whose figure is not drawn, because it does not fit. */
export const CUT = 'data-mp-cut';
/** Widths are compared in fractions of a pixel, and rounding alone is no cut. */
const TOLERANCE_PX = 0.5;

type Listener = (frame: HTMLElement, neededPx: number) => void;
const listeners = new WeakMap<Element, Listener | null>();
let observer: ResizeObserver | null = null;

const frameOf = (target: Element): HTMLElement | null =>
  listeners.has(target)
    ? (target as HTMLElement)
    : target.parentElement && listeners.has(target.parentElement)
      ? target.parentElement
      : null;

/** Marks a frame narrower than its figure. */
function judge(frame: HTMLElement): void {
  const neededPx = frame.firstElementChild?.getBoundingClientRect().width ?? 0;
  const roomPx = frame.getBoundingClientRect().width;
  const isCut = roomPx > 0 && neededPx > roomPx + TOLERANCE_PX;
  frame.toggleAttribute(CUT, isCut);
  if (isCut) listeners.get(frame)?.(frame, neededPx);
}

/**
 * Watches the room of a figure and the figure itself, after the layout of each frame, so that nothing is laid out twice. One
 * observer for the page. Without a layout (tests, servers) nothing is watched.
 * @returns stop of the watch
 */
export function watchFigure(frame: HTMLElement, onCut: Listener | null): () => void {
  const digits = frame.firstElementChild;
  if (typeof ResizeObserver === 'undefined' || !digits) return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    const frames = new Set(entries.map(({ target }) => frameOf(target)));
    for (const each of frames) if (each?.isConnected) judge(each);
  });
  const watching = observer;
  listeners.set(frame, onCut);
  watching.observe(frame);
  watching.observe(digits);
  return () => {
    watching.unobserve(frame);
    watching.unobserve(digits);
    listeners.delete(frame);
  };
}
