import { useLayoutEffect, useRef } from 'react';
import { partProps } from '../../primitives/parts/index.ts';
import { useGridLook } from './gridLook.ts';
import { inputProblemProps } from './headless.ts';
import type { InputCellView } from './headless.ts';
import * as css from './InputTable.css.ts';

/** Sentence on what is wrong, in as many lines as it takes; the rows make room for it. */
export function Problem({ cell, text }: { readonly cell: InputCellView; readonly text: string }) {
  const { noteLines, parts } = useGridLook();
  const words = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => noteLines(Math.round((words.current?.scrollHeight ?? 0) / css.PROBLEM_LINE)), [text, noteLines]);
  return (
    <span ref={words} {...inputProblemProps(cell, partProps(parts, 'problem', css.problem))}>
      {text}
    </span>
  );
}
