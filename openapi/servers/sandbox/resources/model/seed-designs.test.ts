import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { MODULES } from '../../modules.ts';
import { seedSandbox } from '../../seed/index.ts';
import { modelOf } from './lay-out.ts';
import { designProblems } from './release-problems.ts';

it('every design of the seed may be released, but for the one that is full of faults', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, MODULES);
  const world = { store, now: () => 1_800_000_000_000 };
  const models = store.all<{ id: string; enCode: string }>('SELECT id, enCode FROM model');
  const refused = models.flatMap(({ id, enCode }) => designProblems(modelOf(world, id)).map(() => enCode));
  store.close();
  expect([...new Set(refused)]).toEqual(['preview.hostile']);
  expect(models.length).toBeGreaterThanOrEqual(22);
});
