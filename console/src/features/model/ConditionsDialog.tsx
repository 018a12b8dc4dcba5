import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { isEmptyValue } from '@milepost/kit/forms/grammar';
import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import type { Control } from '@milepost/kit/forms/grammar';
import type { ListConditions } from '@milepost/kit/lists/grammar';
import { Segmented } from '@milepost/kit/segmented';
import { Select } from '@milepost/kit/select';
import { Plus, Trash2 } from 'lucide';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { valueControl } from '../../data/model/compile/index.ts';
import type { ConditionField, ConditionSymbol } from '../../data/model/compile/index.ts';
import type { ToolProps } from '../resource/index.ts';
import { useConsoleSurroundings } from '../resource/useSurroundings.ts';
import { SYMBOL_WORDS } from './conditionWords.ts';
import { SavedQueries } from './SavedQueries.tsx';
import * as css from './conditions.css.ts';

/** A condition as it is put together; `key` tells rows apart while their places change. */
interface Row {
  readonly key: number;
  readonly field: string;
  readonly symbol: ConditionSymbol;
  readonly value: unknown;
}

const newRow = ({ id, symbols }: ConditionField, key: number): Row => ({ key, field: id, symbol: symbols[0] ?? '==', value: null });

const rowsOf = (list: ListConditions['list'], from: number): readonly Row[] =>
  list.map((one, at) => ({ ...one, key: from + at, symbol: one.symbol as ConditionSymbol }));

const freeKey = (rows: readonly Row[]): number => 1 + Math.max(-1, ...rows.map(({ key }) => key));

export interface ConditionsDialogProps extends ToolProps {
  readonly fields: readonly ConditionField[];
  /** Entry of the menu the list is opened at: its saved queries are offered. */
  readonly menuId: string;
}

/** The super query: conditions of which all or any hold. @source forms §7 */
export default function ConditionsDialog({ ask, narrow, fields, menuId, onClose }: ConditionsDialogProps) {
  const { t } = useLingui();
  const [first] = fields;
  const [match, setMatch] = useState<'all' | 'any'>(ask.conditions?.match ?? 'all');
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const set = rowsOf(ask.conditions?.list ?? [], 0);
    return set.length > 0 || !first ? set : [newRow(first, 0)];
  });
  const body = useRef<HTMLDivElement>(null);
  const change = (key: number, part: Partial<Row>) => setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const isWhole = ({ field: id, symbol, value }: Row) => {
    const field = fields.find((one) => one.id === id);
    return field !== undefined && (valueControl(field, symbol) === null || !isEmptyValue(value));
  };
  const current = () => ({ match, list: rows.filter(isWhole).map(({ field, symbol, value }) => ({ field, symbol, value })) });
  const search = () => {
    const conditions = current();
    narrow(conditions.list.length > 0 ? conditions : null);
    onClose();
  };
  const add = () => first && setRows((now) => [...now, newRow(first, freeKey(now))]);
  const reopen = (kept: ListConditions) => {
    setMatch(kept.match);
    // Keys of their own: an editor never goes on with the value of another condition.
    setRows((now) => rowsOf(kept.list, freeKey(now)));
  };
  const takeAway = (key: number) => {
    setRows((now) => now.filter((row) => row.key !== key));
    // The button that had the keyboard goes with its row.
    body.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    <Dialog
      title={t`Super query`}
      widthPx={800}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={search}>
            {t({ message: 'Query', context: 'search' })}
          </Button>
        </>
      }
    >
      <SurroundingsProvider value={useConsoleSurroundings()}>
        <div ref={body} className={css.rows}>
          {menuId !== '' && <SavedQueries menuId={menuId} fields={fields} current={current} onChoose={reopen} />}
          <Segmented
            label={t`Rows that fulfil`}
            labelAt="start"
            segments={[
              { id: 'all', label: t`All conditions` },
              { id: 'any', label: t`Any condition` },
            ]}
            value={match}
            onChange={setMatch}
          />
          {rows.map((row, at) => (
            <ConditionRow
              key={row.key}
              row={row}
              number={at + 1}
              fields={fields}
              onChange={(part) => change(row.key, part)}
              onRemove={() => takeAway(row.key)}
            />
          ))}
          <div data-add="">
            <Button icon={Plus} onPress={add}>
              {t`Add a condition`}
            </Button>
          </div>
        </div>
      </SurroundingsProvider>
    </Dialog>
  );
}

interface ConditionRowProps {
  readonly row: Row;
  readonly number: number;
  readonly fields: readonly ConditionField[];
  readonly onChange: (part: Partial<Row>) => void;
  readonly onRemove: () => void;
}

function ConditionRow({ row, number, fields, onChange, onRemove }: ConditionRowProps) {
  const { t, i18n } = useLingui();
  const field = fields.find(({ id }) => id === row.field);
  const options = useMemo(() => fields.map(({ id, label }) => ({ id, label })), [fields]);
  const symbols = useMemo(() => (field?.symbols ?? []).map((id) => ({ id, label: i18n._(SYMBOL_WORDS[id]) })), [field, i18n]);
  const control = field ? valueControl(field, row.symbol) : null;
  return (
    <fieldset className={css.row} aria-label={t`Condition ${number}`}>
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
      <Select
        id={`condition-${row.key}-symbol`}
        label={t({ message: 'Comparison', context: 'condition' })}
        placeholder={t`Please select`}
        options={symbols}
        value={row.symbol}
        onChange={(id) => onChange({ symbol: id as ConditionSymbol, value: null })}
      />
      <div>
        {control && (
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
