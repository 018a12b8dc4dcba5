import { Minus, Plus } from 'lucide';
import { EitherText } from '../data-text/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { affix, box, digits, lone, stepAt } from './NumberField.css.ts';
import { useNumberInput } from './headless.ts';
import type { NumberText } from './headless.ts';
import { numberMessages } from './messages.ts';
import type { InputWords, NumberFieldPart, NumberLook, NumberOwner } from './types.ts';

type Spin = ReturnType<typeof useNumberInput>;

export interface NumberInputProps extends NumberLook, Pick<NumberOwner, 'min' | 'max' | 'precision'> {
  /** Name of the number, for its buttons and for what is said when a button was pressed from elsewhere. */
  readonly label: string;
  readonly number: NumberText;
  readonly words: InputWords;
  readonly isInvalid: boolean;
}

/** The box of a number: a spin button with the digits, what stands before and after them, and the buttons for a step. */
export function NumberInput({ number, words, isInvalid, ...look }: NumberInputProps) {
  const spin = useNumberInput(number, { ...look, control: words, messages: useMessages(numberMessages) });
  return <NumberBox spin={spin} isInvalid={isInvalid} prefix={look.prefix} suffix={look.suffix} />;
}

interface NumberBoxProps {
  readonly spin: Spin;
  readonly isInvalid: boolean;
  readonly prefix: string | undefined;
  readonly suffix: string | undefined;
  readonly parts?: PartLooks<NumberFieldPart> | undefined;
}

/** The box of a number whose behaviour a hook has made. */
export function NumberBox({ spin, isInvalid, prefix, suffix, parts }: NumberBoxProps) {
  const { hasButtons, hasAffix, use } = spin;
  return (
    <span {...partProps(parts, 'control', `${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`)}>
      {hasButtons && (
        <button {...spin.stepProps(-1, partProps(parts, 'step', stepAt.start))}>
          <Icon of={Minus} size="s" />
        </button>
      )}
      {prefix !== undefined && (
        <span {...spin.getPrefixProps(partProps(parts, 'prefix', affix[hasButtons ? 'inner' : 'start']))}>
          <EitherText>{prefix}</EitherText>
        </span>
      )}
      <input {...spin.getInputProps(partProps(parts, 'input', `${controlInput} ${digits} ${hasButtons || hasAffix ? '' : lone}`))} />
      {suffix !== undefined && (
        <span {...spin.getSuffixProps(partProps(parts, 'suffix', affix[hasButtons ? 'inner' : 'end']))}>
          <EitherText>{suffix}</EitherText>
        </span>
      )}
      {hasButtons && (
        <button {...spin.stepProps(1, partProps(parts, 'step', stepAt.end))}>
          <Icon of={Plus} size="s" />
        </button>
      )}
    </span>
  );
}
