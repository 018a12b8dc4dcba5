import { useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { markLang, useTextLang } from '../../primitives/data-text/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { nameLanguage } from '../../primitives/locale/index.ts';
import { frame as frameStyle } from './PrintPreview.css.ts';
import { breaksOf } from './pageBreaks.ts';
import { paperPx } from './paper.ts';
import type { Paper } from './paper.ts';
import { paperStyle, screenStyle } from './sheetStyle.ts';

/** No scripts, no forms, no windows: only what fills it may reach in, and the browser may print it. @reading R-651 */
const RIGHTS = 'allow-same-origin allow-modals';
/** Room beside the paper, of both sides. */
const BESIDE_PX = 32;
const LEAST_SCALE = 0.25;

interface LockedSheetsProps {
  /** Spoken name of the frame. */
  readonly title: string;
  readonly sheets: readonly HTMLElement[];
  readonly paper: Paper;
  /** Called with the count of pages, as far as it can be told without printing. */
  readonly onPages?: (count: number) => void;
  /** Keys that are pressed within the frame: it keeps none for itself. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly ref: Ref<HTMLIFrameElement>;
}

/**
 * Sheets in a document of their own, in which nothing can be carried out. The document is filled by its elements, never by a
 * text that is parsed.
 */
export function LockedSheets({ title, sheets, paper, onPages, onKeyDown, ref }: LockedSheetsProps) {
  const { lang } = useKit();
  const langOf = useTextLang('either');
  const own = useRef<HTMLIFrameElement | null>(null);
  const keys = useRef(onKeyDown);
  const pages = useRef(onPages);
  useLayoutEffect(() => {
    keys.current = onKeyDown;
    pages.current = onPages;
  });
  useLayoutEffect(() => {
    const frame = own.current;
    if (!frame) return undefined;
    const stop = new AbortController();
    const fill = () => {
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page || !view) return;
      const Sheet = (view as Window & typeof globalThis).CSSStyleSheet;
      const [printed, shown] = [new Sheet(), new Sheet()];
      printed.replaceSync(paperStyle(paper));
      page.adoptedStyleSheets = [printed, shown];
      nameLanguage(lang, page);
      page.title = title;
      page.body.replaceChildren(...sheets.map((sheet) => page.importNode(sheet, true)));
      markLang(page.body, langOf);
      const draw = (scale: number, breaks: ReturnType<typeof breaksOf>) =>
        shown.replaceSync(screenStyle(paper, { scale, ground: getComputedStyle(frame).backgroundColor, breaks }));
      const fit = () => {
        const scale = Math.max(LEAST_SCALE, Math.min(1, (frame.clientWidth - BESIDE_PX) / paperPx(paper).widthPx));
        draw(scale, []);
        draw(scale, breaksOf(page, paper, scale));
      };
      const count = () => {
        // Letters that are drawn smaller take other lines than those that are printed.
        draw(1, []);
        // Each sheet begins a page of its own.
        pages.current?.(breaksOf(page, paper).reduce((sum, own) => sum + 1 + own.length, 0));
        fit();
      };
      count();
      // Pictures have their height once they are here.
      page.addEventListener('load', count, { capture: true, signal: stop.signal });
      const sizes = new ResizeObserver(fit);
      sizes.observe(frame);
      stop.signal.addEventListener('abort', () => sizes.disconnect());
      view.addEventListener('focus', () => frame.setAttribute('data-focused', ''), { signal: stop.signal });
      view.addEventListener('blur', () => frame.removeAttribute('data-focused'), { signal: stop.signal });
      page.addEventListener('keydown', (event) => keys.current?.(event), { signal: stop.signal });
    };
    fill();
    // Some browsers put the empty document in place a little later.
    frame.addEventListener('load', fill, { signal: stop.signal });
    return () => stop.abort();
  }, [sheets, paper, title, lang, langOf]);
  return (
    <iframe
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      title={title}
      sandbox={RIGHTS}
      className={frameStyle}
    />
  );
}
