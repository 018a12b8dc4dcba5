import { cdp, page, userEvent } from 'vitest/browser';
import { elementsOf, focusedElement, listenToPage, lookAt, pressAsInputMethod, scrollBox } from './domProbe.ts';
import type { ContractDriver, Expected } from './types.ts';

const KEY_NAMES: Readonly<Record<string, string>> = { Space: ' ' };
const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** A chord such as `Control+End` in the spelling of the browser tests, held down so many times. */
function asKeyboard(chord: string, times: number): string {
  const keys = chord.split(/(?<=.)\+/);
  const key = keys.at(-1) ?? '';
  const modifiers = keys.slice(0, -1);
  const name = KEY_NAMES[key] ?? key;
  const pressed = times === 1 ? `{${name}}` : `{${name}>${times}/}`;
  return `${modifiers.map((modifier) => `{${modifier}>}`).join('')}${pressed}${modifiers.map((modifier) => `{/${modifier}}`).join('')}`;
}

function elementAt(wanted: Expected | 'focus' | 'active'): HTMLElement {
  const element = typeof wanted === 'string' ? focusedElement(wanted === 'active') : elementsOf(wanted)[0];
  if (element instanceof HTMLElement) return element;
  throw new Error(`there is no ${JSON.stringify(wanted)} on the page`);
}

/** Hands and eyes in the page the tests run in. */
export function browserDriver(): ContractDriver {
  listenToPage();
  return {
    press: (chord, times) => userEvent.keyboard(asKeyboard(chord, times)),
    type: (text) => userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&')),
    async compose(letters, word) {
      const session = cdp();
      for (let end = 1; end <= letters.length; end += 1)
        await session.send('Input.imeSetComposition', { text: letters.slice(0, end), selectionStart: end, selectionEnd: end });
      await session.send('Input.insertText', { text: word });
    },
    click: (wanted) => userEvent.click(elementAt(wanted)),
    focus: (wanted) => Promise.resolve(elementAt(wanted).focus()),
    scroll: (wanted, byPx) => Promise.resolve(scrollBox(elementAt(wanted)).scrollBy(0, byPx)),
    resize: (widthPx, heightPx) => page.viewport(widthPx, heightPx),
    look: (wanted) => Promise.resolve(lookAt(wanted)),
    pressAsInputMethod: () => Promise.resolve(pressAsInputMethod()),
    async settle() {
      await frame();
      await frame();
    },
  };
}
