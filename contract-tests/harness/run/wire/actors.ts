import { hashPassword } from '@milepost/openapi/domains/oauth';
import { describedData, operationOf, type OperationId, type OperationShapes } from '../../model/description.ts';
import { readEnvelope, type Answer } from './envelope.ts';
import type { Guard } from '../safety/guard.ts';
import type { Mask } from './mask.ts';
import { accountVariables, type Profile, type Role } from '../target/profile.ts';
import { NotRun } from '../../model/stop.ts';
import type { CallInput } from './exchange.ts';
import type { Transport } from './transport.ts';

/** Caller: a person who is signed in, or the holder of a text that is sent as the token. */
export interface Actor {
  call(id: OperationId, sent?: CallInput): Promise<Answer>;
  /**
   * The `data` of a call that must succeed; for preparing a row.
   * @throws {Error} saying what the server answered instead
   */
  data<K extends OperationId>(id: K, sent?: CallInput): Promise<OperationShapes[K]['data']>;
  /** Makes a call that must succeed and has no result. @throws {Error} saying what the server answered instead */
  command(id: OperationId, sent?: CallInput): Promise<void>;
}

/** Callers a row may use. */
export interface Actors {
  /** The mark for names and codes of whatever is created: letters and digits. */
  readonly tag: string;
  /** The person of a role; signs in at the first use and stays signed in. @throws NotRun when the role has no account */
  readonly as: (role: Role) => Promise<Actor>;
  /** A session of its own, for rows that end it. */
  readonly signIn: (role: Role) => Promise<Actor>;
  /** Caller that sends this token; null sends none. */
  readonly holding: (token: string | null) => Actor;
  /** From now on reports do not hold this text. */
  readonly hide: (secret: string) => void;
  /** Account and password the role signs in with. @throws NotRun when it has no account */
  readonly credentials: (role: Role) => { account: string; password: string };
}

const SUCCESS = 200;

export function createActors(parts: { profile: Profile; transport: Transport; guard: Guard; mask: Mask; tag: string }): Actors {
  const { profile, transport, guard, mask, tag } = parts;
  const sessions = new Map<Role, Promise<Actor>>();

  const holding = (token: string | null): Actor => {
    const call: Actor['call'] = (id, sent = {}) => transport.send(operationOf(id), sent, token);
    const succeed = async (id: OperationId, sent?: CallInput): Promise<unknown> => {
      const answer = await call(id, sent);
      const read = readEnvelope(answer);
      if (!read.ok) throw new Error(`${id} could not be used: ${read.problems.join('; ')}`);
      if (read.envelope.code !== SUCCESS) throw new Error(`${id} answered ${read.envelope.code} ${JSON.stringify(read.envelope.msg)}`);
      guard.learn(read.envelope.data);
      return read.envelope;
    };
    return {
      call,
      data: async (id, sent) => describedData(id, await succeed(id, sent)),
      command: async (id, sent) => void (await succeed(id, sent)),
    };
  };

  const credentials: Actors['credentials'] = (role) => {
    const found = profile.accounts[role];
    const names = accountVariables(role);
    if (!found) throw new NotRun(`nobody plays ${role}: set ${names.account} and ${names.password}`);
    const password = hashPassword(found.password);
    mask.hide(found.password);
    mask.hide(password);
    return { account: found.account, password };
  };

  const signIn = async (role: Role): Promise<Actor> => {
    const { token } = await holding(null).data('login', { body: loginBody(credentials(role)) });
    mask.hide(token);
    return holding(token);
  };

  return {
    tag,
    hide: (secret) => mask.hide(secret),
    holding,
    signIn,
    credentials,
    as: (role) => {
      const session = sessions.get(role) ?? signIn(role);
      sessions.set(role, session);
      return session;
    },
  };
}

/** The fixed fields of the login form around an account. @source shell §3 */
export const loginBody = (credentials: { account: string; password: string }): Readonly<Record<string, string>> => ({
  ...credentials,
  code: '',
  timestamp: '',
  origin: 'password',
  jnpf_ticket: '',
  grant_type: 'password',
});
