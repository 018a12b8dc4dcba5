import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { findTyped, isLetter, nothingTyped, typeLetter, typeSpace } from '../../engines/type-ahead/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { emojiIn } from './data/emoji.ts';
import { COLUMNS, nextCell } from './nextCell.ts';
import type { EmojiPickerProps } from './types.ts';

/** The cell with the keyboard, and what keys do. One stop of Tab, which the grid takes as soon as it is there. */
export function useEmojiGrid({ onPick }: EmojiPickerProps) {
  const { locale } = useKit();
  const emoji = useMemo(() => emojiIn(locale), [locale]);
  const rows = useMemo(
    () => Array.from({ length: Math.ceil(emoji.length / COLUMNS) }, (_, row) => emoji.slice(row * COLUMNS, (row + 1) * COLUMNS)),
    [emoji],
  );
  const [current, setCurrent] = useState(0);
  const gridRef = useRef<HTMLDivElement>(null);
  const typed = useRef(nothingTyped);
  const cells = () => gridRef.current?.querySelectorAll<HTMLElement>('[role=gridcell]');

  useEffect(() => cells()?.[0]?.focus({ preventScroll: true }), []);

  function go(to: number) {
    setCurrent(to);
    cells()?.[to]?.focus();
  }
  function pick(at: number) {
    const chosen = emoji[at];
    if (chosen) onPick(chosen);
  }
  function handleKey(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    const find = (word: string) => findTyped(word, current, emoji.length, (at, text) => begins(emoji[at], text));
    const inWord = event.key === ' ' ? typeSpace(typed, systemClock.now(), find) : -1;
    if (inWord >= 0) {
      event.preventDefault();
      return go(inWord);
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return pick(current);
    }
    const to = nextCell(current, event.key, emoji.length, event.ctrlKey || event.metaKey);
    if (to !== null) {
      event.preventDefault();
      return go(to);
    }
    if (!isLetter(event.nativeEvent)) return;
    typed.current = typeLetter(typed.current, event.key, systemClock.now());
    const found = find(typed.current.text);
    if (found >= 0) go(found);
  }

  return {
    rows,
    gridProps: { ref: gridRef, role: 'grid', onKeyDown: handleKey } as const,
    rowProps: { role: 'row' } as const,
    cellProps: (at: number) => ({
      role: 'gridcell' as const,
      tabIndex: at === current ? 0 : -1,
      onFocus: () => setCurrent(at),
      onClick: () => pick(at),
    }),
  };
}

/** By its name, or by its code, which can be typed without an input method. */
function begins(emoji: { readonly label: string; readonly code: string } | undefined, text: string): boolean {
  return emoji !== undefined && (emoji.label.toLowerCase().startsWith(text) || emoji.code.startsWith(`[${text}`));
}
