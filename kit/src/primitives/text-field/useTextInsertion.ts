import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/** A text with a word put in. */
export interface InsertedText {
  readonly text: string;
  /** Place behind the word, in UTF-16 units. */
  readonly caret: number;
}

export interface TextInsertion {
  /** The field, given to its `inputRef`. */
  readonly inputRef: RefObject<HTMLElement | null>;
  /** Puts a word in where the caret stands, or in place of what is marked. */
  readonly insert: (word: string) => void;
  /** Handler of whatever holds the field: writing goes on behind the word. */
  readonly onFocus: (event: FocusEvent) => void;
}

interface TextInsertionOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Joins a word with the text around it; as it is by default. */
  readonly join?: (text: string, from: number, to: number, word: string) => InsertedText;
}

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** A text with a word between two of its places. */
export const withInserted = (text: string, from: number, to: number, word: string): InsertedText => ({
  text: text.slice(0, from) + word + text.slice(to),
  caret: from + word.length,
});

/** Insertion of words into a text field from outside of it, a menu or a tree: at its end where it never had a caret. */
export function useTextInsertion({ value, onChange, join = withInserted }: TextInsertionOptions): TextInsertion {
  const inputRef = useRef<HTMLElement>(null);
  const caret = useRef<number | null>(null);
  /** The place writing goes on at: coming by Tab chooses the whole of a single line, and the next key would take its place. */
  const goesOn = useRef<number | null>(null);
  // The text changed by itself: its caret stands behind what was put in, not at the end.
  useLayoutEffect(() => {
    if (caret.current !== null && isText(inputRef.current)) inputRef.current.setSelectionRange(caret.current, caret.current);
    goesOn.current = caret.current ?? goesOn.current;
    caret.current = null;
  });
  return {
    inputRef,
    insert(word) {
      const area = isText(inputRef.current) ? inputRef.current : null;
      const next = join(value, area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length, word);
      caret.current = next.caret;
      onChange(next.text);
    },
    onFocus({ target }) {
      if (goesOn.current === null || target !== inputRef.current || !(target instanceof HTMLInputElement)) return;
      target.setSelectionRange(goesOn.current, goesOn.current);
      goesOn.current = null;
    },
  };
}
