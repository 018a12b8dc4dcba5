import { useLingui } from '@lingui/react/macro';
import { designedPart } from '@milepost/kit/forms/config';
import type { Control, ControlKindName, CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { withValueAt } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import { useDesign } from '../../designer/useDesigner.ts';
import { useOwn } from '../sheetNode.ts';
import { NestedField } from './NestedField.tsx';
import * as css from './editors.css.ts';

/** Kinds whose value is made or chosen elsewhere. */
const WITHOUT: ReadonlySet<ControlKindName> = new Set(['shown', 'unknown', 'table', 'rows', 'calculate', 'derived', 'custom', 'files']);
const FIELD = 'value';

/** Facts of the control itself, which its default value has not: a list can be emptied, buttons cannot. */
const OF_CONTROL: ReadonlySet<string> = new Set(['look', 'shown', 'disabled', 'initial', 'span', 'isCurrentAtFirst', 'isUnique', 'help']);

/** The control as a field for its default value: what limits and offers stays, what asks for it goes. */
function asField(control: Control, label: string): Control {
  const own = { ...control };
  for (const name of OF_CONTROL) Reflect.deleteProperty(own, name);
  return { ...own, id: FIELD, field: FIELD, label, required: false };
}

/** Editor of a default value: that of the control itself. */
export function DefaultValueEditor({ field, value, onChange }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const own = useOwn();
  const dialect = useDesign(({ document }) => document.dialect);
  // The control is read anew with a change of its settings, and not with one of its default value.
  const settings = JSON.stringify(withValueAt(own, ['__config__', 'defaultValue'], undefined) ?? null);
  const { label } = field;
  const control = useMemo(() => {
    const { part } = designedPart(JSON.parse(settings), dialect);
    return part?.part === 'control' && !WITHOUT.has(part.kind) ? asField(part, label) : null;
  }, [settings, dialect, label]);
  if (!control) return <p className={css.quiet}>{t`A field of this kind begins empty`}</p>;
  return <NestedField name={field.id} control={control} value={value} onChange={onChange} isReadOnly={field.use === 'readOnly'} />;
}
