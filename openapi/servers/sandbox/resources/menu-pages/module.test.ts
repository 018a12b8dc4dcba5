import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { seedSandbox } from '../../seed/index.ts';
import { menuModule } from '../menu/module.ts';
import { menuPagesModule } from './module.ts';

it('kept data get the pages that were added later, once, where their folder is left and their code is free', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule]);
  const codes = () => store.all<{ enCode: string }>('SELECT enCode FROM menu ORDER BY id').map(({ enCode }) => enCode);
  const before = codes();
  store.run("UPDATE menu SET enCode = 'elsewhere' WHERE enCode = 'msgCenter'");
  store.run("UPDATE menu SET enCode = 'system-icons' WHERE enCode = 'system-area'");
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  expect(
    codes()
      .filter((code) => !before.includes(code))
      .toSorted(),
  ).toEqual(['elsewhere', 'permission-grade', 'system-icons', 'system-monitor']);
  const grade = store.one<{ id: string; propertyJson: string }>("SELECT id, propertyJson FROM menu WHERE enCode = 'permission-grade'");
  expect(JSON.parse(grade?.propertyJson ?? '{}')).toMatchObject({ moduleId: grade?.id });
  store.close();
});
