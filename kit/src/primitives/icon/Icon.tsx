import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { iconSize, stroke } from './Icon.css.ts';

/** A Lucide drawing: its elements as data, imported one by one. */
export type IconShape = IconNode;

export interface IconProps {
  readonly of: IconShape;
  /** `s` 14 px in rows, `m` 16 px, `l` 20 px in the rail. */
  readonly size?: keyof typeof iconSize;
}

/** A line drawing beside a word. It has no name of its own: the control or the text beside it does the speaking. */
export function Icon({ of: shape, size = 'm' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={`${stroke} ${iconSize[size]}`}>
      {shape.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
