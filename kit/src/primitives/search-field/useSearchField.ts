import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { SearchFieldOptions } from './types.ts';

/**
 * Behaviour of a keyword box: Enter submits; Escape empties it, and passes on when it is empty, so that a dialog around it can
 * close. Draw `getInputProps()` on a plain text `input`: the native search box has an Escape and a clear button of its own.
 */
export function useSearchField({ label, placeholder, value, onChange, onSubmit, onClear, messages }: SearchFieldOptions) {
  const inputRef = useRef<HTMLElement>(null);
  const text = useComposedText({ value, onChange });

  function clear() {
    onChange('');
    onClear?.();
    inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    // With a key held it is a command of the page.
    if (event.key === 'Enter' && onSubmit && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onSubmit(value);
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return {
    /** There is text to take out, a composition's as well. */
    canClear: text.value !== '',
    /** Name of the button that empties the box, and what it does. */
    clearing: { label: messages.clear, onPress: clear },
    /** Attributes of the `input`. */
    getInputProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...text,
          ref: refOf(inputRef),
          role: 'searchbox',
          'aria-label': label,
          placeholder,
          enterKeyHint: 'search',
          autoComplete: 'off',
          spellCheck: false,
          onKeyDown,
        } as const,
        own,
      ),
    /** Attributes of the `button` that empties the box; for the mouse, the keyboard has Escape. Draw it while `canClear`. */
    getClearProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', tabIndex: -1, 'aria-label': messages.clear, onClick: clear } as const, own),
  };
}
