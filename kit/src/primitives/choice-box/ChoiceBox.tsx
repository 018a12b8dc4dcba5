import { focusRing } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { boxKind, description as descriptionStyle, row, rowUse, words } from './ChoiceBox.css.ts';
import { choiceDescriptionProps, choiceInputProps, choiceNameProps } from './headless.ts';
import type { ChoiceView } from './headless.ts';
import type { ChoiceGroupPart } from './types.ts';

interface ChoiceBoxProps {
  readonly view: ChoiceView;
  readonly parts: PartLooks<ChoiceGroupPart> | undefined;
}

/** A native checkbox or radio with its words; the whole row is pressed. */
export function ChoiceBox({ view, parts }: ChoiceBoxProps) {
  const { choice, type, isDisabled, description } = view;
  return (
    <label {...partProps(parts, 'choice', `${row} ${rowUse[isDisabled ? 'disabled' : 'enabled']}`)}>
      <input {...choiceInputProps(view, partProps(parts, 'box', `${boxKind[type]} ${focusRing}`))} />
      <span {...partProps(parts, 'words', words)}>
        <span {...choiceNameProps(view, partProps(parts, 'name', undefined))}>
          <EitherText>{choice.label}</EitherText>
        </span>
        {description && (
          <span {...choiceDescriptionProps(view, partProps(parts, 'description', descriptionStyle))}>
            <EitherText>{description}</EitherText>
          </span>
        )}
      </span>
    </label>
  );
}
