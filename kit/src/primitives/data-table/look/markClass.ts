import * as css from './Mark.css.ts';
import type { CellMark } from '../types.ts';

/** Class of a marked cell, with a blank before it; empty for one that is not. A ground and words in two tones keep the ground: words on it are the page's. */
export function markClass(mark: CellMark | null | undefined): string {
  if (!mark) return '';
  const { words, ground, isStrong = false } = mark;
  const tone = ground ? css.ground[ground] : words ? css.words[words] : '';
  return `${tone && ` ${tone}`}${isStrong ? ` ${css.strong}` : ''}`;
}
