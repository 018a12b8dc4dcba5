import type { Actor } from '../wire/actors.ts';
import { NotRun } from '../../model/stop.ts';
import { factsOf } from '../../model/facts.ts';
import { at, listOf, textOf, wordOf, type Json } from '../../model/schema.ts';
import { contentOf } from '../judges/socket.ts';
import { isSame } from '../judges/records.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { greeted } from '../socket/part.ts';
import { makeFor } from '../socket/pushes.ts';
import { makePerson, type OwnPerson } from './ownPeople.ts';
import { findingUnless, type Scenario, type Steps } from './steps.ts';

const goneProof = (steps: Steps, actor: Actor) => async () => {
  const after = await steps.probe.ask('getCurrentUser', {}, { actor });
  return findingUnless(!after.isGood, 'code of getCurrentUser', 'a session that is gone', after.code);
};

/** Messages of a person the run has created, and the log of sent messages. */
const messages: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const person = await makePerson(steps);
  const { actor } = await person.signIn();
  for (let count = 0; count < 2; count += 1) {
    const notice = await makeFor(steps, 'notice', { toUserIds: person.id });
    await probe.ask('releaseNotice', { path: { id: notice.id } });
  }
  const inbox = async (): Promise<Json[]> =>
    rowsOf(factsOf('listMessages'), await data('listMessages', { query: { pageSize: '100' } }, { actor })).filter((row) =>
      textOf(row['title']).includes(probe.tag),
    );
  const [first, second] = await inbox();
  if (!first || !second) throw new NotRun('a released notice reaches nobody');
  const ids = [idOf(first), idOf(second)];
  for (const id of ids) probe.own(id, null); // messages to a person of this run
  const isRead = async (id: string) => (await inbox()).find((row) => idOf(row) === id)?.['isRead'];
  await does(
    'readMessage',
    { path: { id: ids[0] ?? '' } },
    async () => findingUnless(isSame(await isRead(ids[0] ?? ''), 1), `isRead (id ${ids[0]})`, '1', await isRead(ids[0] ?? '')),
    { actor },
  );
  await does(
    'readAllMessages',
    { body: { keyword: '', type: '', isRead: '' } },
    async () => findingUnless(isSame(await isRead(ids[1] ?? ''), 1), `isRead (id ${ids[1]})`, '1', await isRead(ids[1] ?? '')),
    { actor },
  );
  await does(
    'removeMessages',
    { body: { ids: ids.join(',') } },
    async () =>
      findingUnless((await inbox()).length === 0, 'data.list of listMessages', 'none of the removed messages', (await inbox()).length),
    { actor },
  );
  const sent = async (): Promise<string[]> =>
    rowsOf(factsOf('listSentMessages'), await data('listSentMessages', { query: { keyword: probe.tag, pageSize: '500' } }))
      .filter((row) => textOf(row['title']).includes(probe.tag))
      .map(idOf);
  const logged = await sent();
  if (logged.length === 0) throw new NotRun('what was sent is in no record');
  for (const id of logged) probe.own(id, null); // lines of messages of this run
  await does('removeSentMessages', { body: { ids: logged } }, async () =>
    findingUnless((await sent()).length === 0, 'data.list of listSentMessages', 'none of the removed lines', (await sent()).length),
  );
};

/** Conversation between two people the run has created. */
const conversations: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const [one, other] = [await makePerson(steps), await makePerson(steps)];
  const [mine, theirs] = [await one.signIn(), await other.signIn()];
  const talk = await greeted(steps, theirs.token);
  const say = async (text: string): Promise<void> => {
    talk.say({ method: 'SendMessage', toUserId: one.id, messageType: 'text', messageContent: text });
    await talk.answers();
    if (!talk.heard.some((frame) => contentOf(frame) === text))
      throw new NotRun('a text is not echoed, so nobody knows whether it was sent');
  };
  const listed = async (): Promise<boolean> =>
    rowsOf(factsOf('listConversations'), await data('listConversations', {}, { actor: mine.actor })).some((row) => idOf(row) === other.id);
  await say(`${probe.tag} one`);
  if (!(await listed())) throw new NotRun('a text makes no conversation');
  for (const operation of ['removeConversation', 'removeChatRecords']) {
    await does(
      operation,
      { path: { id: other.id } },
      async () =>
        findingUnless(!(await listed()), 'data.list of listConversations', `no conversation with ${other.id}`, 'it is still listed'),
      { actor: mine.actor },
    );
    await say(`${probe.tag} again after ${operation}`);
  }
  talk.close();
};

