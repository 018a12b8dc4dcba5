/** Key code that browsers send for a key the input method has taken. */
const TAKEN_BY_IME = 229;

/** True when a key belongs to an input method rather than to us. */
export function isComposingKey(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_IME;
}

/**
 * Keeps keys of an input method away from every widget of the page: while composing, when the key code says so,
 * and in the task of `compositionend` (Safari sends the closing Enter after it).
 * Text entry itself is untouched: only `keydown` handlers of the page stop hearing it.
 * @returns takes the guard off again
 */
export function installImeGuard(target: Document): () => void {
  let justEnded = false;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    justEnded = false;
  };
  const onEnd = () => {
    justEnded = true;
    channel.port2.postMessage(null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isComposingKey(event) || (justEnded && (event.key === 'Enter' || event.key === 'Escape'))) event.stopImmediatePropagation();
  };
  target.addEventListener('compositionend', onEnd, true);
  target.addEventListener('keydown', onKey, true);
  return () => {
    target.removeEventListener('compositionend', onEnd, true);
    target.removeEventListener('keydown', onKey, true);
    channel.port1.close();
  };
}
