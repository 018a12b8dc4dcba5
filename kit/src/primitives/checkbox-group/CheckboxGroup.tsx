import { useLingui } from '@lingui/react/macro';
import { ChoiceBox, ChoiceGroup } from '../choice-box/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { allState, withAllPressed, withChecked } from './checkedIds.ts';
import { all } from './CheckboxGroup.css.ts';
import type { CheckboxGroupProps } from './types.ts';

/** Several of a few things that are all in sight. Native checkboxes, each a stop of the Tab key. */
export function CheckboxGroup({ value, onChange, hasSelectAll, ...group }: CheckboxGroupProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { options, use, error } = group;
  const isDisabled = use === 'disabled';
  const known = new Map(options.map((option) => [option.id, option]));
  const strangers = group.state?.kind === 'loading' ? [] : value.filter((id) => !known.has(id));
  const nameOf = (id: string) => known.get(id)?.label ?? t`Unknown (${{ id }})`;
  const box = { type: 'checkbox', 'aria-invalid': error ? true : undefined } as const;
  const isShown = (state: ReturnType<typeof allState>) => allState(options, value) === state;

  function pressAll() {
    const next = withAllPressed(options, value);
    onChange(next);
    announcer.say(t`Selected, ${{ count: next.length }} in all`);
  }

  return (
    <ChoiceGroup {...group} kind="group" chosenText={value.map(nameOf).join(t({ message: ', ', context: 'between names' }))}>
      {hasSelectAll && options.length > 0 && (
        <div className={all}>
          <ChoiceBox
            type="checkbox"
            label={t`Select all`}
            checked={isShown('all')}
            disabled={isDisabled}
            onChange={pressAll}
            ref={(input) => {
              if (input) input.indeterminate = isShown('some');
            }}
          />
        </div>
      )}
      {strangers.map((id) => (
        <ChoiceBox
          {...box}
          key={id}
          label={nameOf(id)}
          checked
          disabled={isDisabled}
          onChange={() => onChange(withChecked(options, value, [id], false))}
        />
      ))}
      {options.map(({ id, label, description, disabledReason }) => (
        <ChoiceBox
          {...box}
          key={id}
          label={label}
          description={disabledReason ?? description}
          checked={value.includes(id)}
          disabled={isDisabled || disabledReason !== undefined}
          onChange={(event) => onChange(withChecked(options, value, [id], event.currentTarget.checked))}
        />
      ))}
    </ChoiceGroup>
  );
}
