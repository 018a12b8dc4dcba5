import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import {
  I18nProvider,
  ListBox,
  ListBoxItem,
  Popover,
  Button as Press,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { Field, controlBox, controlInput, controlState, fieldAria, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { LANGUAGE_TAG, useKit } from '../kit-provider/index.ts';
import { description, indent, list, option, popover, trigger, valueTone, words } from './Select.css.ts';
import { shownValue } from './shownValue.ts';
import type { ShownValue } from './shownValue.ts';
import type { SelectOption, SelectProps } from './types.ts';

/** Highest the list of options gets before it scrolls. */
const MAX_LIST_HEIGHT_PX = 320;
/** Between the field and its list. */
const LIST_OFFSET_PX = 4;
/**
 * An option that can be reached but not chosen. React Aria honours this on items, though its types do not say so,
 * and then leaves `aria-disabled` off, which is why the option sets it itself.
 */
const REACHABLE = { disabledBehavior: 'selection' } as const;

function useWords(shown: ShownValue, placeholder: string): string {
  const { t } = useLingui();
  if (shown.kind === 'option') return shown.text;
  if (shown.kind === 'none') return placeholder;
  const { id } = shown;
  return t`Unknown (${id})`;
}

function Option({ of: { id, label, depth = 0, isDisabled = false, reason, ...rest } }: { of: SelectOption }) {
  const second = isDisabled ? (reason ?? rest.description) : rest.description;
  return (
    <ListBoxItem
      {...REACHABLE}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={`${option} ${indent[Math.min(depth, indent.length - 1)]}`}
      ref={(node) => node?.setAttribute('aria-disabled', String(isDisabled))}
    >
      {({ isSelected }) => (
        <>
          <span className={words}>
            <Text slot="label">{label}</Text>
            {second && (
              <Text slot="description" className={description}>
                {second}
              </Text>
            )}
          </span>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </ListBoxItem>
  );
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
  const shown = shownValue(options, value);
  const text = useWords(shown, placeholder);
  const choose = (key: unknown) => {
    const chosen = options.find((candidate) => candidate.id === key);
    // The arrows of the closed field step over every option, also those that cannot be chosen.
    if (chosen && !chosen.isDisabled && chosen.id !== value) onChange(chosen.id);
  };
  const { id: control, ...aria } = fieldAria(ids, { isRequired, help, error });
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error} labelFor="text">
      <I18nProvider locale={LANGUAGE_TAG[locale]}>
        <AriaSelect
          {...aria}
          value={value}
          onChange={choose}
          isDisabled={use === 'disabled'}
          isInvalid={Boolean(error)}
          isRequired={isRequired}
        >
          <Press id={control} className={`${controlBox} ${controlState[use === 'editable' && error ? 'invalid' : use]} ${trigger}`}>
            <SelectValue className={valueTone[shown.kind]}>{text}</SelectValue>
            <Icon of={ChevronDown} />
          </Press>
          <Popover
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
 */
export function Select(props: SelectProps) {
  return props.use === 'readOnly' ? <ReadOnlySelect {...props} /> : <ChoosingSelect {...props} />;
}
