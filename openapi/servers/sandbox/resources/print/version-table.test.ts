import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { seedSandbox } from '../../seed/index.ts';
import { printModule } from './module.ts';
import { createPrintTemplates } from './tables.ts';
import { keepVersions, MOST_VERSIONS, versionsOf } from './version-table.ts';

const TEMPLATE = {
  id: '7',
  fullName: '派车单',
  enCode: 'tow',
  category: '1',
  type: 2,
  enabledMark: 1,
  sortCode: 1,
  description: '',
  dbLinkId: '0',
  sqlTemplate: null,
  leftFields: null,
  printTemplate: '<p>0</p>',
  pageParam: null,
  creatorUserId: '5',
  creatorTime: 1000,
  lastModifyTime: 2000,
};

it('kept templates begin with a version of what they are, and a template keeps its newest versions', () => {
  const store = openStore(IN_MEMORY);
  const { seed: _, ...module } = printModule;
  migrate(store, seedSandbox, [{ ...module, tables: module.tables.slice(0, 1) }]);
  const templates = createPrintTemplates(store);
  templates.insert(TEMPLATE);
  migrate(store, seedSandbox, [printModule]);
  expect(versionsOf(store, '7')).toMatchObject([{ number: 1, printTemplate: '<p>0</p>', creatorUserId: '5', creatorTime: 2000 }]);
  let serial = 0;
  const clock = { store, nextId: () => `v${(serial += 1)}`, now: () => 3000 };
  for (let at = 1; at <= MOST_VERSIONS; at += 1) {
    templates.replace({ ...TEMPLATE, printTemplate: `<p>${at}</p>` });
    keepVersions(clock, null);
    keepVersions(clock, null);
  }
  const numbers = versionsOf(store, '7').map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([MOST_VERSIONS, MOST_VERSIONS + 1, 2]);
  store.close();
});
