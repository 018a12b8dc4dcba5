import { expect, it } from 'vitest';
import type { AnyModule } from '../../core/module.ts';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { MODULES } from '../../modules.ts';
import { seedSandbox } from '../../seed/index.ts';
import { modelOf, releasedOf } from './lay-out.ts';

const printIdsOf = (list: string | null) => (JSON.parse(list ?? '{}') as { printIds?: string[] }).printIds;

it('lists of claims and orders that were laid out before get a template to print several with; what people have changed stays', () => {
  const store = openStore(IN_MEMORY);
  const before = MODULES.map((module): AnyModule => (module.name === 'model' ? { ...module, tables: module.tables.slice(0, 1) } : module));
  migrate(store, seedSandbox, before);
  const world = { store, now: () => 1_800_000_000_000 };
  const byCode = (code: string) => modelOf(world, store.one<{ id: string }>('SELECT id FROM model WHERE enCode = ?', code)?.id ?? '');
  const codes = ['damageClaim', 'maintenanceOrder', 'evasionCase'];
  codes.forEach(byCode);
  // As they were laid out then; one of them has been changed since.
  store.run(`UPDATE model SET columnData = json_set(columnData, '$.printIds', json('[]')),
    released = json_set(released, '$.columnData', json_set(json_extract(released, '$.columnData'), '$.printIds', json('[]')) || '')
    WHERE enCode IN ('damageClaim', 'maintenanceOrder', 'evasionCase')`);
  store.run("UPDATE model SET lastModifyTime = lastModifyTime + 1 WHERE enCode = 'evasionCase'");
  migrate(store, seedSandbox, MODULES);
  const template = (code: string) => [store.one<{ id: string }>('SELECT id FROM print_template WHERE enCode = ?', code)?.id];
  expect(codes.map((code) => printIdsOf(byCode(code).columnData))).toEqual([
    template('asset.compensation'),
    template('maintenance.acceptance'),
    [],
  ]);
  expect(codes.map((code) => printIdsOf(releasedOf(byCode(code)).columnData))).toEqual([
    template('asset.compensation'),
    template('maintenance.acceptance'),
    [],
  ]);
  store.close();
});
