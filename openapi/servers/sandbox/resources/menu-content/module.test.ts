import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { MODULES } from '../../modules.ts';
import { seedSandbox } from '../../seed/index.ts';
import { generatedPagesModule } from './module.ts';

it('kept data get the cards of the portals, and the buttons of dictionary pages that have none, once', () => {
  const store = openStore(IN_MEMORY);
  migrate(
    store,
    seedSandbox,
    MODULES.filter(({ name }) => name !== generatedPagesModule.name),
  );
  const rights = () =>
    store.all<{ enCode: string }>(
      'SELECT menu_right.enCode FROM menu_right JOIN menu ON menu.id = menuId WHERE menu.type = 4 ORDER BY menu_right.sortCode',
    );
  const portals = () =>
    store.all<{ cards: number; enabledLock: number }>(
      "SELECT json_array_length(formData, '$.layout') AS cards, enabledLock FROM portal WHERE type = 0 ORDER BY enabledLock",
    );
  expect([rights().length, portals().length]).toEqual([0, 1]);
  migrate(store, seedSandbox, MODULES);
  migrate(store, seedSandbox, MODULES);
  expect(rights().map(({ enCode }) => enCode)).toEqual(['btn_add', 'btn_edit', 'btn_remove']);
  expect(portals()).toEqual([
    { cards: 10, enabledLock: 0 },
    { cards: 12, enabledLock: 1 },
  ]);
  store.close();
});
