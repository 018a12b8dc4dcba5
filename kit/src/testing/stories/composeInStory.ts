import { imeRow, replayIme } from '../replayIme.ts';
import { frame } from './settle.ts';

/** The Enter and the Escape that close a composition, in the order of Chromium and in that of Safari. */
const ORDERS = ['chromium order', 'safari order', 'safari order escape'] as const;
/** Callbacks that may be called while text is composed: each is told of text, and acts on nothing. */
const TOLD = /^on(Change|Input|Keyword|Search|Suggest|Text|Query|Filter)/;

type TextBox = HTMLInputElement | HTMLTextAreaElement;
const TEXT_TYPES = new Set(['text', 'search', 'tel', 'url', 'email', '']);

/** Text boxes that an input method can be tried in. */
export function textBoxes(): TextBox[] {
  return [...document.querySelectorAll<TextBox>('input, textarea')].filter((box) => {
    const isText = box instanceof HTMLTextAreaElement || TEXT_TYPES.has(box.type);
    return isText && !box.readOnly && !box.disabled && box.checkVisibility() && !box.closest('[inert], [aria-hidden=true]');
  });
}

/** True when a story keeps what is typed; one that always shows the same text cannot show that it survives. */
async function keepsText(box: TextBox): Promise<boolean> {
  const before = box.value;
  const type = async (text: string) => {
    const prototype = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }));
    await Promise.resolve();
    return box.value === text;
  };
  const isKept = await type(`${before}1`);
  await type(before);
  return isKept;
}

/** A list under a field may close because of what was typed; a dialog may not. */
const openLayers = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length;

/**
 * Composes text in every text field of a story and says what happened that must not: something acted on the Enter or Escape of
 * the input method, the focus went, a layer closed, or the text was lost.
 */
export async function composeInStory(
  calls: () => Readonly<Record<string, number>>,
): Promise<{ readonly findings: readonly string[]; readonly textFields: number }> {
  const findings: string[] = [];
  const boxes = textBoxes();
  for (const box of boxes) {
    box.focus();
    const isKept = await keepsText(box);
    for (const order of ORDERS) {
      if (!box.isConnected) break;
      // A field of parts goes on to the next one when a part is full: that is typing, not composing.
      box.focus();
      const row = imeRow(order);
      // A field that says it takes digits only has nothing to keep of the text.
      const takesText = !(box instanceof HTMLInputElement && box.pattern === '[0-9]*');
      const wanted = box.value + (row.expect.text === '旧' || !takesText ? '' : (row.expect.text ?? ''));
      const before = { layers: openLayers(), calls: calls() };
      await replayIme(row, box);
      await frame();
      const called = box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent ?? box.placeholder;
      const say = (what: string) => findings.push(`input method, ${order}, in “${called}”: ${what}`);
      if (document.activeElement !== box) say('the focus left the field');
      if (openLayers() < before.layers) say('a layer closed');
      if (isKept && box.value !== wanted) say(`the text is “${box.value}”, not “${wanted}”`);
      for (const [name, times] of Object.entries(calls()))
        if (times > (before.calls[name] ?? 0) && !TOLD.test(name)) say(`${name} was called`);
    }
  }
  return { findings, textFields: boxes.length };
}
