import { Minus, Plus } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/index.ts';
import { stepAt } from './NumberField.css.ts';

interface StepButtonProps {
  readonly at: 'start' | 'end';
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Out of the tab order and never taking the focus: the keyboard has Up and Down. */
export function StepButton({ at, label, isDisabled, onPress }: StepButtonProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      className={stepAt[at]}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <Icon of={at === 'start' ? Minus : Plus} size="s" />
    </button>
  );
}
