import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { useMemo } from 'react';
import { compiledListOf } from './compiledList.ts';
import { DataConditions } from './DataConditions.tsx';
import { listSheet, shapeOf } from './listSheet.ts';
import { problemSentence } from '../problems/problemWords.ts';
import * as css from './ListPart.css.ts';
import { shapeLacks } from './shapeLacks.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { ListDesign } from './useListDesign.ts';

const OF_ITEMS: ReadonlySet<string> = new Set(['columnList', 'searchList', 'btnsList', 'columnBtnsList', 'customBtnsList']);

/** Sheet of the list as a whole: what its shape needs, pages and order, sums, rights, the records it shows. */
export function ListSheet({ design }: { readonly design: ListDesign }) {
  const { t, i18n } = useLingui();
  const { document, owner, list, set, isReadOnly } = design;
  const columns = list?.['columnList'];
  const spec = useMemo(() => listSheet(document, owner), [document, owner]);
  const lacks = useMemo(
    () => (list ? shapeLacks(list, (compiledListOf(document, owner)?.tree ?? null) !== null) : []),
    [document, owner, list],
  );
  const own = design.problems.filter(({ path }) => path.length < 2 || !OF_ITEMS.has(String(path[0])));
  if (!list) return null;
  const title = owner === 'list' ? t`List` : t({ message: 'List of the app', context: 'part of a design' });
  // A form is of its fields: others mean another form.
  const fields = Object.keys(spec.settings).join(' ');
  return (
    <section className={css.sheet} data-pane="settings" aria-label={title}>
      <header className={css.sheetHead}>
        <h2 className={css.sheetTitle}>{title}</h2>
      </header>
      <div className={css.sheetBody}>
        {own.map((problem) => (
          <Alert key={problem.id} tone="warning" title={i18n._(problemSentence(problem, document))} />
        ))}
        {lacks.map((lack) => (
          <Alert key={lack.id} tone="warning" title={i18n._(lack)} />
        ))}
        <SettingsForm
          key={`${owner} ${shapeOf(list)} ${fields} ${Array.isArray(columns) ? columns.length : 0}`}
          parts={spec.parts}
          settings={spec.settings}
          json={list}
          name={`design-${owner}`}
          at={{ owner, path: [] }}
          isReadOnly={isReadOnly}
          onSet={set}
        />
        <DataConditions design={design} />
      </div>
    </section>
  );
}
