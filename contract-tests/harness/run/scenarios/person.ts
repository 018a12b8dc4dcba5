import { createHash } from 'node:crypto';
import { loginBody } from '../wire/actors.ts';
import { RESOURCES } from '../../model/resources.ts';
import { at, isJson, textOf, type Json } from '../../model/schema.ts';
import { isSame } from '../judges/records.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { factsOf } from '../../model/facts.ts';
import { findingUnless, type Scenario, type Steps } from './steps.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const record = (value: unknown): Json => (isJson(value) ? value : {});
const MOST_TRIES = 12;
const LOCKED = 2;
const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const sharedId = async ({ records }: Steps, name: string): Promise<string> => {
  const resource = RESOURCES.find((each) => each.name === name);
  if (!resource) throw new Error(`[contract] There is no resource ${name}. Correct the scenario.`);
  return (await records.shared(resource)).id;
};

/** Login ticket, sign-in by password, and signing out. */
const loginTicket: Scenario = async ({ does, probe }) => {
  await does('createLoginTicket', {}, ({ data }) => findingUnless(textOf(data) !== '' || isJson(data), 'data', 'a ticket', data));
  const session = await does('login', { body: loginBody(probe.actors.credentials('admin')) }, ({ data }) =>
    findingUnless(textOf(at(data, 'token')) !== '', 'data.token', 'a token', 'none'),
  );
  const actor = probe.actors.holding(textOf(at(session.data, 'token')));
  await does(
    'logout',
    {},
    async () => {
      const after = await probe.ask('getCurrentUser', {}, { actor });
      probe.ledger.judge(
        'A3',
        factsOf('logout'),
        findingUnless(after.code !== 200, 'code of getCurrentUser', '600 or 601 or 602', after.code),
        after.evidence,
      );
      return findingUnless(after.code !== 200, 'code of getCurrentUser', 'a session that is gone', after.code);
    },
    { actor },
  );
};

/** Settings of the person who is signed in; each is restored. */
const ownSettings: Scenario = async ({ does, data }) => {
  const before = record(await data('getBaseInfo'));
  const settingFindings = async (name: string, value: unknown) => {
    const now = at(await data('getBaseInfo'), name);
    return findingUnless(isSame(now, value), `${name} of getBaseInfo`, String(value), now);
  };
  const body = Object.fromEntries(
    Object.keys(factsOf('updateBaseInfo').body?.properties ?? {}).flatMap((name) => (name in before ? [[name, before[name]]] : [])),
  );
  await does('updateBaseInfo', { body: { ...body, signature: '契约' } }, () => settingFindings('signature', '契约'));
  await does('updateBaseInfo', { body });
  for (const [operation, name, other] of [
    ['updateSystemTheme', 'theme', 'functional'],
    ['updateSystemLanguage', 'language', 'en'],
  ] as const) {
    await does(operation, { body: { [name]: other } }, () => settingFindings(name, other));
    await does(operation, { body: { [name]: before[name] ?? (name === 'theme' ? 'classic' : 'zh') } });
  }
  const [place] = rowsOf(factsOf('listOwnOrganizations'), await data('listOwnOrganizations'));
  if (place) await does('switchMajor', { body: { majorId: idOf(place), majorType: 'Organize' } });
};

const signatures: Scenario = async ({ does, data, probe }) => {
  const ids = async (): Promise<string[]> => rowsOf(factsOf('listSignatures'), await data('listSignatures')).map(idOf);
  const before = await ids();
  await does('createSignature', { body: { signImg: PIXEL, isDefault: 0 } }, async () =>
    findingUnless((await ids()).length === before.length + 1, 'data of listSignatures', 'one more', 'none'),
  );
  for (const id of (await ids()).filter((each) => !before.includes(each))) {
    probe.own(id, { operation: 'removeSignature', path: { id } });
    await does('setDefaultSignature', { path: { id } }, async () => {
      const row = rowsOf(factsOf('listSignatures'), await data('listSignatures')).find((each) => idOf(each) === id);
      return findingUnless(row?.['isDefault'] === 1, `isDefault (id ${id})`, '1', row?.['isDefault']);
    });
    await does('removeSignature', { path: { id } }, async () =>
      findingUnless(!(await ids()).includes(id), 'data of listSignatures', `no id ${id}`, 'it is still listed'),
    );
    probe.disown(id);
  }
};

/** Person the run has created: a new password signs in, and a lock is removed. */
const userPassword: Scenario = async (steps) => {
  const id = await sharedId(steps, 'user');
  const account = textOf(at(await steps.data('getUser', { path: { id } }), 'account'));
  const password = md5(`Contract${steps.probe.tag}1`);
  await steps.does('resetUserPassword', { path: { id }, body: { id, userPassword: password, validatePassword: password } }, async () => {
    const session = await steps.probe.ask('login', { body: loginBody({ account, password }) }, 'nobody');
    return findingUnless(session.isGood, 'code of login', '200 with the new password', `${session.code} ${textOf(session.body?.['msg'])}`);
  });
  // Wrong passwords for an account the run has created, until the server locks it.
  for (let tries = 0; tries < MOST_TRIES && at(await steps.data('getUser', { path: { id } }), 'enabledMark') !== LOCKED; tries += 1)
    await steps.probe.ask('login', { body: loginBody({ account, password: md5('wrong') }) }, 'nobody');
  await steps.does('unlockUser', { path: { id } }, async () => {
    const session = await steps.probe.ask('login', { body: loginBody({ account, password }) }, 'nobody');
    return findingUnless(
      session.isGood,
      'code of login',
      '200 after the lock was taken off',
      `${session.code} ${textOf(session.body?.['msg'])}`,
    );
  });
};

/** Scenarios of this file, by the name the plan knows them by. */
export const PERSON = { loginTicket, ownSettings, signatures, userPassword };
