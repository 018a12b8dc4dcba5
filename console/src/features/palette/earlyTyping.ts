/** Text typed for a field that is not there yet. */
export interface Typing {
  readonly text: string;
  /** Enter was pressed after it: what comes then is no longer for the field. */
  readonly isEntered: boolean;
}

export const NOTHING_TYPED: Typing = { text: '', isEntered: false };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Keys of a field: a character, and those that act on what is typed. Chords belong to the browser. */
const isOfField = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  !ctrlKey && !metaKey && !altKey && /^(.|Enter|Backspace|Escape)$/u.test(key);

/** Typed text after one more key; null when it was given up. @reading R-397 */
export function nextTyping(before: Typing, { key }: Pick<Key, 'key'>): Typing | null {
  if (key === 'Escape') return null;
  if (before.isEntered) return before;
  if (key === 'Enter') return { ...before, isEntered: true };
  if (key === 'Backspace') return { ...before, text: Array.from(before.text).slice(0, -1).join('') };
  return { ...before, text: before.text + key };
}

/** Text typed after the key of the search before there was anything to hear it; null when it was given up. */
export const typedOf = (keys: readonly Key[]): Typing | null =>
  keys.reduce<Typing | null>((typing, key) => {
    if (!isOfField(key)) return typing ?? NOTHING_TYPED;
    return typing && nextTyping(typing, key);
  }, null);

/**
 * Hears the keys of a field that is on its way, until the field has the keyboard: wherever they are pressed, except in another
 * field somebody went to meanwhile. Keys of an input method are the page's guard's, and are never heard here. The returned
 * function ends it. @reading R-397
 */
export function hearTyping(hear: (event: KeyboardEvent) => void): () => void {
  const wish = new AbortController();
  const options = { capture: true, signal: wish.signal };
  const start = document.activeElement;
  document.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      const isElsewhere = target !== start && target instanceof Element && target.matches(TYPED_INTO);
      if (isElsewhere || !isOfField(event)) return;
      event.preventDefault();
      event.stopPropagation();
      hear(event);
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.closest('[role=dialog]')) return;
      wish.abort();
      target.setSelectionRange(target.value.length, target.value.length);
    },
    options,
  );
  return () => wish.abort();
}

const TYPED_INTO = ':is(input, textarea, select, [contenteditable=""], [contenteditable=true])';
