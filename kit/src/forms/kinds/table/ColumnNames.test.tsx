import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { RecordControl, RecordSource, TableColumn } from '../../grammar/index.ts';
import { SurroundingsProvider } from '../../render/index.ts';
import type { FormSurroundings } from '../../render/index.ts';
import { ColumnNames } from './ColumnNames.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const noList = () => Promise.reject(new Error('nothing is listed here'));
const POPUP = { interfaceId: '1', propsValue: 'code', relationField: 'name', templateJson: [], multiple: false };
const RELATION = { modelId: '2', relationField: 'title' };

/** Names a column of records hears of rows with these values, and the questions asked for them. */
async function heard(
  source: { readonly widget: string; readonly config: object },
  values: readonly unknown[],
  columns: readonly TableColumn[] = [],
) {
  const asked: string[] = [];
  const records = {
    interfaces: {
      list: noList,
      lookup: async ({ ids }: { readonly ids: readonly string[] }) => {
        asked.push(ids.join());
        return ids.filter((id) => id !== 'gone').map((id) => ({ code: id, name: `Company ${id}` }));
      },
    },
    forms: {
      list: noList,
      config: noList,
      record: async ({ id }: { readonly id: string }) => {
        asked.push(id);
        return { title: `Record ${id}` };
      },
    },
  };
  // Made once, as forms have it: what is asked for hangs on it.
  const surroundings = { useRecords: () => records } as unknown as FormSurroundings;
  const names = new Map<string, unknown>();
  const column: RecordControl = { part: 'control', kind: 'record', field: 'a', label: 'A', source: source as unknown as RecordSource };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const rows = values.map((a) => ({ a }));
  const onNames = (of: string, named: readonly { readonly id: string; readonly label: unknown }[]) =>
    named.forEach(({ id, label }) => names.set(of === 'a' ? id : `${of} ${id}`, label));
  await act(async () =>
    root.render(
      <SurroundingsProvider value={surroundings}>
        <ColumnNames column={column as TableColumn} columns={columns} rows={rows} onNames={onNames} />
      </SurroundingsProvider>,
    ),
  );
  return { names: Object.fromEntries(names), asked };
}

test('rows of a data interface that cells hold are asked for once and read by their names; what is gone stays an id', async () => {
  const { names, asked } = await heard({ widget: 'popup', config: POPUP }, ['7', null, '8', '7', 'gone']);
  expect(names).toEqual({ 7: 'Company 7', 8: 'Company 8' });
  expect(asked).toEqual(['7,8,gone']);
});

test('records of another form are read by the field the design names', async () => {
  const { names } = await heard({ widget: 'relation', config: RELATION }, ['5']);
  expect(names).toEqual({ 5: 'Record 5' });
});

test('what attributes show of a choice is known with its name, without another question', async () => {
  const attribute = (field: string, showField: string) =>
    ({
      part: 'control',
      kind: 'record',
      field,
      label: '',
      source: { widget: 'attribute', config: { follows: 'a', showField } },
    }) as unknown as TableColumn;
  const { names, asked } = await heard(
    { widget: 'relation', config: RELATION },
    ['5'],
    [attribute('stake', 'title'), attribute('gone', 'nothing')],
  );
  expect(names).toEqual({ 5: 'Record 5', 'stake 5': 'Record 5', 'gone 5': '' });
  expect(asked).toEqual(['5']);
});

test('rows that follow a value of their own row are not asked for: the answer would be that of another row', async () => {
  const config = { ...POPUP, templateJson: [{ field: 'section', relationField: 'works-section', defaultValue: '' }] };
  expect((await heard({ widget: 'popupTable', config }, ['7'])).asked).toEqual([]);
});
