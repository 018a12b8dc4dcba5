import { switchTest } from '@milepost/openapi/testing/switch-test';
import { describe } from 'vitest';
import { operationOf, type OperationId } from '../../model/description.ts';
import { createGuard, type Guard, type Intent } from './guard.ts';
import { openJournal } from './journal.ts';
import { SafetyStop } from '../../model/stop.ts';
import { temporaryFolder, TEST_TAG } from '../../testing/world.ts';

interface Row {
  readonly id: string;
  readonly operation: OperationId;
  readonly sent: Partial<Intent>;
  readonly expected: { readonly verdict: 'allowed' | 'rejected' };
}
const row = (verdict: 'allowed' | 'rejected', id: string, operation: OperationId, sent: Partial<Intent> = {}): Row => ({
  id,
  operation,
  sent,
  expected: { verdict },
});

/** Session of a person this run has made. */
const OURS = 'bearer ours';
/** Answers of the server so far: a record of this run inside one of somebody else. */
const SHOWN = { list: [{ id: 'theirs', enCode: 'asset', children: [{ id: 'ours', enCode: `${TEST_TAG}.1` }] }] };
const bdd = (...codes: string[]) => ({ name: 'a.bdd', text: JSON.stringify({ types: codes.map((enCode) => ({ enCode })) }) });
const to = (id: string): Partial<Intent> => ({ path: { id } });

const ROWS: readonly Row[] = [
  row('allowed', 'a list is read', 'listDictionaryCategories'),
  row('allowed', 'something marked is created', 'createDictionaryCategory', { body: { enCode: `${TEST_TAG}.2` } }),
  row('allowed', 'our record is changed', 'updateDictionaryCategory', to('ours')),
  row('allowed', 'our record is removed', 'removeDictionaryCategory', to('ours')),
  row('allowed', 'a file of marked categories is imported', 'importDictionary', { file: bdd(`${TEST_TAG}.3`) }),
  row('rejected', 'something unmarked is created', 'createDictionaryCategory', { body: { enCode: 'asset' } }),
  row('rejected', 'nothing is created', 'createDictionaryCategory', { body: null }),
  row('rejected', 'the record of somebody else is changed', 'updateDictionaryCategory', to('theirs')),
  row('rejected', 'the record of somebody else is removed', 'removeDictionaryEntry', to('theirs')),
  row('rejected', 'a record nobody has shown is removed', 'removeDictionaryCategory', to('42')),
  row('rejected', 'a record named as a prototype is removed', 'removeDictionaryCategory', to('constructor')),
  row('rejected', 'the state of somebody else’s record is changed', 'setDictionaryEntryState', to('theirs')),
  row('rejected', 'a file with one category of somebody else is imported', 'importDictionary', { file: bdd(`${TEST_TAG}.3`, 'asset') }),
  row('rejected', 'a record without an id is changed', 'updateDictionaryCategory', { path: {} }),
  row('rejected', 'people are sent to another system', 'syncUsersToDingTalk'),
  row('allowed', 'our record is copied', 'copyModel', to('ours')),
  row('rejected', 'a record of somebody else is copied', 'copyModel', to('theirs')),
  row('allowed', 'our row of a table is changed', 'updateRecord', { path: { id: 'theirs', recordId: 'ours' }, body: {} }),
  row('rejected', 'a row of somebody else in our table is changed', 'updateRecord', { path: { id: 'ours', recordId: 'theirs' }, body: {} }),
  row('allowed', 'our rows are removed together', 'removeRecords', { path: { id: 'theirs' }, body: { ids: ['ours'] } }),
  row('rejected', 'our rows are removed with one of somebody else', 'removeRecords', {
    path: { id: 'ours' },
    body: { ids: ['ours', 'theirs'] },
  }),
  row('rejected', 'messages are removed by a text of ids', 'removeMessages', { body: { ids: 'ours,theirs' } }),
  row('rejected', 'rights of somebody else’s role are given', 'addRights', { body: { roleIds: ['ours', 'theirs'] } }),
  row('allowed', 'a schedule of ours is removed in one of its scopes', 'removeSchedule', { path: { id: 'ours', type: '1' } }),
  row('allowed', 'a number of our rule is drawn', 'drawBillNumber', { path: { enCode: `${TEST_TAG}.4` } }),
  row('rejected', 'a number of somebody else’s rule is drawn', 'drawBillNumber', { path: { enCode: 'order' } }),
  row('rejected', 'the password of whoever runs the harness is changed', 'modifyPassword', { body: { password: TEST_TAG } }),
  row('rejected', 'everybody is signed out', 'signOutUsers', { body: { ids: ['ours', 'theirs'] } }),
  row('rejected', 'all logs are cleared', 'clearLogs', { path: { id: '1' } }),
  row('rejected', 'another system is written into', 'syncUsersToWeChat', {}),
  row('rejected', 'messages of whoever runs the harness are read', 'readAllMessages', { body: {} }),
  row('allowed', 'messages of a person of ours are read', 'readAllMessages', { body: {}, token: OURS }),
  row('allowed', 'a stranger tries to clear all logs', 'clearLogs', { path: { id: '1' }, token: null }),
  row('allowed', 'a stranger tries to write into another system', 'syncUsersToWeChat', { token: null }),
  row('rejected', 'the password of a person of ours is changed', 'modifyPassword', { body: { password: TEST_TAG }, token: OURS }),
];

const permitting: Guard = {
  permit: async () => undefined,
  learn: () => undefined,
  own: () => undefined,
  refused: () => undefined,
  ownSession: () => undefined,
  disown: () => undefined,
};

async function judge(make: () => Guard, { operation, sent, expected }: Row): Promise<string | null> {
  const guard = make();
  guard.learn(SHOWN);
  guard.ownSession(OURS);
  const refusal = await guard
    .permit({ operation: operationOf(operation), path: {}, body: undefined, file: null, token: 'bearer somebody', ...sent })
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error('thrown')),
    );
  if (refusal !== null && !(refusal instanceof SafetyStop)) return `it failed: ${refusal.message}`;
  return (refusal === null) === (expected.verdict === 'allowed') ? null : `it was ${refusal ? 'refused' : 'sent'}`;
}

describe('a run touches only what it has created', () => {
  switchTest(ROWS, judge, {
    on: () => createGuard('full', openJournal(temporaryFolder(), TEST_TAG), async () => undefined),
    off: () => permitting,
    leastRed: 10,
  });
});
