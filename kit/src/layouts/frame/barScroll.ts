/** Least share of the page's width that moves the bar: a pane that scrolls beside the page leaves it where it is. */
const PAGE_SHARE = 0.5;

/**
 * Lets the bar of a frame scroll away with the page: the bar follows whatever scrolls over at least half of the page's width,
 * by as much, and the page takes its room.
 * @returns what leaves the bar where it belongs
 */
export function scrollBarAway(frame: HTMLElement): () => void {
  const head = frame.querySelector('header');
  const page = frame.querySelector('main');
  if (!head || !page) return () => {};
  const barPx = head.offsetHeight;
  let gonePx = 0;
  let scroller: HTMLElement | null = null;
  const move = (px: number) => {
    gonePx = px;
    head.style.marginBlockStart = px === 0 ? '' : `${-px}px`;
  };
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.clientWidth < page.clientWidth * PAGE_SHARE) return;
    scroller = target;
    // Something that hardly scrolls would no longer scroll at all with the room of the bar, and have it back at once.
    const overflowPx = target.scrollHeight - target.clientHeight + gonePx;
    move(overflowPx > 2 * barPx ? Math.min(target.scrollTop, barPx) : 0);
  };
  // Whoever comes to the bar by key, or to another page, finds the bar there.
  const onFocus = ({ target }: FocusEvent) => {
    if ((target instanceof Node && head.contains(target)) || !scroller?.checkVisibility()) move(0);
  };
  page.addEventListener('scroll', onScroll, { capture: true, passive: true });
  frame.addEventListener('focusin', onFocus);
  return () => {
    page.removeEventListener('scroll', onScroll, { capture: true });
    frame.removeEventListener('focusin', onFocus);
    move(0);
  };
}
