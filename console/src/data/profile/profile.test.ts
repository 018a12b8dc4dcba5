import type { Client } from '@milepost/openapi/client';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../api/index.ts';
import { countNodes, fetchAuthorization } from './authorization.ts';
import { addSignature, changePassword, saveAvatar, switchPlace } from './mutations.ts';
import { logsQuery, subordinatesQuery } from './queries.ts';

function recordingApi(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      asked.push([id, args]);
      return { data: answers[id] ?? null, msg: '' };
    },
  };
  return { asked, api: createApi(client) };
}

test('passwords are sent hashed, with the letters and what their image was asked with', async () => {
  const { asked, api } = recordingApi();
  await changePassword(api).send({ oldPassword: 'Old 1', password: '新密码 2', code: 'k3d9', timestamp: '0.33' });
  expect(asked).toEqual([
    [
      'modifyPassword',
      { body: { oldPassword: hashPassword('Old 1'), password: hashPassword('新密码 2'), code: 'k3d9', timestamp: '0.33' } },
    ],
  ]);
  expect(JSON.stringify(asked)).not.toContain('新密码');
});

test('the log is asked for page by page, with its kind and filters', async () => {
  const { asked, api } = recordingApi({ listSystemLogs: { list: [], pagination: { total: 0 } } });
  const ask = (more: object) =>
    new QueryClient().fetchQuery(
      logsQuery(api, { kind: 'signIns', keyword: '', fromMs: null, toMs: null, page: 1, pageSize: 20, ...more }),
    );
  await ask({});
  await ask({ kind: 'requests', keyword: '10.0', fromMs: 1, page: 3 });
  expect(asked).toEqual([
    ['listSystemLogs', { query: { category: 1, currentPage: 1, pageSize: 20 } }],
    ['listSystemLogs', { query: { category: 2, currentPage: 3, pageSize: 20, keyword: '10.0', startTime: 1 } }],
  ]);
});

test('subordinates are asked for level by level, the first as those of oneself', async () => {
  const { asked, api } = recordingApi({ listOwnSubordinates: [] });
  const queries = new QueryClient();
  await queries.fetchQuery(subordinatesQuery(api, null));
  await queries.fetchQuery(subordinatesQuery(api, '7'));
  expect(asked).toEqual([
    ['listOwnSubordinates', { path: { id: '0' } }],
    ['listOwnSubordinates', { path: { id: '7' } }],
  ]);
});

test('writes are sent as the description has them', async () => {
  const { asked, api } = recordingApi();
  await switchPlace(api).send({ id: '3', kind: 'Position' });
  await saveAvatar(api).send('a.png');
  await addSignature(api).send({ signImg: 'data:image/png;base64,AA==', isDefault: true });
  expect(asked).toEqual([
    ['switchMajor', { body: { majorId: '3', majorType: 'Position' } }],
    ['updateAvatar', { path: { name: 'a.png' } }],
    ['createSignature', { body: { signImg: 'data:image/png;base64,AA==', isDefault: 1 } }],
  ]);
});

test('what somebody may do comes as trees whose nodes are told apart by the way to them', async () => {
  const leaf = { id: '1', fullName: '新建', children: null };
  const { api } = recordingApi({
    getOwnAuthorization: {
      button: [
        { id: 'a', fullName: '字典', children: [leaf] },
        { id: 'b', fullName: '区域', children: [leaf] },
      ],
    },
  });
  const own = await fetchAuthorization(api);
  const ids = own?.button.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  expect(ids).toEqual(['/a', '/a/1', '/b', '/b/1']);
  expect(countNodes(own?.button ?? [])).toBe(4);
  expect(own?.print).toEqual([]);
});
