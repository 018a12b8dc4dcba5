import { systemClock } from '../../engines/clock/index.ts';
import { domProbeSource } from './domProbe.ts';
import type { ContractDriver, Seen, Expected } from './types.ts';

/** Part of a Playwright page that is used. Named here, so that nobody has to have Playwright who does not use it. */
export interface DrivenPage {
  readonly keyboard: {
    press(chord: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  readonly mouse: { click(x: number, y: number): Promise<void> };
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  evaluate<R>(script: string): Promise<R>;
}

/** Part of the DevTools protocol that is used, for composing text as an input method does. Chromium only. */
export interface DevTools {
  send(method: 'Input.imeSetComposition', params: { text: string; selectionStart: number; selectionEnd: number }): Promise<unknown>;
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
}

const FRAME_MS = 40;

/** Hands and eyes in a page that Playwright drives. Call once per loaded page, before the widget is looked at. */
export async function playwrightDriver(page: DrivenPage, devTools?: DevTools): Promise<ContractDriver> {
  const run = <R>(expression: string) => page.evaluate<R>(domProbeSource(expression));
  const at = (wanted: Expected | 'focus' | 'active') =>
    typeof wanted === 'string' ? `domProbe.focusedElement(${wanted === 'active'})` : `domProbe.elementsOf(${JSON.stringify(wanted)})[0]`;
  await run('domProbe.listenToPage()');

  return {
    async press(chord, times) {
      if (times === 1) return page.keyboard.press(chord);
      for (let time = 0; time < times; time += 1) await page.keyboard.down(chord);
      await page.keyboard.up(chord);
    },
    type: (text) => page.keyboard.type(text),
    async compose(letters, word) {
      if (!devTools) throw new Error('composing needs a DevTools session as second argument of playwrightDriver()');
      for (let end = 1; end <= letters.length; end += 1)
        await devTools.send('Input.imeSetComposition', { text: letters.slice(0, end), selectionStart: end, selectionEnd: end });
      await devTools.send('Input.insertText', { text: word });
    },
    async click(wanted) {
      const box = await run<{ x: number; y: number }>(
        `(() => { const b = ${at(wanted)}.getBoundingClientRect(); return { x: b.left + b.width / 2, y: b.top + b.height / 2 }; })()`,
      );
      await page.mouse.click(box.x, box.y);
    },
    focus: (wanted) => run(`${at(wanted)}.focus()`),
    scroll: (wanted, byPx) => run(`domProbe.scrollBox(${at(wanted)}).scrollBy(0, ${byPx})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    look: (wanted) => run<Seen>(`domProbe.lookAt(${JSON.stringify(wanted)})`),
    pressAsInputMethod: () => run('domProbe.pressAsInputMethod()'),
    settle: () =>
      new Promise<void>((resolve) => {
        systemClock.after(FRAME_MS, resolve);
      }),
  };
}
