import { openModal } from '../../engines/overlay-registry/index.ts';
import { nameTip } from './NameTip.css.ts';
import { fullText } from './fullText.ts';

/** Between a drawing and its name. */
const GAP_PX = 6;
/** A control whose name is nowhere to be seen: what the browser shows under a pointer is all that is spoken of it. */
const NAMELESS = ':is(button, a)[title]:is([aria-label], [data-mp-drawing])';

const isDrawing = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target.matches(NAMELESS) &&
  ('mpDrawing' in target.dataset || target.title === target.getAttribute('aria-label'));

const CELL = ':is([role=gridcell], [role=cell], [role=rowheader])';
const CUT_FIGURE = '[data-mp-cut]';

/** Whole figure of a cell that is too narrow to draw it. */
const figureIn = (target: HTMLElement): string | null =>
  target.matches(CELL) ? (target.querySelector(CUT_FIGURE)?.textContent ?? null) : null;

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
 * Shows the name of a drawing that has the keyboard, as the browser does under a pointer: `title` alone is never seen by who
 * has no pointer. The same for the whole text or figure of a cell that does not fit into it. A reader has all of them already. It
 * stays while the keyboard does, and goes with it, with a press, and with Escape, which is left to what lies under it. @reading R-481
 * @returns stop of the watch
 */
export function watchNames(page: Document, host: () => HTMLElement = () => page.body): () => void {
  const tip = page.createElement('div');
  tip.className = nameTip;
  tip.setAttribute('aria-hidden', 'true');
  tip.dataset['nameTip'] = '';
  let control: HTMLElement | null = null;
  /** True while its name is shown, and not its words. */
  let isNamed = false;
  // A row that was deleted leaves its place, and the keyboard, to the next one.
  const renamed = new MutationObserver(() => control && isNamed && write(control));
  function write({ title, lang }: Pick<HTMLElement, 'title' | 'lang'>) {
    tip.textContent = title;
    tip.lang = lang;
  }
  function hide() {
    control = null;
    renamed.disconnect();
    tip.remove();
  }
  function show(target: EventTarget | null) {
    hide();
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const cut = isDrawing(target) ? null : (figureIn(target) ?? fullText(target));
    if (!isDrawing(target) && cut === null) return;
    control = target;
    isNamed = cut === null;
    if (cut === null) write(target);
    else write({ title: cut, lang: target.closest<HTMLElement>('[lang]')?.lang ?? '' });
    renamed.observe(target, { attributes: true, attributeFilter: ['title', 'lang'] });
    (openModal(page) ?? host()).append(tip);
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
  // Who writes in a cell sees what is written.
  on('input', hide);
  // Coming into view scrolls: the name goes along.
  on('scroll', () => control && place(tip, control));
  // What has had the keyboard since before.
  show(page.activeElement);
  return () => {
    leaving.abort();
    hide();
  };
}
