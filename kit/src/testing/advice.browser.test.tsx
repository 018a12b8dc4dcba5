import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromTree } from '../engines/node-source/index.ts';
import { DataTable } from '../primitives/data-table/index.ts';
import { TreePicker, departmentPicker } from '../widgets/tree-picker/index.ts';
import { renderInKit } from './renderInKit.tsx';

afterEach(() => vi.restoreAllMocks());

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const said = (warn: ReturnType<typeof warnings>) => warn.mock.calls.map(([sentence]) => String(sentence));
const rows = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), name: `第 ${at} 段` }));
const column = {
  id: 'name',
  header: '路段',
  text: ({ name }: { name: string }) => name,
  width: { flex: 1, minPx: 120 },
  narrow: 'title',
} as const;

/** Draws what it is given again and again. */
function Redrawn({ children }: { readonly children: () => React.ReactNode }) {
  const [count, setCount] = useState(0);
  if (count < 30) queueMicrotask(() => setCount(count + 1));
  return children();
}

test('a table with no height says so, once, and what to do', async () => {
  const warn = warnings();
  const columns = [column];
  await renderInKit(<DataTable label="路段" columns={columns} rows={rows} rowId={({ id }) => id} rowLabel={({ name }) => name} />);
  await expect
    .poll(() => said(warn))
    .toEqual([expect.stringMatching(/“路段” stands where it has no height.*Give the element around it a height/)]);
});

test('columns made anew with every draw are named', async () => {
  const warn = warnings();
  await renderInKit(
    <div style={{ height: 300 }}>
      <Redrawn>
        {() => <DataTable label="设备" columns={[column]} rows={rows} rowId={({ id }) => id} rowLabel={({ name }) => name} />}
      </Redrawn>
    </div>,
    { isStrict: false },
  );
  await expect.poll(() => said(warn)).toEqual([expect.stringMatching(/“设备” was given other columns.*useMemo/)]);
});

test('a spec made anew with every draw is named', async () => {
  const warn = warnings();
  const feeds = { departments: fromTree([]), resolve: async () => [] };
  await renderInKit(
    <Redrawn>{() => <TreePicker label="部门" spec={departmentPicker(feeds)} value={null} onChange={() => undefined} />}</Redrawn>,
    { isStrict: false },
  );
  await expect.poll(() => said(warn)).toEqual([expect.stringMatching(/given another spec with every draw.*useMemo/)]);
});

test('what is used as it should be is not advised', async () => {
  const warn = warnings();
  const columns = [column];
  await renderInKit(
    <div style={{ height: 300 }}>
      <Redrawn>
        {() => <DataTable label="桥梁" columns={columns} rows={rows} rowId={({ id }) => id} rowLabel={({ name }) => name} />}
      </Redrawn>
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('[role=row]').length).toBeGreaterThan(5);
  expect(said(warn)).toEqual([]);
});
