import { useLingui } from '@lingui/react/macro';
import { Braces } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { MenuButton } from '../../primitives/menu/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { Inserts, Read } from '../grammar/index.ts';
import { useInsertWords } from './useInsertWords.ts';
import * as css from './Inserting.css.ts';

interface InsertingProps {
  readonly inserts: Inserts;
  readonly read: Read;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Draws the field, whose caret is looked for in this element. */
  readonly children: (inputRef: RefObject<HTMLElement | null>) => ReactNode;
}

const isText = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** A field of letters with a menu of words, each put in where the caret stands or in place of what is marked. */
export function Inserting({ inserts, read, value, onChange, children }: InsertingProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const element = useRef<HTMLElement>(null);
  const caret = useRef<number | null>(null);
  /** The place writing goes on at: coming by Tab chooses a whole line, and the next key would take its place. */
  const goesOn = useRef<number | null>(null);
  const { trigger, items } = useInsertWords(inserts, read);
  // The text changed by itself: its caret stands behind what was put in, not at the end.
  useLayoutEffect(() => {
    if (caret.current !== null && isText(element.current)) element.current.setSelectionRange(caret.current, caret.current);
    goesOn.current = caret.current ?? goesOn.current;
    caret.current = null;
  });
  const insert = (word: string) => {
    const area = isText(element.current) ? element.current : null;
    const [from, to] = [area?.selectionStart ?? value.length, area?.selectionEnd ?? value.length];
    caret.current = from + word.length;
    onChange(value.slice(0, from) + word + value.slice(to));
    announcer.say(t`${word} put in`);
  };
  return (
    <div
      className={css.box}
      onFocus={({ target }) => {
        if (goesOn.current === null || target !== element.current || !isText(target)) return;
        target.setSelectionRange(goesOn.current, goesOn.current);
        goesOn.current = null;
      }}
    >
      <div className={css.menu}>
        <MenuButton trigger={{ ...trigger, icon: Braces, variant: 'text' }} items={items} onAction={insert} />
      </div>
      {children(element)}
    </div>
  );
}
