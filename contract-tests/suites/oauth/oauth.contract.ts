import { loginBody } from '../../harness/run/wire/actors.ts';
import { absent, text } from '../../harness/run/written/matcher.ts';
import { row, SESSION_GONE } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';

contract('oauth', [
  row('signing in answers a token', {
    call: 'login',
    given: async ({ credentials }) => loginBody(credentials('admin')),
    body: (form) => form,
    expect: { code: 200, data: { token: text } },
    source: 'shell §7',
  }),
  row('the token goes back unchanged and opens the session', {
    call: 'getCurrentUser',
    given: async ({ signIn }) => ({ person: await signIn('admin') }),
    as: ({ person }) => person,
    expect: { code: 200, data: { userInfo: { userId: text } } },
    source: 'shell §7',
  }),
  row('signing out is acknowledged', {
    call: 'logout',
    given: async ({ signIn }) => ({ person: await signIn('admin') }),
    as: ({ person }) => person,
    expect: { code: 200, data: absent },
    source: 'shell §7',
  }),
  row('after signing out the token opens nothing', {
    call: 'getCurrentUser',
    given: async ({ signIn }) => {
      const person = await signIn('admin');
      await person.command('logout');
      return { person };
    },
    as: ({ person }) => person,
    expect: { code: SESSION_GONE, msg: text },
    source: 'shell §8',
  }),
  // What a locked session is answered differs between servers, so that only the way back is asked for.
  row('locking with an empty payload is acknowledged, and the same session is unlocked', {
    call: 'lockScreen',
    given: async ({ signIn, credentials }) => ({ person: await signIn('admin'), form: credentials('admin') }),
    as: ({ person }) => person,
    body: {},
    expect: { code: 200, data: absent },
    after: [
      { call: 'lockScreen', as: ({ person }) => person, body: ({ form }) => form, expect: { code: 200 } },
      { call: 'getCurrentUser', as: ({ person }) => person, expect: { code: 200 } },
    ],
    source: 'shell §4',
  }),
  row('unlocking takes account and password of the session', {
    call: 'lockScreen',
    given: async ({ credentials }) => credentials('admin'),
    body: (form) => form,
    expect: { code: 200, data: absent },
    source: 'shell §4',
  }),
]);
