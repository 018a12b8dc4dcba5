import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import type { Session } from '../auth/currentSession.ts';
import { createSignInHandoff } from '../auth/signInHandoff.ts';
import { parseConsoleConfig } from '../settings/config.ts';

const nothing = async () => undefined;
const never = () => false;

/** Session of a person for tests, with what a test says otherwise. */
export const sessionOf = (rest: Partial<Session> = {}): Session => ({
  currentUser: decodeCurrentUser({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远' } } as never),
  pathOf: new Map(),
  comingPaths: new Set(),
  windowOf: new Map(),
  config: parseConsoleConfig({ fileHost: 'https://files.example.test' }),
  handoff: createSignInHandoff({ kind: 'load' }),
  expectSignOut: () => () => undefined,
  signOut: nothing,
  lock: nothing,
  hasUnsaved: never,
  hasUnsavedPages: never,
  hasDrafts: never,
  discardDrafts: () => undefined,
  reloadPerson: nothing,
  ...rest,
});
