import type { LucideIcon } from 'lucide-react';
import { iconSize } from './Icon.css.ts';

/** A Lucide component, imported one by one. */
export type IconShape = LucideIcon;

export interface IconProps {
  readonly of: IconShape;
  /** `s` 14 px in rows, `m` 16 px, `l` 20 px in the rail. */
  readonly size?: keyof typeof iconSize;
}

const STROKE = { s: 2, m: 1.75, l: 1.6 } as const;

/** A line drawing beside a word. It has no name of its own: the control or the text beside it does the speaking. */
export function Icon({ of: Shape, size = 'm' }: IconProps) {
  return <Shape aria-hidden="true" focusable="false" className={iconSize[size]} strokeWidth={STROKE[size]} />;
}
