import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import type { MoreAction } from '../../features/resource/index.ts';
import { expiryProblems, notices } from './notices.ts';

/** A server with one notice for a department and a person, who are thirteen people. */
function aServer() {
  const calls: [id: string, body: unknown][] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      calls.push([id, args?.body]);
      return { data: id === 'getNotice' ? { id: '1', title: 'K12', toUserIds: '10--department,7' } : { total: 13 }, msg: '' } as never;
    },
  };
  return { api: createApi(client), calls };
}

test('before a release it is said how many people its receivers are now, be they people, places, positions, roles or groups', async () => {
  const { api, calls } = aServer();
  const release = ((notices.actions.more ?? []) as readonly MoreAction<{ id: string }>[]).find(({ id }) => id === 'release');
  const effects = release && 'impact' in release ? release.impact : undefined;
  const facts = await effects?.({ id: '1' }, api, new AbortController().signal);
  expect(facts).toMatchObject([{ values: { total: 13 } }]);
  expect(calls.at(-1)).toEqual(['countNoticeReaders', { toUserIds: '10--department,7' }]);
});

test('how many of its receivers have opened it is read in the list, and nothing where nobody says', () => {
  const shown = (row: object) => notices.list.columns.find(({ id }) => id === 'readCount')?.text(row as never, {} as never);
  expect(shown({ readCount: 3, receiverCount: 13 })).toBe('3 / 13');
  expect(shown({ readCount: null, receiverCount: null })).toBe('');
});

test('a span that is open at one end reaches to the end of time, and none is asked for where nothing is chosen', () => {
  const asked = (filters: object) =>
    notices.list.args?.({ keyword: '', filters, page: 1, pageSize: 20, order: null, node: null } as never, null).body;
  expect(asked({ createdFrom: 5, releasedUntil: 9 })).toMatchObject({
    creatorTime: [5, Date.UTC(9999, 11, 31)],
    releaseTime: [0, 9],
    expirationTime: [],
  });
});

test('a cover is edited as one picture and saved by its address', () => {
  const { toDraft, toBody } = notices.form ?? {};
  const draft = toDraft?.({ coverImage: '/api/file/Image/annex/c.png' } as never);
  expect(draft).toMatchObject({ coverImage: [{ name: 'c.png' }] });
  expect(toBody?.(draft as never, undefined as never)).toMatchObject({ coverImage: '/api/file/Image/annex/c.png' });
});

test.each([
  ['one picture', '/api/file/Image/annex/c.png', [{ name: 'c.png' }]],
  ['none', '', []],
])('who reads a notice sees its cover: %s', (_, coverImage, pictures) => {
  const { detail } = notices;
  expect(controlsOf({ parts: detail?.fields ?? [] }).map(({ control }) => control.field)).toContain('coverImage');
  expect(detail?.toRecord?.({ coverImage } as never)).toMatchObject({ coverImage: pictures });
});

test.each([
  ['has passed', 1_000, ['expirationTime']],
  ['is now', 2_000, ['expirationTime']],
  ['is to come', 2_001, []],
  ['is none', null, []],
])('a notice whose moment of expiry %s', (_, expirationTime, fields) => {
  expect(expiryProblems(expirationTime, 2_000).map(({ field }) => field)).toEqual(fields);
});
