import { useId } from 'react';
import type { ComponentProps } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { boxKind, description as descriptionStyle, row, rowUse, words } from './ChoiceBox.css.ts';

export interface ChoiceBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly type: keyof typeof boxKind;
  readonly label: string;
  /** A second, quieter line, read after the name. */
  readonly description?: string;
}

/** A native checkbox or radio with its words; the whole row is pressed. */
export function ChoiceBox({ type, label, description, ...input }: ChoiceBoxProps) {
  const id = useId();
  return (
    <label className={`${row} ${rowUse[input.disabled ? 'disabled' : 'enabled']}`}>
      <input
        {...input}
        type={type}
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={`${boxKind[type]} ${focusRing}`}
      />
      <span className={words}>
        <span id={`${id}-name`}>
          <EitherText>{label}</EitherText>
        </span>
        {description && (
          <span id={`${id}-description`} className={descriptionStyle}>
            <EitherText>{description}</EitherText>
          </span>
        )}
      </span>
    </label>
  );
}
