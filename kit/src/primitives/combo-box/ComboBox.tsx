import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { OptionList, rowsFrame } from '../option-list/index.ts';
import type { ListLook } from '../option-list/index.ts';
import { AnchoredPanel } from '../popover/index.ts';
import { remark as remarkStyle } from './ComboBox.css.ts';
import type { ComboBoxProps } from './types.ts';
import { useComboBox } from './useComboBox.ts';

const LOOK: ListLook = { kind: 'listbox', cardinality: 'one' };

/**
 * One line of text with suggestions under it. The text is the value whether it was suggested or not; the part that was typed is
 * marked in what is suggested. The list hides while an input method composes.
 */
export function ComboBox({ value, onChange, suggestions, onSuggest, onChoose, placeholder, use = 'editable', ...words }: ComboBoxProps) {
  const { label, isRequired, help, error, id } = words;
  const { t } = useLingui();
  const ids = useFieldIds(id);
  const { boxRef, inputRef, inputProps, list, isOpen, clear } = useComboBox({ value, onChange, suggestions, onSuggest, onChoose, use });
  const isEditable = use === 'editable';
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <span ref={boxRef} className={`${controlBox} ${controlState[isEditable && error ? 'invalid' : use]}`}>
        <input
          {...fieldAria(ids, { isRequired, help, error })}
          {...inputProps}
          ref={inputRef}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          readOnly={use === 'readOnly'}
          disabled={use === 'disabled'}
          className={controlInput}
        />
        {isEditable && value !== '' && (
          <span className={controlAction}>
            <IconButton icon={X} label={t`Clear ${{ label }}`} size="row" onPress={clear} />
          </span>
        )}
      </span>
      {isOpen && (
        <AnchoredPanel anchorRef={boxRef} label={label} onClose={list.close}>
          <div className={rowsFrame}>
            <OptionList
              list={list.view}
              label={label}
              look={LOOK}
              empty={value === '' ? t`Type to get suggestions` : t`Nothing to suggest`}
            />
          </div>
          {suggestions.remark && <p className={remarkStyle}>{suggestions.remark}</p>}
        </AnchoredPanel>
      )}
    </Field>
  );
}
