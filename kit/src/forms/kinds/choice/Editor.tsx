import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CheckboxGroup } from '../../../primitives/checkbox-group/index.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { MultiSelect, Select } from '../../../primitives/select/index.ts';
import type { OptionsState, SelectOption } from '../../../primitives/select/index.ts';
import type { ChoiceControl, EditProps, Feed, Option } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { useText } from '../../render/useText.ts';
import { useParameters } from '../editing/useParameters.ts';

type Props = EditProps<ChoiceControl, string | readonly string[] | null>;

/** Editor of a choice of a list; fixed lists need no surroundings. */
export default function ChoiceEditor(props: Props) {
  const { options } = props.control;
  return options.from === 'static' ? <Fixed {...props} given={options.options} /> : <Fed {...props} feed={options} />;
}

const READY: OptionsState = { kind: 'ready' };

function Fixed({ given, ...props }: Props & { readonly given: readonly Option[] }) {
  return <Choice {...props} options={useSelectOptions(given)} state={READY} />;
}

function Fed({ feed, ...props }: Props & { readonly feed: Extract<Feed, { from: 'feed' }> }) {
  const { options, state } = useSurroundings().useOptions(feed.id, useParameters(feed.parameters, props.read, feed.fixed));
  return <Choice {...props} options={useSelectOptions(options)} state={state} />;
}

function useSelectOptions(options: readonly Option[]): readonly SelectOption[] {
  const text = useText();
  return useMemo(() => options.map((option) => ({ ...option, label: text(option.label) })), [options, text]);
}

function Choice({
  control,
  field,
  options: all,
  state,
  value: kept,
  isOffered,
  onChange,
  onLeave,
}: Props & { readonly options: readonly SelectOption[]; readonly state: OptionsState }) {
  const { t } = useLingui();
  const text = useText();
  // Ids of options are texts, a record may hold them as numbers.
  const value = typeof kept === 'number' ? String(kept) : kept;
  const options = useMemo(() => {
    const chosen = new Set([value].flat());
    return isOffered ? all.filter(({ id }) => isOffered(id) || chosen.has(id)) : all;
  }, [all, isOffered, value]);
  const choose = (next: string | readonly string[] | null) => {
    onChange(next);
    onLeave();
  };
  const ids = Array.isArray(value) ? value.map(String) : [];
  if (control.look === 'radio') {
    const all = { ...field, options, state };
    if (control.isMany) return <CheckboxGroup {...all} value={ids} onChange={choose} />;
    return <RadioGroup {...all} value={typeof value === 'string' ? value : null} onChange={choose} />;
  }
  const placeholder = control.placeholder === undefined ? t`Choose` : text(control.placeholder);
  if (control.isMany)
    return <MultiSelect {...field} options={options} state={state} placeholder={placeholder} value={ids} onChange={choose} />;
  return (
    <Select
      {...field}
      options={options}
      state={state}
      placeholder={placeholder}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={choose}
      onClear={field.isRequired ? undefined : () => choose(null)}
    />
  );
}
