import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { importUsers, previewUserImport, resetUserPassword } from './userCalls.ts';

/** A server that keeps what it was asked, and answers from `answers`. */
function aServer(answers: Readonly<Record<string, object>> = {}) {
  const calls: [id: string, body: unknown][] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      calls.push([id, args?.body]);
      return { data: answers[id] ?? null, msg: '' } as never;
    },
  };
  return { api: createApi(client), calls };
}

test('people from a spreadsheet are looked at before they are added, and the refused rows come back', async () => {
  const { api, calls } = aServer({
    uploadUserImportFile: { name: 'a.xlsx', url: '/api/file/a.xlsx' },
    previewUserImport: { dataRow: [{ account: 'wang', realName: '王伟' }] },
    importUsers: { snum: 0, fnum: 1, resultType: 1, failResult: [{ account: 'wang', errorsInfo: '账户已存在' }] },
  });
  const rows = (await previewUserImport(api, new File([''], 'people.xlsx'), { conflict: 'skip', headings: null }))?.rows;
  expect(rows?.[0]).toMatchObject({ account: 'wang', realName: '王伟' });
  expect(await importUsers(api).send({ rows: (rows ?? []).map((row) => ({ ...row, id: '1' })), onConflict: 'skip' })).toMatchObject({
    addedCount: 0,
    failedRows: [expect.objectContaining({ errorsInfo: '账户已存在' })],
  });
  // What the console numbers rows by is not sent.
  expect(JSON.stringify(calls.at(-1))).not.toContain('"id"');
  expect(calls.map(([id]) => id)).toEqual(['uploadUserImportFile', 'previewUserImport', 'importUsers']);
});

test('a password is sent as the digest of it, never as it was typed', async () => {
  const { api, calls } = aServer();
  await resetUserPassword(api).send({ id: '7', password: 'abc123' });
  expect(calls[0]?.[1]).toMatchObject({ userPassword: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(JSON.stringify(calls[0])).not.toContain('abc123');
});
