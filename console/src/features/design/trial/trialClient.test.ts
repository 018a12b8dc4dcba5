import type { Client, Operation } from '@milepost/openapi/client';
import * as operations from '@milepost/openapi/operations';
import { expect, test } from 'vitest';
import { trialClient } from './trialClient.ts';
import type { UnsentCall } from './trialClient.ts';

const ALL = Object.values(operations).flatMap((domain) =>
  typeof domain === 'object' ? (Object.values(domain) as readonly Operation[]) : [],
);
const WRITES = ALL.filter(({ effect }) => effect !== 'read');

function tried(own: readonly Operation[] = []) {
  const sent: string[] = [];
  const unsent: UnsentCall[] = [];
  const template = { id: 'p1', fullName: '通知书', printTemplate: '<p>{place}</p>' };
  const real = {
    call: async ({ id }: Operation) => (sent.push(id), { data: id === 'getPrintTemplate' ? template : 'real', msg: '' }),
  } as unknown as Client;
  const client = trialClient(real, {
    answer: ({ id }) => (id === 'listRecords' ? { rows: [], total: 0 } : undefined),
    isOwnWrite: (operation) => own.includes(operation),
    onUnsent: (call) => unsent.push(call),
    shownValues: (id) => (id === 's1' ? { place: 'K12 收费站' } : null),
    unsentWords: () => 'Nothing was sent',
  });
  return { client, sent, unsent };
}

test('no operation of the description that writes is sent, whoever asks for it', async () => {
  const { client, sent } = tried();
  expect(WRITES.length).toBeGreaterThan(100);
  await Promise.allSettled(WRITES.map((operation) => client.call(operation as never)));
  expect(sent).toEqual([]);
});

test('a write of a record that is tried is told with its path and its body, and says that nothing was sent', async () => {
  const update = { ...operations.recordOperations.updateRecord, path: '/api/m/{id}' };
  const { client, unsent } = tried([update]);
  const answer = await client.call(update as never, { path: { id: 'a b' }, body: { data: '{}' } } as never);
  expect(unsent).toEqual([{ method: 'PUT', path: '/api/m/a%20b', body: { data: '{}' } }]);
  expect(answer).toEqual({ data: null, msg: 'Nothing was sent' });
});

test('records are samples, and other reads are those of the server', async () => {
  const { client, sent } = tried();
  expect(await client.call(operations.recordOperations.listRecords as never)).toEqual({ data: { rows: [], total: 0 }, msg: '' });
  expect(await client.call(operations.recordOperations.getModelConfig as never)).toEqual({ data: 'real', msg: '' });
  expect(sent).toEqual(['getModelConfig']);
});

test('a sheet is the template of the server with the values of a sample, and no log tells of it', async () => {
  const { client, sent } = tried();
  const { getPrintData, savePrintLog } = operations.printOperations;
  const { data } = await client.call(getPrintData as never, { query: { id: 'p1', formId: 's1' } } as never);
  expect(data).toMatchObject({ printTemplate: '<p>{place}</p>', printData: { place: 'K12 收费站' }, operatorRecordList: [] });
  expect(await client.call(savePrintLog as never)).toEqual({ data: null, msg: '' });
  expect(sent).toEqual(['getPrintTemplate']);
});
