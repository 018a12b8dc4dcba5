import { act, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RelationDataProvider, createRelationData } from '../../../primitives/relation-data/index.ts';
import type { Row } from '../../../widgets/input-table/index.ts';
import { configuredForm } from '../../config/index.ts';
import type { TableControl } from '../../grammar/index.ts';
import { FormProvider } from '../../render/drawnForm.ts';
import type { DrawnForm } from '../../render/drawnForm.ts';
import { createFormStore } from '../../store/index.ts';
import { useFills } from '../record/useFills.ts';
import { attributeText, isAttribute } from './attributeCell.tsx';
import type { Named } from './ColumnNames.tsx';
import { useRowAttributes } from './useRowAttributes.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const control = (jnpfKey: string, field: string, own: object = {}, config: object = {}) => ({
  __vModel__: field,
  __config__: { jnpfKey, label: field, ...config },
  ...own,
});
const attribute = (field: string, showField: string, isStorage: number) =>
  control('relationFormAttr', field, { relationField: 't-asset_jnpfTable_x0', showField }, { isStorage });
const TABLE = control(
  'table',
  't',
  {},
  {
    children: [control('relationForm', 'asset', { modelId: '5' }), attribute('stake', 'stake', 1), attribute('state', 'state', 2)],
  },
);

/** The sub-table of a design. */
function tableOf(): TableControl {
  const { parts, faults } = configuredForm([TABLE]);
  expect(faults).toEqual([]);
  return parts[0] as TableControl;
}

async function around(store: object, children: ReactNode) {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<FormProvider value={{ store } as unknown as DrawnForm}>{children}</FormProvider>));
}

test('an attribute of a row that is only shown follows the choice of its own row; one that is saved goes when it changes', () => {
  const [asset, stake, state] = tableOf().columns;
  const names: Named = [
    { id: '1', label: 'K10' },
    { id: '2', label: 'K20' },
  ];
  if (!stake || !isAttribute(stake)) throw new Error('no attribute');
  expect([{ asset: '1' }, { asset: 2 }, { asset: '9' }, {}].map((row) => attributeText(stake, names)(undefined, row))).toEqual([
    'K10',
    'K20',
    '',
    '',
  ]);
  if (!state || !isAttribute(state)) throw new Error('no saved attribute');
  const saved = attributeText(state, names);
  expect([saved('good', { asset: '1' }), saved('', { asset: '1' }), saved('', {})]).toEqual(['good', 'K10', '']);
  expect(asset?.empties).toEqual([state.field]);
});

const NAMES = new Map<string, Named>([['state', [{ id: '2', label: 'broken' }]]]);

test('what is saved with a row is filled in when it is known, not in rows nobody has touched', async () => {
  const table = tableOf();
  const loaded: readonly Row[] = [{ asset: '2', state: '' }];
  const store = createFormStore<Record<string, unknown>>({ parts: [table] }, { t: loaded });
  const [first] = store.value('t') as readonly Row[];
  const seen = vi.fn<(rows: readonly Row[]) => void>();
  function Rows() {
    const [own, setOwn] = useState<readonly Row[]>([
      first as Row,
      { asset: '2', state: '' },
      { asset: '3', state: '' },
      { asset: '2', state: 'kept' },
    ]);
    useRowAttributes(table, own, NAMES, setOwn);
    useEffect(() => seen(own), [own]);
    return null;
  }
  await around(store, <Rows />);
  expect(seen.mock.lastCall?.[0].map(({ state }) => state)).toEqual(['', 'broken', '', 'kept']);
});

test('a choice fills the fields its design names, a loaded record none', async () => {
  const road = control('relationForm', 'road', {
    modelId: '5',
    transferList: [
      { sourceValue: 'name', targetField: 'F_Name' },
      { sourceValue: 'nobody', targetField: 'F_Name' },
      { sourceValue: 'owner', targetField: 'F_Gone' },
    ],
  });
  const { parts, faults } = configuredForm([road, control('input', 'name'), control('input', 'owner')]);
  expect(faults).toEqual([]);
  const store = createFormStore<Record<string, unknown>>({ parts }, { owner: 'before' });
  const data = createRelationData();
  const Fills = () => {
    useFills(parts[0] as never);
    return null;
  };
  await around(
    store,
    <RelationDataProvider data={data}>
      <Fills />
    </RelationDataProvider>,
  );
  data.set('road', { kind: 'known', record: { F_Name: 'G1' } }, 'loaded');
  expect(store.value('name')).toBe('');
  data.set('road', { kind: 'known', record: { F_Name: 'G2' } }, 'chosen');
  expect(store.snapshot()).toMatchObject({ name: 'G2', owner: null });
  data.set('road', { kind: 'failed' }, 'chosen');
  expect(store.value('name')).toBe('G2');
});
