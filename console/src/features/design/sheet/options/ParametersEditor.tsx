import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useSurroundings, useText } from '@milepost/kit/forms/render';
import { Select } from '@milepost/kit/select';
import { TextField } from '@milepost/kit/text-field';
import { isSame, kindNameOf, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { Trash2 } from 'lucide';
import { useMemo, useState } from 'react';
import { useDesign } from '../../designer/useDesigner.ts';
import { useFieldOptions } from '../editors/useFieldOptions.ts';
import { useOwn } from '../sheetNode.ts';
import { parameterRows, parametersJson } from './parameterRows.ts';
import type { ParameterRow, ParameterSource } from './parameterRows.ts';
import * as css from '../editors/editors.css.ts';

const EVERY = {};

/** Editor of the parameters of a data interface: each from a field of the form, fixed, or empty. @source designer §8.3 */
export function ParametersEditor({ control, field, value, read, onChange, onLeave }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const text = useText();
  const of = textOf(read(control.reads?.[0] ?? '') as Json);
  const asked = useMemo(() => ({ id: of }), [of]);
  const { options, state } = useSurroundings().useOptions('interfaceParameters', asked);
  const dialect = useDesign(({ document }) => document.dialect);
  const json = value as Json;
  const known = useMemo(() => options.map(({ id, label }) => ({ id, label: text(label) })), [options, text]);
  // A source that was chosen and has no value yet is nothing a design could hold.
  const [typed, setTyped] = useState<{ readonly of: Json; readonly rows: readonly ParameterRow[] } | null>(null);
  const stored = useMemo(() => parameterRows(json, known), [json, known]);
  const rows = typed && isSame(typed.of, json) && typed.rows.length === stored.length ? typed.rows : stored;
  if (of === '') return null;
  function change(next: readonly ParameterRow[]) {
    const written = parametersJson(next, dialect);
    setTyped({ of: written.length === 0 ? json : written, rows: next });
    onChange(written);
  }
  return (
    <fieldset id={field.id} tabIndex={-1} className={css.group} disabled={field.use !== 'editable'}>
      <legend className={css.legend}>{field.label}</legend>
      {rows.length === 0 && (
        <p className={css.quiet}>
          {state.kind === 'loading'
            ? t`Loading`
            : state.kind === 'failed'
              ? t`The parameters did not load`
              : t`This interface has no parameters`}
        </p>
      )}
      {rows.map((row, at) => (
        <Parameter
          key={row.name}
          id={`${field.id}-${at}`}
          row={row}
          onChange={(next) => change(rows.map((one, place) => (place === at ? next : one)))}
          onRemove={() => change(rows.filter((_, place) => place !== at))}
          onLeave={onLeave}
        />
      ))}
    </fieldset>
  );
}

interface ParameterProps {
  readonly id: string;
  readonly row: ParameterRow;
  readonly onChange: (row: ParameterRow) => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

function Parameter({ id, row, onChange, onRemove, onLeave }: ParameterProps) {
  const { t } = useLingui();
  const own = useOwn();
  const fields = useFieldOptions(EVERY);
  const { name, label, source, value, isGone } = row;
  const words: Record<ParameterSource, string> = {
    field: t({ message: 'A field of the form', context: 'parameter' }),
    fixed: t({ message: 'Always the same', context: 'parameter' }),
    empty: t({ message: 'Nothing', context: 'parameter' }),
    typed: t({ message: 'What is typed', context: 'parameter' }),
    person: t({ message: 'A fact of the person', context: 'parameter' }),
  };
  const offered = (['field', 'fixed', 'empty', 'typed', 'person'] as const).filter(
    (one) => one === source || (one !== 'person' && (one !== 'typed' || kindNameOf({ own }) === 'autoComplete')),
  );
  const sources = offered.map((one) => ({ id: one, label: words[one] }));
  return (
    <fieldset className={css.row} aria-label={label}>
      <Select
        id={id}
        label={label === name ? name : `${label} (${name})`}
        options={sources}
        placeholder={words.empty}
        value={source}
        {...(isGone && { help: t`The interface has no such parameter any more` })}
        onChange={(next) => onChange({ ...row, source: next as ParameterSource, value: '' })}
      />
      {source === 'field' && (
        <Select
          label={t({ message: 'Field', context: 'setting' })}
          options={fields}
          placeholder={t`Choose a field`}
          value={value || null}
          onChange={(next) => onChange({ ...row, value: next })}
        />
      )}
      {source === 'fixed' && (
        <TextField
          label={t({ message: 'Value', context: 'option' })}
          value={value}
          onChange={(next) => onChange({ ...row, value: next })}
          onLeave={onLeave}
        />
      )}
      {source === 'person' && <p className={css.quiet}>{value}</p>}
      {isGone && (
        <div className={css.tools}>
          <IconButton icon={Trash2} label={t`Take out ${label}`} size="row" onPress={onRemove} />
        </div>
      )}
    </fieldset>
  );
}
