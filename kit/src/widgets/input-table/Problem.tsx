import { useLayoutEffect, useRef } from 'react';
import { useGrid } from './gridContext.ts';
import * as css from './InputTable.css.ts';

/** Sentence on what is wrong, in as many lines as it takes; the rows make room for it. */
export function Problem({ id, text }: { readonly id?: string; readonly text: string }) {
  const { noteLines } = useGrid();
  const words = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => noteLines(Math.round((words.current?.scrollHeight ?? 0) / css.PROBLEM_LINE)), [text, noteLines]);
  return (
    <span ref={words} id={id} data-problem="" aria-hidden={id === undefined || undefined} className={css.problem} title={text}>
      {text}
    </span>
  );
}
