import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { Select } from '@milepost/kit/select';
import { KIND_NAMES, hasKey, kindOfName, textOf, turnEffect } from '@milepost/openapi/domains/design';
import type { Json, KindName, TurnEffect } from '@milepost/openapi/domains/design';
import { useMemo, useState } from 'react';
import { useDesigner } from '../../designer/useDesigner.ts';
import { kindWord } from '../../kinds/kindWords.ts';
import { useOwn, useSheetNode } from '../sheetNode.ts';
import * as css from './editors.css.ts';

/** Choice of another kind for a control: what that does to stored values is said first, what is refused says why. @source designer §10.3 */
export function TurnEditor({ field, value }: EditProps<CustomControl>) {
  const { t, i18n } = useLingui();
  const designer = useDesigner();
  const id = useSheetNode();
  const own = useOwn();
  const from = kindOfName(textOf(value as Json));
  const [wanted, setWanted] = useState<{ readonly from: KindName | undefined; readonly into: KindName } | null>(null);
  const into = wanted && wanted.from === from ? wanted.into : null;
  const options = useMemo(() => {
    const all = KIND_NAMES.filter((kind) => hasKey(kind) && kind !== 'table' && kind !== from).map((kind) => {
      const refused = own === null ? null : designer.refusal({ do: 'turn', id, into: kind });
      return { id: kind as string, label: i18n._(kindWord(kind)), ...(refused && { isDisabled: true, reason: i18n._(refused) }) };
    });
    return [...all.filter(({ isDisabled }) => !isDisabled), ...all.filter(({ isDisabled }) => isDisabled)];
  }, [designer, id, own, from, i18n]);
  if (from === undefined || !hasKey(from) || from === 'table' || field.use !== 'editable') return null;
  const effects: Record<TurnEffect | 'anew', string> = {
    stay: t`Every stored value stays as it is.`,
    wrap: t`A stored value becomes a list of one when its record is saved next.`,
    check: t`Some stored values may not fit; they stay until somebody edits them.`,
    anew: t`No record holds a value yet. Settings the new kind does not have are lost.`,
  };
  return (
    <div className={css.stack}>
      <Select
        {...field}
        options={options}
        placeholder={i18n._(kindWord(from))}
        value={into}
        onChange={(next) => setWanted({ from, into: next as KindName })}
        onClear={() => setWanted(null)}
        {...(into && { help: effects[turnEffect(from, into) ?? 'anew'] })}
      />
      {into && (
        <div className={css.tools}>
          <Button
            onPress={() => {
              designer.run({ do: 'turn', id, into });
              setWanted(null);
            }}
          >
            {t`Change the kind`}
          </Button>
        </div>
      )}
    </div>
  );
}
