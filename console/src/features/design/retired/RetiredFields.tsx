import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataText } from '@milepost/kit/data-text';
import { momentText } from '@milepost/kit/engines/moment-text';
import { retiredOf } from '@milepost/openapi/domains/design';
import type { RetiredField } from '@milepost/openapi/domains/design';
import { useEffect, useRef } from 'react';
import { recordsText } from '../changes/changeWords.ts';
import type { DesignState } from '../core/types.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { kindWord } from '../kinds/kindWords.ts';
import { useRecordCounts } from './useRecordCounts.ts';
import type { InUse } from './useRecordCounts.ts';
import * as css from './Retired.css.ts';

const formIn = ({ document }: DesignState) => document.form;

/** Fields that were taken out while records may hold values of theirs, and the way back of each. @source designer §10.4 */
export function RetiredFields(inUse: InUse) {
  const { t, i18n } = useLingui();
  const { run, isReadOnly } = useDesigner();
  const fields = retiredOf(useDesign(formIn));
  const counts = useRecordCounts(
    inUse,
    fields.map(({ key }) => key),
  );
  const place = useRef<HTMLDivElement>(null);
  const restored = useRef(false);
  // The row is gone: the keyboard goes on with the next one.
  useEffect(() => {
    if (restored.current) (place.current?.querySelector('button') ?? place.current)?.focus();
    restored.current = false;
  });
  const restore = ({ key }: RetiredField) => {
    restored.current = run({ do: 'restore', key });
  };
  return (
    <div ref={place} tabIndex={-1}>
      {fields.length === 0 ? (
        <p className={css.none}>{t`No field was retired.`}</p>
      ) : (
        <table className={css.table} aria-label={t`Retired fields`}>
          <thead>
            <tr>
              <th className={css.head} scope="col">
                {t({ message: 'Field', context: 'of a form' })}
              </th>
              <th className={css.head} scope="col">
                {t({ message: 'Kind', context: 'of a control' })}
              </th>
              <th className={css.head} scope="col">
                {t({ message: 'Key', context: 'of a field' })}
              </th>
              <th className={css.head} scope="col">{t`Retired on`}</th>
              <th className={css.head} scope="col">
                {t({ message: 'Records', context: 'of a field' })}
              </th>
              {!isReadOnly && <th className={css.head} scope="col">{t`Actions`}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => {
              const count = counts?.get(field.key);
              const { label } = field;
              return (
                <tr key={field.key}>
                  <th className={css.data} scope="row">
                    <DataText of={label} />
                  </th>
                  <td className={css.data}>{i18n._(kindWord(field.kind))}</td>
                  <td className={css.data} translate="no">
                    {field.key}
                  </td>
                  <td className={css.data}>{field.atMs > 0 ? momentText(field.atMs) : '—'}</td>
                  <td className={css.data}>{count ? i18n._(recordsText(count, (value) => i18n.number(value))) : t`values are kept`}</td>
                  {!isReadOnly && (
                    <td className={css.data}>
                      <Button variant="text" spokenName={t`Restore “${label}”`} onPress={() => restore(field)}>
                        {t({ message: 'Restore', context: 'field' })}
                      </Button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}
