import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { EmptyState } from '@milepost/kit/empty-state';
import { useKit } from '@milepost/kit/kit-provider';
import { useMemo } from 'react';
import { useText } from '@milepost/kit/forms/render';
import { useDesigner } from '../designer/useDesigner.ts';
import { compiledListOf, samplesOf } from './compiledList.ts';
import * as css from './ListPart.css.ts';
import { asOnDesktop } from './asOnDesktop.ts';
import type { ListDesign } from './useListDesign.ts';

/** Records in sight. */
const SHOWN = 6;

/** The list of the app, a record in two lines each; this console shows the list of the desktop on a phone, too. @reading R-844 */
export function AppList({ design }: { readonly design: ListDesign }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { run } = useDesigner();
  const text = useText();
  const { document, isReadOnly } = design;
  const { list, appList } = document;
  const compiled = useMemo(() => compiledListOf(document, 'appList'), [document]);
  const rows = useMemo(
    () => (compiled ? samplesOf(document, 'appList', { ...compiled, isGrouped: false, shape: 'paged' }) : []),
    [document, compiled],
  );
  const copy = () => {
    if (list && run({ do: 'set', target: 'appList', path: [], value: asOnDesktop(list, appList) }))
      announcer.say(t`The columns and filters of the desktop are copied`);
    else announcer.say(t`They are the same already`);
  };
  const button = list && !isReadOnly && <Button onPress={copy}>{t`As on the desktop`}</Button>;
  if (!compiled || compiled.columns.length === 0)
    return (
      <EmptyState title={appList ? t`The list has no columns` : t`There is no list for the app`} action={button}>
        {t`Take over the columns and filters of the desktop, then change what should be different.`}
      </EmptyState>
    );
  const [title, ...others] = compiled.columns;
  const words = { text, moment: String };
  return (
    <div className={css.preview}>
      <div className={css.bar}>
        {button}
        <p className={css.note}>{t`Shown by the app alone. On a phone these pages have the list of the desktop.`}</p>
      </div>
      <div className={css.phone} aria-hidden="true">
        {rows.slice(0, SHOWN).map((row) => (
          <div key={row.id} className={css.phoneRow}>
            <div className={css.phoneTitle}>{title?.text(row, words)}</div>
            <div className={css.phoneMeta}>
              {others
                .slice(0, 3)
                .map((column) => column.text(row, words))
                .filter((value) => value !== '')
                .join(' · ')}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
