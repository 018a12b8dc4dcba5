import { CircleCheck, CircleSlash, Contrast, Info, OctagonX, TriangleAlert } from 'lucide';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import { shape, status, word } from './Status.css.ts';
import type { StatusProps, StatusTone } from './types.ts';

const SHAPE: Record<StatusTone, IconShape> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonX,
  info: Info,
  off: CircleSlash,
  progress: Contrast,
};

/** A state as a shape and a word; colour only repeats it. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={`${status} ${word[tone]}`}>
      <span className={shape[tone]}>
        <Icon of={SHAPE[tone]} size="s" />
      </span>
      {children}
    </span>
  );
}
