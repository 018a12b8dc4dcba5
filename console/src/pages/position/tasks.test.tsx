import { ApiError } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { codesLike, copyPosition } from './copyPosition.ts';
import { succession } from './succession.ts';

test.each([
  ['toll.lead', [], ['toll.lead.copy1', 'toll.lead.copy2']],
  ['toll.lead', ['toll.lead.copy1'], ['toll.lead.copy2', 'toll.lead.copy3']],
  [`${'a'.repeat(43)}.${'b'.repeat(6)}`, [], [`${'a'.repeat(43)}.copy1`, `${'a'.repeat(43)}.copy2`]],
])('copies of %s have codes of their own where %j are taken', (code, taken, made) =>
  expect(codesLike(code, new Set(taken), 2)).toEqual(made),
);

/** A server of prepared answers that remembers what was written. */
function serving(answers: Readonly<Record<string, (args: { readonly path: { readonly id: string }; readonly body: never }) => unknown>>) {
  const written: [operation: string, id: string | undefined, body: unknown][] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      const { path, body } = args as { readonly path?: { readonly id: string }; readonly body?: unknown };
      if (/^(create|set|remove)/.test(id)) written.push([id, path?.id, body]);
      return { data: answers[id]?.(args as never) ?? null, msg: '' } as never;
    },
  };
  return { api: createApi(client), written };
}

test('a position is created in each of the organisations as it is now, under a code nobody has', async () => {
  const { api, written } = serving({
    listPositions: () => ({ list: [{ id: '9', enCode: 'Lead.copy1' }], pagination: { total: 1 } }),
    getPosition: () => ({ id: '1', fullName: 'Leader', enCode: 'lead', organizeId: 'o1', type: 'x', enabledMark: 1, sortCode: 3 }),
    listOrganizationOptions: () => ({ list: [{ id: 'o2', fullName: 'Tolls' }] }),
  });
  const steps = await copyPosition({ id: '1', fullName: 'Leader', enCode: 'lead' }).steps({ organizeIds: ['o2', 'o3'] }, api);
  expect(steps.map(({ name }) => name)).toEqual(['Tolls', 'o3']);
  for (const { run } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await run();
  }
  expect(written.map(([, , body]) => body)).toMatchObject([
    { fullName: 'Leader', organizeId: 'o2', enCode: 'lead.copy2', sortCode: 3 },
    { fullName: 'Leader', organizeId: 'o3', enCode: 'lead.copy3', sortCode: 3 },
  ]);
});

test('people of a position that goes have the other one before they lose it, and who came meanwhile keeps it', async () => {
  const held: Record<string, string[]> = { old: ['wang', 'li'], other: ['li', 'zhao'] };
  const { api } = serving({
    listMembers: ({ path }) => ({ ids: held[path.id] }),
    setMembers: ({ path, body }) => {
      held[path.id] = (body as { readonly userIds: string[] }).userIds;
    },
    removePosition: () => {
      if (held['old']?.length) throw new ApiError('removePosition', { kind: 'refused', code: 400, msg: 'held', detail: '' });
    },
  });
  const task = succession({ id: 'old', fullName: 'Old' });
  // None of the steps is begun before the one in front of it is done.
  expect(task.isInTurn).toBe(true);
  const [give, take, remove] = await task.steps({ successorId: 'other' }, api);
  await give?.run();
  expect(held).toEqual({ old: ['wang', 'li'], other: ['li', 'zhao', 'wang'] });
  held['old']?.push('sun');
  await take?.run();
  expect(held['old']).toEqual(['sun']);
  await expect(remove?.run()).rejects.toBeInstanceOf(ApiError);
  // Tried again from the beginning, nobody is lost.
  await give?.run();
  await take?.run();
  await remove?.run();
  expect(held).toEqual({ old: [], other: ['li', 'zhao', 'wang', 'sun'] });
});