/** Picture, password, lock and sessions of a person the run has created. */
const sessions: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const person = await makePerson(steps);
  const { actor } = await person.signIn();
  const picture = { name: `${probe.tag}.gif`, text: `GIF89a\u0001\0\u0001\0\0\0\0;${probe.tag}` };
  const stored = await probe.ask('uploadFile', { path: { type: 'userAvatar' }, file: picture }, { actor });
  const name = textOf(at(stored.data, 'name'));
  if (name === '') throw new NotRun(`no picture could be sent: ${stored.code} ${textOf(stored.body?.['msg'])}`);
  probe.own(name, null); // a file of this run
  const icon = async () => textOf(at(await data('getCurrentUser', {}, { actor }), 'userInfo', 'headIcon'));
  await does(
    'updateAvatar',
    { path: { name } },
    async () => findingUnless(decodeURIComponent(await icon()).includes(name), 'data.userInfo.headIcon', name, await icon()),
    { actor },
  );
  await does('updatePasswordMessage', { body: {} }, undefined, { actor });
  await locked(steps, person, actor);

  const second = await person.signIn();
  await does('signOutUser', { path: { id: person.id } }, goneProof(steps, second.actor));
  const third = await person.signIn();
  await does('signOutUsers', { body: { ids: [person.id] } }, goneProof(steps, third.actor));
  await ownSessions(steps, person);
  const lines = async (): Promise<string[]> =>
    rowsOf(factsOf('listLogs'), await data('listLogs', { query: { category: '1', keyword: person.mark, pageSize: '100' } }))
      .filter((row) => wordOf(row['userName']).includes(person.mark))
      .map(idOf);
  const logged = await lines();
  if (logged.length === 0) throw new NotRun('nothing was logged of a person of this run');
  for (const id of logged) probe.own(id, null); // lines about a person of this run
  await does('removeLogs', { body: { ids: logged } }, async () =>
    findingUnless((await lines()).length === 0, 'data.list of listLogs', 'none of the removed lines', (await lines()).length),
  );
};

/** Ends a session from another session of the same person, then all sessions but the calling one. */
async function ownSessions(steps: Steps, person: OwnPerson): Promise<void> {
  const { does, data } = steps;
  const { actor } = await person.signIn();
  const other = await person.signIn();
  const sessions = rowsOf(factsOf('listOwnSessions'), await data('listOwnSessions', {}, { actor }));
  const id = idOf(sessions.find(({ isCurrent }) => isCurrent === 0) ?? {});
  await does('endOwnSession', { path: { id } }, goneProof(steps, other.actor), { actor });
  const third = await person.signIn();
  await does('endOtherSessions', {}, goneProof(steps, third.actor), { actor });
}

async function locked({ does, probe }: Steps, { account, password }: OwnPerson, actor: Actor): Promise<void> {
  const state = async () => probe.ask('getCurrentUser', {}, { actor });
  await does(
    'lockScreen',
    { body: {} },
    async () => findingUnless(!(await state()).isGood, 'code of getCurrentUser', 'a locked session', (await state()).code),
    { actor },
  );
  await does(
    'lockScreen',
    { body: { account, password } },
    async () => findingUnless((await state()).isGood, 'code of getCurrentUser', '200 after unlocking', (await state()).code),
    { actor },
  );
}

/** Portal of the account that runs the harness, and the administrators; both are restored. */
const restoredSettings: Scenario = async (steps) => {
  const { does, data, records } = steps;
  const id = await records.lookup.first('listPortals', {}, (row) => row['hasChildren'] === false);
  const design = async () => textOf(at(await data('getPortal', { path: { id } }), 'formData'));
  const before = await design();
  const other = JSON.stringify({ ...Object(JSON.parse(before)), refresh: { autoRefresh: true, autoRefreshTime: '7' } });
  await does('saveOwnPortal', { path: { id }, body: { formData: other } }, async () =>
    findingUnless(isSame(await design(), other), 'data.formData of getPortal', other, await design()),
  );
  await does('saveOwnPortal', { path: { id }, body: { formData: before } }, async () =>
    findingUnless(isSame(await design(), before), 'data.formData of getPortal', 'as before', await design()),
  );

  const ids = async (): Promise<string[]> => listOf(await data('listAdministrators')).map((row) => textOf(at(row, 'id')));
  const administrators = await ids();
  const person = await makePerson(steps);
  await does('setAdministrators', { body: { adminIds: [...administrators, person.id] } }, async () =>
    findingUnless((await ids()).includes(person.id), 'data of listAdministrators', `the person ${person.id}`, await ids()),
  );
  await does('setAdministrators', { body: { adminIds: administrators } }, async () =>
    findingUnless(
      (await ids()).toSorted().join() === administrators.toSorted().join(),
      'data of listAdministrators',
      'as before',
      await ids(),
    ),
  );
};

/** Scenarios of this file, by the name the plan knows them by. */
export const OWN = { messages, conversations, sessions, restoredSettings };
