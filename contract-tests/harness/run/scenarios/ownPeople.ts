import { createHash } from 'node:crypto';
import { loginBody, type Actor } from '../wire/actors.ts';
import { NotRun } from '../../model/stop.ts';
import { RESOURCES } from '../../model/resources.ts';
import { at, textOf } from '../../model/schema.ts';
import type { Run } from '../described/family.ts';
import type { CreatedRecord } from '../described/records.ts';

/** Session of a person the run has created. */
export interface OwnSession {
  readonly token: string;
  readonly actor: Actor;
}

/** Person this run has created; data of that person belongs to the run and is removed with the record. @reading R-982 */
export interface OwnPerson {
  readonly id: string;
  readonly account: string;
  /** MD5 of the password, as it is sent. */
  readonly password: string;
  /** Mark in name and account. */
  readonly mark: string;
  /** Created record of the person. */
  readonly record: CreatedRecord;
  /** Opens a further session. @throws NotRun when the sign-in is refused */
  readonly signIn: () => Promise<OwnSession>;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Creates a person who can sign in. @throws NotRun with the reason */
export async function makePerson({ probe, records }: Pick<Run, 'probe' | 'records'>): Promise<OwnPerson> {
  const resource = RESOURCES.find(({ name }) => name === 'user');
  if (!resource) throw new Error('[contract] There is no resource user. Correct the table.');
  const record = await records.make(resource);
  const { id, sent, mark } = record;
  const account = textOf(sent['account']);
  const password = md5(`Contract${probe.tag}1`);
  const reset = await probe.ask('resetUserPassword', { path: { id }, body: { id, userPassword: password, validatePassword: password } });
  if (!reset.isGood) throw new NotRun(`resetUserPassword answered ${reset.code} for a person of this run`);
  return {
    id,
    account,
    password,
    mark,
    record,
    signIn: async () => {
      const session = await probe.ask('login', { body: loginBody({ account, password }) }, 'nobody');
      const token = textOf(at(session.data, 'token'));
      if (token === '') throw new NotRun(`a person of this run could not sign in: ${session.code} ${textOf(session.body?.['msg'])}`);
      probe.actors.hide(token);
      probe.ownSession(token);
      return { token, actor: probe.actors.holding(token) };
    },
  };
}
