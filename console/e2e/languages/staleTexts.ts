import type { Page } from '@playwright/test';

/** As much of React's own tree as is read here. */
interface Fiber {
  readonly tag: number;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * Texts on the page that are not the ones the program has drawn, each as “shown, not drawn”: for every element React knows, its own
 * texts and the `font` elements of a translator in their places are compared with what React holds for it.
 */
export const staleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [ROOT, PORTAL, ELEMENT, TEXT] = [3, 4, 5, 6];
    const NOT_COMPARED = new Set(['TEXTAREA', 'OPTION', 'SELECT', 'STYLE', 'SCRIPT', 'TITLE']);
    const stale: string[] = [];
    const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

    /** Texts directly in an element; null where it has none. */
    function drawnIn(fiber: Fiber): string | null {
      const { children } = (fiber.memoizedProps ?? {}) as { readonly children?: unknown };
      if (!fiber.child) return isWord(children) ? String(children) : null;
      let words: string | null = null;
      const look = (at: Fiber | null) => {
        for (let one = at; one; one = one.sibling) {
          if (one.tag === TEXT) words = (words ?? '') + String(one.memoizedProps);
          else if (one.tag !== ELEMENT && one.tag !== PORTAL) look(one.child);
        }
      };
      look(fiber.child);
      return words;
    }
    function compare(fiber: Fiber): void {
      const element = fiber.stateNode as HTMLElement;
      const props = (fiber.memoizedProps ?? {}) as Readonly<Record<string, unknown>>;
      if (NOT_COMPARED.has(element.tagName) || props['dangerouslySetInnerHTML'] || element.isContentEditable || element.closest('svg'))
        return;
      const drawn = drawnIn(fiber);
      const own = [...element.childNodes].filter(({ nodeType, nodeName }) => nodeType === Node.TEXT_NODE || nodeName === 'FONT');
      if (drawn === null && (fiber.child === null || !own.some(({ nodeName }) => nodeName === 'FONT'))) return;
      const shown = own.map(({ textContent }) => textContent).join('');
      if (shown !== (drawn ?? '')) stale.push(`${shown}, not ${drawn ?? 'nothing'}`);
    }
    const visit = (at: Fiber | null): void => {
      for (let one = at; one; one = one.sibling) {
        if (one.tag === ELEMENT) compare(one);
        visit(one.child);
      }
    };
    for (const element of document.querySelectorAll('*'))
      for (const key of Object.keys(element))
        if (key.startsWith('__reactContainer$')) {
          const fiber = (element as unknown as Record<string, Fiber & { readonly stateNode: { readonly current: Fiber } }>)[key];
          if (fiber?.tag === ROOT) visit(fiber.stateNode.current);
        }
    return stale;
  });
