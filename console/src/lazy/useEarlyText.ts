import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Marks what stands in a layer until its fields are here. */
export const FIELDS_COMING = { 'data-fields-coming': '' } as const;
const COMING = '[data-fields-coming]';

const LAYER = ':is([role=dialog], [role=alertdialog])';
const TEXT = ':is(input, textarea, [contenteditable=""], [contenteditable=true])';
const TYPED_INTO = `:is(${TEXT}, select)`;

/** Text after one more key; null for a key that ends it. */
function textAfter(text: string, key: string): string | null {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  return Array.from(key).length === 1 ? (text + key).trimStart() : null;
}

/** Types a text where the keyboard is, as its keys would have. */
function typeAt(target: HTMLElement, text: string): void {
  if (!target.matches(TEXT)) {
    // A field that opens a list: its first letter opens it, and a search in it has the keyboard then.
    const [key = '', ...rest] = Array.from(text);
    flushSync(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    const { activeElement } = document;
    if (rest.length > 0) typeAt(activeElement instanceof HTMLElement ? activeElement : target, rest.join(''));
    return;
  }
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

interface Wish {
  /** Element that had the keyboard when the layer was asked for. */
  readonly start: Element | null;
  /** The layer has arrived. */
  readonly isHere: () => boolean;
  readonly onCallOff: () => void;
}

/** Keeps text until a field of a layer has the keyboard. The returned function ends it. */
function keepText({ start, isHere, onCallOff }: Wish): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let text = '';
  // A key that is no text ends it: what comes after that is for nothing that is here.
  let isEnded = false;

  function onKeyDown(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (isHere() && !document.querySelector(`${LAYER} ${COMING}`)) {
      stop.abort();
      return;
    }
    const isElsewhere = target !== start && target instanceof Element && target.matches(TYPED_INTO);
    if (isElsewhere || event.isComposing || ctrlKey || metaKey || altKey || key === 'Shift') return;
    if (key === 'Escape') {
      stop.abort();
      if (!isHere()) onCallOff();
      return;
    }
    if (text === '' && !isEnded && Array.from(key).length > 1) return;
    event.preventDefault();
    event.stopPropagation();
    // The key that opened the layer, held down.
    if (event.repeat && text === '') return;
    const next = isEnded ? null : textAfter(text, key);
    if (next === null) isEnded = true;
    else text = next;
  }
  function onFocusIn({ target }: FocusEvent) {
    const layer = target instanceof HTMLElement ? target.closest(LAYER) : null;
    if (!layer || !(target instanceof HTMLElement) || (target === layer && layer.querySelector(COMING))) return;
    stop.abort();
    // After the handlers of the focus, which may select what is in the field.
    if (text !== '' && target.matches(`${TEXT}, [role=combobox]`)) queueMicrotask(() => typeAt(target, text));
  }
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', onFocusIn, options);
  return () => stop.abort();
}

/**
 * Text typed after a layer was asked for, until its first field has the keyboard: it is typed there. Escape calls the layer off while it is
 * on its way.
 * @param onCallOff null where nothing is to be heard
 * @param isComing false once it has arrived; its fields may still be on their way then, see `FIELDS_COMING`
 * @reading R-848
 */
export function useEarlyText(isComing: boolean, onCallOff: (() => void) | null): void {
  // Before what is in the layer takes the keyboard.
  const [start] = useState(() => document.activeElement);
  const isHere = useEffectEvent(() => !isComing);
  const callOff = useEffectEvent(() => onCallOff?.());
  const isHeard = onCallOff !== null;
  useEffect(() => {
    if (!isHeard) return undefined;
    const { activeElement } = document;
    const layer = activeElement === start ? null : activeElement?.closest(LAYER);
    if (layer && !layer.querySelector(COMING)) return undefined;
    return keepText({ start, isHere: () => isHere(), onCallOff: () => callOff() });
  }, [start, isHeard]);
}
