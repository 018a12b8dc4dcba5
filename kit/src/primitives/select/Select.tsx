import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { I18nProvider, ListBox, Popover, Button as Press, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import { Option } from './Option.tsx';
import { list, popover, trigger, valueTone } from './Select.css.ts';
import { shownValue } from './shownValue.ts';
import type { ShownValue } from './shownValue.ts';
import type { SelectProps } from './types.ts';

/** Highest the list of options gets before it scrolls. */
const MAX_LIST_HEIGHT_PX = 320;
/** Between the field and its list. */
const LIST_OFFSET_PX = 4;

/** React Aria's hidden buttons around the list, for a screen reader without keys, say “cancel” in Chinese. */
function nameDismissButtons(list: HTMLElement | null, word: string) {
  for (const button of list?.querySelectorAll('button[tabindex="-1"]') ?? []) button.setAttribute('aria-label', word);
}

function useWords(shown: ShownValue, placeholder: string): string {
  const { t } = useLingui();
  if (shown.kind === 'option') return shown.text;
  if (shown.kind === 'none') return placeholder;
  const { id } = shown;
  return t`Unknown (${id})`;
}

/** A value that may only be read: a field that can be focused and copied from, with no list behind it. */
function ReadOnlySelect({ value, options, placeholder, ...words }: SelectProps) {
  const ids = useFieldIds(words.id);
  const text = useWords(shownValue(options, value), '');
  return (
    <Field {...words} ids={ids}>
      <span className={`${controlBox} ${controlState.readOnly}`}>
        <input {...fieldAria(ids, words)} readOnly value={text} placeholder={placeholder} className={controlInput} />
      </span>
    </Field>
  );
}

function ChoosingSelect({ value, onChange, options, placeholder, use = 'editable', ...rest }: SelectProps) {
  const { label, isRequired, help, error, id } = rest;
  const ids = useFieldIds(id);
  const { locale } = useKit();
  const { t } = useLingui();
  const closeWord = t`Close`;
  const shown = shownValue(options, value);
  const text = useWords(shown, placeholder);
  const choose = (key: unknown) => {
    const chosen = options.find((candidate) => candidate.id === key);
    // The arrows of the closed field step over every option, also those that cannot be chosen.
    if (chosen && !chosen.isDisabled && chosen.id !== value) onChange(chosen.id);
  };
  // A button cannot be required or invalid in ARIA: both are said in its description.
  const describedBy = [isRequired ? ids.required : '', error || help ? ids.message : ''].filter(Boolean).join(' ');
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error} labelFor="text">
      <I18nProvider locale={LANGUAGE_TAG[locale]}>
        <AriaSelect
          aria-labelledby={ids.label}
          aria-describedby={describedBy || undefined}
          validationBehavior="aria"
          value={value}
          onChange={choose}
          isDisabled={use === 'disabled'}
        >
          <Press id={ids.control} className={`${controlBox} ${controlState[use === 'editable' && error ? 'invalid' : use]} ${trigger}`}>
            <SelectValue className={valueTone[shown.kind]}>{text}</SelectValue>
            <Icon of={ChevronDown} />
          </Press>
          <Popover
            ref={(node) => nameDismissButtons(node, closeWord)}
            className={popover}
            maxHeight={MAX_LIST_HEIGHT_PX}
            offset={LIST_OFFSET_PX}
            // The layer comes from the style sheet, not from React Aria's own idea of a top.
            style={({ defaultStyle }) => ({ ...defaultStyle, zIndex: undefined })}
          >
            <ListBox items={options} className={list} escapeKeyBehavior="none">
              {(item) => <Option of={item} />}
            </ListBox>
          </Popover>
        </AriaSelect>
      </I18nProvider>
    </Field>
  );
}

/**
 * One of a list of options, in a field that opens. Reaches disabled options and says why they are.
 * Brings React Aria with it: import it from what opens on demand, not from a first page.
 * @reading R-040
 */
export function Select(props: SelectProps) {
  return props.use === 'readOnly' ? <ReadOnlySelect {...props} /> : <ChoosingSelect {...props} />;
}
