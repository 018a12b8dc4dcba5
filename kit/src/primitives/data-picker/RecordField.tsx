import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide';
import { useState } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { controlBox, controlState } from '../control/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import type { FieldWords } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import type { PickedItem } from '../picker-field/index.ts';
import { recordButton, recordName } from './RecordField.css.ts';
import type { DataPickerProps, DataPickerSpec } from './types.ts';
import type { Names } from './behaviour/useNames.ts';

const detailPart = lazyPart(() => import('./RecordDetail.tsx').then((module) => module.RecordDetail));

interface RecordFieldProps extends FieldWords, Pick<DataPickerProps, 'onViewRecord'> {
  readonly spec: DataPickerSpec;
  /** At least one. */
  readonly items: readonly PickedItem[];
  readonly names: Names;
}

/**
 * A disabled field with a value: a button that shows the chosen record, because somebody who may not change it may well want
 * to know what it is. @source forms §2.6
 */
export function RecordField({ spec, items, names, onViewRecord, ...words }: RecordFieldProps) {
  const { t } = useLingui();
  const ids = useFieldIds(words.id);
  const [isOpen, setOpen] = useState(false);
  const detail = useLazyPart(detailPart, isOpen);
  const { label } = words;
  const texts = items.map(({ text, isUnknown }) => (isUnknown ? t`Unknown (${{ id: text }})` : text));
  const name = names.state.kind === 'loading' ? t`Loading…` : texts.join('、');
  const view = () => {
    if (onViewRecord && items[0]) onViewRecord(items[0].identity);
    else setOpen(true);
  };
  return (
    <Field {...words} ids={ids} labelFor="text">
      <button
        type="button"
        id={ids.control}
        aria-label={t`View ${{ label }} ${{ name }}`}
        aria-describedby={words.help || words.error ? ids.message : undefined}
        aria-haspopup={onViewRecord ? undefined : 'dialog'}
        className={`${controlBox} ${controlState.readOnly} ${recordButton} ${focusRing}`}
        onClick={view}
      >
        <span className={recordName}>{name}</span>
        <Icon of={Eye} size="s" />
      </button>
      {isOpen && detail.status === 'here' && (
        <detail.part label={label} spec={spec} items={items} names={names} onClose={() => setOpen(false)} />
      )}
    </Field>
  );
}
