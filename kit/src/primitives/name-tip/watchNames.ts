import { nameTip } from './NameTip.css.ts';

/** Between a drawing and its name. */
const GAP_PX = 6;
/** A control whose name is nowhere to be seen: what the browser shows under a pointer is all that is spoken of it. */
const NAMELESS = ':is(button, a)[title]:is([aria-label], [data-drawing])';

const CELL = ':is([role=gridcell], [role=cell], [role=rowheader])';
const CUT_FIGURE = '[data-cut]';

const isDrawing = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target.matches(NAMELESS) &&
  ('drawing' in target.dataset || target.title === target.getAttribute('aria-label'));

/** Whole figure of a cell that is too narrow to draw it. */
const figureIn = (target: EventTarget | null): string | null =>
  target instanceof HTMLElement && target.matches(CELL) ? (target.querySelector(CUT_FIGURE)?.textContent ?? null) : null;

/** Text shown beside what has the keyboard; null where everything can be seen. */
const shownBeside = (target: EventTarget | null): string | null => (isDrawing(target) ? target.title : figureIn(target));

/** Under the control, above it where there is no room, and never beyond the edge of the window. */
function place(tip: HTMLElement, control: HTMLElement) {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP_PX;
  const top = below + height > clientHeight ? Math.max(0, at.top - GAP_PX - height) : below;
  const left = Math.min(Math.max(0, at.left + (at.width - width) / 2), Math.max(0, clientWidth - width));
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/**
 * Shows the name of a drawing that has the keyboard, and the figure of a cell too narrow for it, as the browser does under a
 * pointer: `title` alone is never seen by who has no pointer. A reader has the name already. It stays while the keyboard does, and goes with it, with a press, and
 * with Escape, which is left to what lies under it. @reading R-481
 * @returns stop of the watch
 */
export function watchNames(page: Document, host: () => HTMLElement = () => page.body): () => void {
  const tip = page.createElement('div');
  tip.className = nameTip;
  tip.setAttribute('aria-hidden', 'true');
  tip.dataset['nameTip'] = '';
  let control: HTMLElement | null = null;
  // A row that was deleted leaves its place, and the keyboard, to the next one.
  const renamed = new MutationObserver(() => control && write(control));
  function write(of: HTMLElement) {
    tip.textContent = figureIn(of) ?? of.title;
    tip.lang = of.lang;
  }
  function hide() {
    control = null;
    renamed.disconnect();
    tip.remove();
  }
  function show(target: EventTarget | null) {
    hide();
    if (!(target instanceof HTMLElement) || shownBeside(target) === null || !target.matches(':focus-visible')) return;
    control = target;
    write(target);
    renamed.observe(target, { attributes: true, attributeFilter: ['title', 'lang'] });
    host().append(tip);
    place(tip, target);
  }
  const leaving = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(type, hear, { capture: true, passive: true, signal: leaving.signal });
  on('focusin', ({ target }) => show(target));
  on('focusout', hide);
  on('pointerdown', hide);
  // A press by a key too: what it says of itself may be another thing then.
  on('click', hide);
  on('keydown', ({ key }) => key === 'Escape' && hide());
  // Coming into view scrolls: the name goes along.
  on('scroll', () => control && place(tip, control));
  // What has had the keyboard since before.
  show(page.activeElement);
  return () => {
    leaving.abort();
    hide();
  };
}
