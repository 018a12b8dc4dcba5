import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput, controlState } from '../control/index.ts';
import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { OptionList, rowsFrame } from '../option-list/index.ts';
import { partProps } from '../parts/index.ts';
import { AnchoredPanel } from '../popover/index.ts';
import { remark as remarkStyle } from './ComboBox.css.ts';
import { useComboBox } from './headless.ts';
import { comboBoxMessages } from './messages.ts';
import type { ComboBoxProps } from './types.ts';

/**
 * One line of text with suggestions under it. The text is the value whether it was suggested or not; the part that was typed is
 * marked in what is suggested. The list hides while an input method composes.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, isRequired = false, help, error, value, suggestions, className, style, parts } = props;
  const { t } = useLingui();
  const field = useComboBox({ ...props, messages: useMessages(comboBoxMessages) });
  const { panel, clearing } = field;
  const look = `${controlBox} ${controlState[field.isInvalid ? 'invalid' : field.use]}`;
  return (
    <FieldFrame {...{ field, label, isRequired, className, style, parts }} {...(help && { help })} {...(error && { error })}>
      <span {...field.getBoxProps(partProps(parts, 'control', look))}>
        <input {...field.getInputProps(partProps(parts, 'input', controlInput))} />
        {field.canClear && (
          <span className={controlAction}>
            <IconButton icon={X} label={clearing.label} size="row" onPress={clearing.onPress} />
          </span>
        )}
      </span>
      {field.isOpen && (
        <AnchoredPanel {...{ label, parts }} {...parts?.panel} anchorRef={panel.anchorRef} onClose={panel.list.close}>
          <div className={rowsFrame}>
            <OptionList
              {...{ label, parts }}
              list={panel.list.view}
              look={panel.look}
              empty={value === '' ? t`Type to get suggestions` : t`Nothing to suggest`}
            />
          </div>
          {suggestions.remark && <p {...partProps(parts, 'remark', remarkStyle)}>{suggestions.remark}</p>}
        </AnchoredPanel>
      )}
    </FieldFrame>
  );
}
