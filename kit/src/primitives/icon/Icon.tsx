import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, LogOut, PanelLeft, Redo2, Undo2 } from 'lucide';
import type { IconNode } from 'lucide';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { alongLine, iconSize, stroke } from './Icon.css.ts';

/** A Lucide drawing: its elements as data, imported one by one. */
export type IconShape = IconNode;

export interface IconProps {
  readonly of: IconShape;
  /** `s` 14 px in rows, `m` 16 px, `l` 20 px in the rail. */
  readonly size?: keyof typeof iconSize;
}

/** Drawings that point along the line: forward, back, to the side the menu is on. */
const ALONG_LINE: ReadonlySet<IconShape> = new Set([ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, LogOut, PanelLeft, Redo2, Undo2]);

const isLine = ([, attributes]: IconShape[number]) => Object.keys(attributes).join() === 'd';

/**
 * A line drawing beside a word. It has no name of its own: the control or the text beside it does the speaking. Its lines are
 * drawn as one: a menu shows hundreds, and each element is styled, laid out and painted for itself. One that points along the line
 * is turned over where lines begin at the right.
 */
export function Icon({ of: shape, size = 'm' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${stroke} ${iconSize[size]}${ALONG_LINE.has(shape) ? ` ${alongLine}` : ''}`}>
      {partsOf(shape)}
    </svg>
  );
}

const drawn = new WeakMap<IconShape, ReactNode>();

/** The elements of a drawing; the same ones wherever it stands. */
function partsOf(shape: IconShape): ReactNode {
  let parts = drawn.get(shape);
  if (parts === undefined) {
    // From the origin: one that begins with a relative point would go on where the line before it ended.
    const lines = shape
      .filter(isLine)
      .map(([, { d }]) => `M0 0${d}`)
      .join('');
    const others = shape
      .filter((part) => !isLine(part))
      .map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
    parts = others.length ? [lines && <path key="lines" d={lines} />, ...others] : <path d={lines} />;
    drawn.set(shape, parts);
  }
  return parts;
}
