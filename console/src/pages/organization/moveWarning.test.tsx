import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { moveWarning } from './moveWarning.ts';

const node = (id: string, ...children: object[]) => ({ id, category: 'department', children });
const tree = [node('group', node('east', node('toll'), node('safety', node('shift'))))];
const paged = (total: number) => ({ list: [], pagination: { total, currentPage: 1, pageSize: 20 } });

/** Sentences before a save: their numbers, by what they count. */
async function toldOf(changed: readonly string[], { loaded = { id: 'east' } as object | null, isDown = false, people = 12 } = {}) {
  const asked: string[] = [];
  const client: Client = {
    call: async ({ path }, args) => {
      asked.push(`${path} ${JSON.stringify(args?.query?.['organizeId'] ?? null)}`);
      if (isDown) throw new Error('no answer');
      if (path.endsWith('/Users')) return { data: paged(people), msg: '' } as never;
      return { data: path.endsWith('/Position') ? paged(0) : { list: tree }, msg: '' } as never;
    },
  };
  const saving = { api: createApi(client), loaded, changed, ownId: '1', optionsOf: () => [] };
  const told = await moveWarning({}, saving);
  return { asked, told: told.map((text) => (typeof text === 'string' ? text : (text.values ?? {}))) };
}

test('who saves an organisation below another parent is told what moves along', async () => {
  const { asked, told } = await toldOf(['parentId']);
  expect(told).toEqual([{ organizations: 3 }, { people: 12 }]);
  expect(asked.filter((one) => one.endsWith('"east"'))).toHaveLength(2);
});

test('nothing is asked before any other save', async () => {
  expect(await toldOf(['fullName'])).toEqual({ asked: [], told: [] });
  expect(await toldOf(['parentId'], { loaded: null })).toEqual({ asked: [], told: [] });
});

test('where nothing can be counted that is said', async () => {
  expect((await toldOf(['parentId'], { isDown: true })).told).toEqual([{}]);
});
