import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ChoiceBox, ChoiceGroup } from '../choice-box/index.ts';
import type { RadioGroupProps } from './types.ts';

/** One of a few things that are all in sight. Native radios: arrows walk and choose, the group is one stop of the Tab key. */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps) {
  const { t } = useLingui();
  const name = useId();
  const { options, use, error } = group;
  const chosen = options.find(({ id }) => id === value);
  const unknown = value !== null && !chosen && group.state?.kind !== 'loading' ? value : null;
  const unknownText = unknown === null ? '' : t`Unknown (${{ id: unknown }})`;
  const box = { type: 'radio', name, 'aria-invalid': error ? true : undefined } as const;
  return (
    <ChoiceGroup {...group} kind="radiogroup" chosenText={chosen?.label ?? unknownText}>
      {options.map(({ id, label, description, disabledReason }) => (
        <ChoiceBox
          {...box}
          key={id}
          label={label}
          description={disabledReason ?? description}
          checked={id === value}
          disabled={use === 'disabled' || disabledReason !== undefined}
          onChange={() => onChange(id)}
        />
      ))}
      {/* Gone as soon as something else is chosen. */}
      {unknown !== null && <ChoiceBox {...box} label={unknownText} checked readOnly disabled={use === 'disabled'} />}
    </ChoiceGroup>
  );
}
