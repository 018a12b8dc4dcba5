import { useState } from 'react';
import { nextText } from './composedText.ts';
import type { ComposedText, TextEvent } from './composedText.ts';

interface Owner {
  /** The committed text. */
  readonly value: string;
  /** Called with text that is no longer being composed; never twice with the same. */
  readonly onChange: (value: string) => void;
  /** Called when the focus has left, after any composition has ended. */
  readonly onLeave?: () => void;
}

export interface TextBox {
  readonly value: string;
}

/**
 * Props for a native text box that shows what is typed and reports what is committed.
 * Requests, counters and validation follow the committed text, so that no letter of a pinyin reaches them.
 */
export function useComposedText({ value, onChange, onLeave }: Owner) {
  const [state, setState] = useState<ComposedText>({ phase: 'typed' });

  // React renders after each of these events before the browser sends the next, so `state` and `value` are never old.
  function take(event: TextEvent) {
    const outcome = nextText(state, event, value);
    setState(outcome.state);
    if (outcome.commit !== undefined) onChange(outcome.commit);
    if (outcome.left) onLeave?.();
  }

  return {
    value: state.phase === 'composing' ? state.draft : value,
    onChange: (event: { currentTarget: TextBox }) => take({ kind: 'input', text: event.currentTarget.value }),
    onCompositionStart: (event: { currentTarget: TextBox }) => take({ kind: 'compositionStart', text: event.currentTarget.value }),
    onCompositionEnd: (event: { currentTarget: TextBox }) => take({ kind: 'compositionEnd', text: event.currentTarget.value }),
    onBlur: () => take({ kind: 'blur' }),
  };
}
