import { afterAll, beforeAll, expect, it } from 'vitest';
import { allOperations } from '../../../../generated/all-operations.gen.ts';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { fittingRequest, routes } from '../../../mock/testing/description.ts';
import { readContract } from '../../core/contract.ts';
import type { Need } from '../../core/handlers.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Envelope } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

const contract = readContract(document);
const needs: Readonly<Record<string, Need>> = Object.fromEntries(contract.map(({ id, need }) => [id, need]));
const withButton = Object.keys(needs).filter((id) => typeof needs[id] === 'object');

let sandbox: Sandbox;
let store: Store;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
});
afterAll(() => sandbox.close());

/** Asks with the body and the parameters the description shows. */
async function ask(operationId: string, token: string | null): Promise<Envelope<unknown>> {
  const route = routes.find((each) => each.operationId === operationId);
  if (!route) throw new Error(`no operation ${operationId}`);
  const { address, init } = fittingRequest(route);
  const headers = new Headers(init.headers);
  if (token === null) headers.delete('Authorization');
  else headers.set('Authorization', token);
  return (await fetch(new URL(address, sandbox.url), { ...init, headers })).json();
}

/** Number of rows that were written, changed or taken away since the store was opened. */
const changes = () => store.all<{ total: number }>('SELECT total_changes() AS total')[0]?.total;

it('the buttons are those of the menu: an administrator is refused none of them, and what is written is seen', async () => {
  const { token } = await signIn(sandbox.url, 'admin');
  const before = changes();
  const answers: [id: string, answer: Envelope<unknown>][] = [];
  for (const id of withButton) answers.push([id, await ask(id, token)]);
  expect(answers.filter(([, { code, msg }]) => code === 600 || NO_RIGHT.test(msg))).toEqual([]);
  expect(changes()).not.toBe(before);
});

/** Operations by which anybody may write: the own session, profile, calendar, messages, work and delegations, and what every form needs. */
const OPEN_WRITES = {
  session: [
    'login',
    'logout',
    'lockScreen',
    'createLoginTicket',
    'modifyPassword',
    'updatePasswordMessage',
    'endOwnSession',
    'endOtherSessions',
  ],
  profile: ['updateBaseInfo', 'updateAvatar', 'updateSystemLanguage', 'updateSystemTheme', 'switchMajor', 'setColumnSettings'],
  signatures: ['createSignature', 'setDefaultSignature', 'removeSignature'],
  calendar: ['createSchedule', 'updateSchedule', 'removeSchedule'],
  messages: ['readMessage', 'readAllMessages', 'removeMessages', 'removeConversation', 'removeChatRecords'],
  /** Work on processes: whose it is, is judged by the process. */
  work: ['approveFlowTask', 'rejectFlowTask', 'recallFlowTask', 'cancelFlowTask', 'transferFlowTask', 'assignFlowTask'],
  moreWork: ['saveFlowTask', 'addFlowSigner', 'handleFlowTasks'],
  launches: ['createFlowTask', 'updateFlowTask', 'removeOwnFlow', 'revokeFlowTask', 'urgeFlowTask'],
  comments: ['createFlowComment', 'removeFlowComment'],
  phrases: ['createOpinionPhrase', 'updateOpinionPhrase', 'removeOpinionPhrase'],
  savedQueries: ['createSavedQuery', 'updateSavedQuery', 'removeSavedQuery'],
  delegations: ['createDelegation', 'updateDelegation', 'removeDelegation'],
  portal: ['saveOwnPortal', 'setDefaultPortal'],
  forms: ['uploadFile', 'uploadChunk', 'mergeChunks', 'downloadFile', 'drawBillNumber', 'uploadRecordImportFile'],
  /** Strangers with a link. @reading R-796 */
  shortLinks: ['submitShortLinkForm'],
  /** The log of the own printing. */
  prints: ['savePrintLog'],
  /** Only reads here; other versions write with it. */
  notices: ['listNotices'],
};

it('a write that needs no button is one of those everybody does, and nothing else', () => {
  const effectOf = new Map(Object.values(allOperations).map(({ id, effect }) => [String(id), effect]));
  const open = Object.keys(needs).filter(
    (id) => typeof needs[id] !== 'object' && needs[id] !== 'administrator' && effectOf.get(id) !== 'read',
  );
  expect(open.toSorted()).toEqual(Object.values(OPEN_WRITES).flat().toSorted());
});
