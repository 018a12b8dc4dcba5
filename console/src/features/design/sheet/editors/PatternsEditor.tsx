import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '@milepost/kit/menu';
import { TextField } from '@milepost/kit/text-field';
import type { CustomControl, EditProps, RowsControl } from '@milepost/kit/forms/grammar';
import { isList, isObject, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useMemo, useState } from 'react';
import { NestedField } from './NestedField.tsx';
import { PATTERN_PRESETS } from './patternPresets.ts';
import { useVerdicts } from './useVerdicts.ts';
import * as css from './editors.css.ts';

const NONE: readonly Json[] = [];

const ROWS: RowsControl = {
  part: 'control',
  kind: 'rows',
  id: 'rules',
  field: 'rules',
  label: msg({ message: 'Patterns', context: 'setting' }),
  isOrdered: true,
  add: msg`Add a pattern`,
  maxRows: 50,
  columns: [
    {
      part: 'control',
      kind: 'text',
      field: 'pattern',
      label: msg({ message: 'Pattern', context: 'setting' }),
      spellCheck: false,
      tidy: (typed) => typed,
    },
    { part: 'control', kind: 'text', field: 'message', label: msg`What is said when it does not fit` },
  ],
};

/** Editor of the patterns of a text: some by name, others of one's own, tried against a text at once. The first one that does not fit speaks. */
export function PatternsEditor({ field, value, onChange }: EditProps<CustomControl>) {
  const { t, i18n } = useLingui();
  const rules = isList(value) ? value : NONE;
  const [example, setExample] = useState('');
  const { label } = field;
  const isReadOnly = field.use === 'readOnly';
  const control = useMemo((): RowsControl => ({ ...ROWS, label }), [label]);
  const verdicts = useVerdicts(rules, example);
  const presets = PATTERN_PRESETS.map(({ id, label: name }) => ({ id, label: i18n._(name) }));
  function add(id: string) {
    const preset = PATTERN_PRESETS.find((one) => one.id === id);
    onChange([...rules, preset ? { pattern: preset.pattern, message: i18n._(preset.message) } : { pattern: '', message: '' }]);
  }
  return (
    <div className={css.stack}>
      <NestedField name={field.id} control={control} value={rules} onChange={onChange} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <div className={css.tools}>
          <MenuButton trigger={{ label: t`Patterns by name`, text: t`Patterns by name` }} items={presets} onAction={add} />
        </div>
      )}
      {rules.length > 0 && (
        <>
          <TextField label={t`Try a text`} value={example} onChange={setExample} spellCheck={false} />
          {example !== '' && (
            <output>
              <ul className={css.verdicts}>
                {rules.map((rule, at) => (
                  <li key={`${at} ${textOf(isObject(rule) ? rule['pattern'] : '')}`}>{verdicts[at] ?? '…'}</li>
                ))}
              </ul>
            </output>
          )}
        </>
      )}
    </div>
  );
}
