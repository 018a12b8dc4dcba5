import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import type { Control } from '@milepost/kit/forms/grammar';
import { FormFields } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { Select } from '@milepost/kit/select';
import { Trash2 } from 'lucide';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { valueControl } from '../../../data/model/compile/index.ts';
import type { ConditionField, ConditionSymbol } from '../../../data/model/compile/index.ts';
import { SYMBOL_WORDS } from './conditionWords.ts';
import type { Row } from './conditionRows.ts';
import * as css from './conditions.css.ts';

interface ConditionRowProps {
  readonly row: Row;
  readonly number: number;
  readonly fields: readonly ConditionField[];
  readonly onChange: (part: Partial<Row>) => void;
  readonly onRemove: () => void;
}

/** Stands among the variables for a value. */
const FIXED = 'fixed';

/** A condition: its field, the comparison, and the value in the editor of the field. @source forms §7 */
export function ConditionRow({ row, number, fields, onChange, onRemove }: ConditionRowProps) {
  const { t, i18n } = useLingui();
  const field = fields.find(({ id }) => id === row.field);
  const options = useMemo(() => fields.map(({ id, label }) => ({ id, label })), [fields]);
  const symbols = useMemo(() => (field?.symbols ?? []).map((id) => ({ id, label: i18n._(SYMBOL_WORDS[id]) })), [field, i18n]);
  const control = field ? valueControl(field, row.symbol) : null;
  const variables = (control && field?.variables) ?? [];
  const variable = variables.find(({ id }) => id === row.value)?.id ?? FIXED;
  if (row.kept !== undefined)
    return (
      <fieldset className={css.kept} aria-label={t`Condition ${number}`}>
        <span className={css.keptWords}>{row.kept}</span>
        <span className={css.match}>{t`Kept as it is`}</span>
        <IconButton icon={Trash2} label={t`Take away condition ${number}`} onPress={onRemove} />
      </fieldset>
    );
  return (
    <fieldset className={css.row} data-condition={row.key} aria-label={t`Condition ${number}`}>
      <div className={css.conditionField}>
        <Select
          id={`condition-${row.key}-field`}
          label={t({ message: 'Field', context: 'condition' })}
          placeholder={t`Please select`}
          options={options}
          value={row.field}
          onChange={(id) => {
            const next = fields.find((one) => one.id === id);
            if (next) onChange({ field: id, symbol: next.symbols[0] ?? '==', value: null });
          }}
        />
      </div>
      <div className={css.conditionSymbol} data-last={control ? undefined : ''}>
        <Select
          id={`condition-${row.key}-symbol`}
          label={t({ message: 'Comparison', context: 'condition' })}
          placeholder={t`Please select`}
          options={symbols}
          value={row.symbol}
          onChange={(id) => onChange({ symbol: id as ConditionSymbol, value: null })}
        />
      </div>
      <div className={css.conditionValue} data-value="">
        {variables.length > 0 && (
          <Select
            id={`condition-${row.key}-variable`}
            label={t({ message: 'Compared with', context: 'condition' })}
            placeholder={t`Please select`}
            options={[{ id: FIXED, label: t({ message: 'A fixed value', context: 'condition' }) }, ...variables]}
            value={variable}
            onChange={(id) => onChange({ value: id === FIXED ? null : id })}
          />
        )}
        {control && variable === FIXED && (
          <ValueOf
            key={`${row.field} ${row.symbol}`}
            name={`condition-${row.key}`}
            control={control}
            value={row.value}
            onChange={(value) => onChange({ value })}
          />
        )}
      </div>
      <IconButton icon={Trash2} label={t`Take away condition ${number}`} onPress={onRemove} />
    </fieldset>
  );
}

interface ValueOfProps {
  readonly name: string;
  readonly control: Control;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Editor of a condition's value: that of its field. */
function ValueOf({ name, control, value, onChange }: ValueOfProps) {
  const { t } = useLingui();
  const [parts] = useState(() => [{ ...control, label: t({ message: 'Value', context: 'condition' }) }] as const);
  const [store] = useState(() => createFormStore({ parts }, value === null ? {} : { [control.field]: value }));
  const hear = useEffectEvent(() => onChange(store.value(control.field)));
  useEffect(() => store.subscribe(control.field, hear), [store, control.field]);
  return <FormFields spec={{ parts }} store={store} name={name} isBare />;
}
