import { reasonOf } from '@milepost/kit/import-wizard';
import type { ImportPorts, ImportValues } from '@milepost/kit/import-wizard';
import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import hostile from './hostile-failures.json' with { type: 'json' };
import { useImportPorts } from './useImportPorts.ts';
import type { ImportCalls } from './useImportPorts.ts';

const COLUMNS = [{ id: 'account', label: 'Account' }];
const HEADS = [{ id: 'account', label: '账户' }];

/** Ports over calls that answer what a test gives. */
async function portsOf(calls: Partial<ImportCalls>) {
  const found: { ports?: ImportPorts } = {};
  const nothing = async () => null;
  function Holder() {
    const ports = useImportPorts({
      columns: COLUMNS,
      heads: HEADS,
      template: nothing,
      preview: nothing,
      add: nothing,
      saveRefused: nothing,
      ...calls,
    });
    useEffect(() => {
      found.ports = ports;
    });
    return null;
  }
  const { toaster } = await renderInConsole(<Holder />);
  if (!found.ports) throw new Error('[console] the ports were not made');
  return { ports: found.ports, toaster };
}

describe('rows that were refused', () => {
  test.each(hostile)('$id: all of them are there, and none of them is handed out as a formula', async ({ input, expected }) => {
    const saved = vi.fn<ImportCalls['saveRefused']>(async () => null);
    const rows: ImportValues[] = Array.from({ length: input.rows }, () => ({ account: '+1' }));
    const { ports } = await portsOf({
      add: async (sent) => ({ addedCount: 0, failedRows: sent.map((values) => ({ values, reason: input.errorsInfo })) }),
      saveRefused: saved,
    });
    const outcome = await ports.add(rows, null);
    const refused = outcome?.refused ?? [];
    expect(refused).toHaveLength(expected.shown);
    await ports.saveRefused(refused.map(({ values, problems }) => ({ ...values, reason: reasonOf(problems) })));
    expect(new Set(saved.mock.calls[0]?.[0].map(({ reason }) => reason))).toEqual(new Set([expected.cell]));
    expect(saved.mock.calls[0]?.[0][0]).toMatchObject({ account: "'+1" });
  });
});

test('columns that only the file says are those of the preview, and reasons come to their cells', async () => {
  const columns = [{ id: 'plate', label: '车牌号' }];
  const failedRows = [{ values: { plate: 'x' }, reason: '车牌号已存在' }];
  const { ports } = await portsOf({
    columns: undefined,
    preview: async () => ({ columns, rows: [{ plate: 'x' }] }),
    add: async () => ({ addedCount: 0, failedRows }),
  } as never);
  expect(await ports.preview(new File([], 'a.xlsx'), new AbortController().signal, { conflict: 'skip', headings: null })).toEqual({
    columns,
    rows: [{ plate: 'x' }],
  });
  expect((await ports.add([], null))?.refused[0]?.problems).toEqual([{ columnId: 'plate', message: '车牌号已存在' }]);
});

test('a reason of the server comes to the cell it is about, by the name the file has for it', async () => {
  const failedRows = [{ values: { account: 'wang' }, reason: '账户已存在；没有权限' }];
  const { ports } = await portsOf({ add: async () => ({ addedCount: 0, failedRows }) });
  expect((await ports.add([], null))?.refused[0]?.problems).toEqual([
    { columnId: 'account', message: '账户已存在' },
    { columnId: null, message: '没有权限' },
  ]);
});

test('a template that cannot be fetched is told, and nothing else breaks', async () => {
  const { ports, toaster } = await portsOf({ template: () => Promise.reject(new Error('gone')) });
  await ports.template();
  expect(toaster.snapshot().shown).toHaveLength(1);
});
