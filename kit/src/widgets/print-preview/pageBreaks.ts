import { paperPx } from './paper.ts';
import type { Paper } from './paper.ts';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Contents of a sheet, in px of the paper from the top of its contents. */
export interface SheetLayout {
  readonly height: number;
  /** Lines of text, rows of tables and pictures: none of them is cut. */
  readonly whole: readonly Span[];
  /** Places where the template itself begins a page. */
  readonly forced: readonly number[];
}

/** More pages than anybody looks at; a row higher than the paper must not count for ever. */
const MOST_PAGES = 2_000;
/** Layout is not exact to the px. */
const SLACK_PX = 0.5;

/** Places where pages begin in a sheet, in px from the top of its contents: none in one that has room on its first page. @source forms §9 */
export function breaksIn({ height, whole, forced }: SheetLayout, roomPx: number): readonly number[] {
  const breaks: number[] = [];
  for (let at = 0; breaks.length < MOST_PAGES;) {
    const full = at + roomPx;
    const own = forced.filter((one) => one > at + SLACK_PX && one <= full + SLACK_PX && one < height - SLACK_PX);
    if (own.length === 0 && full >= height - SLACK_PX) break;
    const cut = whole.filter(
      ({ top, bottom }) => top < full - SLACK_PX && bottom > full + SLACK_PX && top > at + SLACK_PX && bottom - top <= roomPx,
    );
    at = own.length > 0 ? Math.min(...own) : Math.min(full, ...cut.map(({ top }) => top));
    breaks.push(at);
  }
  return breaks;
}

/** Line a piece of text stands in, which is higher than its letters. */
const lineOf = ({ top, bottom }: Span, linePx: number): Span => {
  const beside = Math.max(0, (linePx - (bottom - top)) / 2) || 0;
  return { top: top - beside, bottom: bottom + beside };
};

const isPage = (rule: string): boolean => ['page', 'always', 'left', 'right'].includes(rule);

/** Layout of a sheet as it lies on the screen, drawn `scale` times its size. */
function layoutOf(section: Element, view: Window, scale: number): SheetLayout {
  const { paddingTop, borderTopWidth } = view.getComputedStyle(section);
  const box = section.getBoundingClientRect();
  const head = parseFloat(paddingTop) + parseFloat(borderTopWidth);
  const within = (edge: number): number => (edge - box.top) / scale - head;
  const spanOf = ({ top, bottom }: DOMRect): Span => ({ top: within(top), bottom: within(bottom) });
  const whole = [...section.querySelectorAll('tr, img, svg')].map((one) => spanOf(one.getBoundingClientRect()));
  const texts = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const range = section.ownerDocument.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const linePx = text.parentElement ? parseFloat(view.getComputedStyle(text.parentElement).lineHeight) : Number.NaN;
    whole.push(...[...range.getClientRects()].map((rect) => lineOf(spanOf(rect), linePx)));
  }
  const forced = [...section.querySelectorAll('*')].flatMap((one) => {
    const { breakBefore, breakAfter } = view.getComputedStyle(one);
    if (!isPage(breakBefore) && !isPage(breakAfter)) return [];
    const { top, bottom } = spanOf(one.getBoundingClientRect());
    return [...(isPage(breakBefore) ? [top] : []), ...(isPage(breakAfter) ? [bottom] : [])];
  });
  return { height: within(box.bottom), whole, forced };
}

/** Places where pages begin in each of the sheets of a document that is drawn `scale` times its size, as far as it can be told without printing. */
export function breaksOf(page: Document, paper: Paper, scale = 1): readonly (readonly number[])[] {
  const view = page.defaultView;
  if (!view) return [];
  const { roomPx } = paperPx(paper);
  return [...page.querySelectorAll('body > section')].map((section) => breaksIn(layoutOf(section, view, scale), roomPx));
}
