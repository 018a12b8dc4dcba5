/**
 * Text that is being typed, seen apart from text that has been typed.
 * While an input method composes, `draft` is on the screen and nobody else's business.
 */
export type ComposedText =
  | { readonly phase: 'typed' }
  /** `wasLeft`: the field lost the focus before the composition ended. */
  | { readonly phase: 'composing'; readonly draft: string; readonly wasLeft: boolean };

export type TextEvent =
  | { readonly kind: 'compositionStart' | 'compositionEnd' | 'input'; readonly text: string }
  | { readonly kind: 'blur' };

/** News of the field for its owner; in this order when both. */
export interface TextOutcome {
  readonly state: ComposedText;
  /** The new committed text. */
  readonly commit?: string;
  /** The user has left the field and nothing is being composed. */
  readonly left?: true;
}

const TYPED: ComposedText = { phase: 'typed' };

/**
 * One step of the field. A browser may send an `input` with the same text before or after the end of a
 * composition; `committed` is compared so that the owner hears each text once.
 */
export function nextText(state: ComposedText, event: TextEvent, committed: string): TextOutcome {
  const commit = (text: string) => (text === committed ? {} : { commit: text });
  if (state.phase === 'typed') {
    if (event.kind === 'compositionStart') return { state: { phase: 'composing', draft: event.text, wasLeft: false } };
    if (event.kind === 'blur') return { state, left: true };
    return { state, ...commit(event.text) };
  }
  if (event.kind === 'blur') return { state: { ...state, wasLeft: true } };
  if (event.kind === 'compositionEnd') return { state: TYPED, ...commit(event.text), ...(state.wasLeft ? { left: true } : {}) };
  return { state: { ...state, draft: event.text } };
}
