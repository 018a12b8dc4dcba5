import type { Client } from '@milepost/openapi/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '../api/index.ts';
import { sheetsQuery } from './sheets.ts';

const SHEET = {
  printTemplate: '<p></p>',
  printData: {},
  operatorRecordList: [
    { nodeName: '案件会审', userName: '欧阳明轩/double', handleTime: 1_763_600_000_000, handleStatus: 1, handleOpinion: '' },
  ],
};

test.each([
  ['one record', ['1'], SHEET],
  ['several records', ['1', '2'], [SHEET]],
])('the approvals of %s are printed with names of people, without their accounts', async (_, recordIds, data) => {
  const client = { call: async ({ id }) => ({ data: id === 'getPrintTemplate' ? null : data, msg: '' }) as never } satisfies Client;
  const { sheets } = await new QueryClient().fetchQuery(sheetsQuery({ client } as unknown as Api, '7', recordIds));
  expect(sheets[0]?.records).toMatchObject([{ nodeName: '案件会审', userName: '欧阳明轩' }]);
});
