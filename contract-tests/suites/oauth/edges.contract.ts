import { loginBody, type Actors } from '../../harness/run/wire/actors.ts';
import { readEnvelope } from '../../harness/run/wire/envelope.ts';
import { absent, text } from '../../harness/run/written/matcher.ts';
import { row, SESSION_GONE } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';

/** MD5 of nothing anybody chose. One wrong try per account: servers count them. */
const WRONG_PASSWORD = '0123456789abcdef0123456789abcdef';

/** Sentence of the server for a wrong password of an account it knows. */
async function wordsForWrongPassword({ credentials, holding }: Actors): Promise<string> {
  const { account } = credentials('staff');
  const read = readEnvelope(await holding(null).call('login', { body: loginBody({ account, password: WRONG_PASSWORD }) }));
  return read.ok ? String(read.envelope.msg) : '';
}

contract('oauth edges', [
  row('a wrong password is refused with a reason', {
    call: 'login',
    given: async ({ credentials }) => loginBody({ ...credentials('double'), password: WRONG_PASSWORD }),
    body: (form) => form,
    expect: { code: 400, msg: text, data: absent },
    source: 'shell §8',
  }),
  row('an unknown account is refused in the words of a wrong password, so that accounts cannot be guessed', {
    call: 'login',
    given: async (actors) => ({
      words: await wordsForWrongPassword(actors),
      form: loginBody({ account: `${actors.tag}nobody`, password: WRONG_PASSWORD }),
    }),
    body: ({ form }) => form,
    expect: ({ words }) => ({ code: 400, msg: words, data: absent }),
    source: 'shell §8',
    reading: 'R-007',
  }),
  row('a locked account is refused although the password is right', {
    call: 'login',
    given: async ({ credentials }) => loginBody(credentials('locked')),
    body: (form) => form,
    expect: { code: 400, msg: text, data: absent },
    source: 'admin §3',
    reading: 'R-007',
  }),
  row('signing in without a password is refused', {
    call: 'login',
    given: async ({ credentials }) => ({ account: credentials('admin').account, grant_type: 'password' }),
    body: (form) => form,
    expect: { code: 400, msg: text, data: absent },
    source: 'shell §3',
    reading: 'R-024',
  }),
  row('signing out without a token answers that the session is gone', {
    call: 'logout',
    as: 'nobody',
    expect: { code: SESSION_GONE, msg: text },
    source: 'shell §8',
  }),
  row('unlocking with a wrong password is refused and keeps the session', {
    call: 'lockScreen',
    given: async ({ credentials }) => ({ account: credentials('admin').account, password: WRONG_PASSWORD }),
    body: (form) => form,
    expect: { code: 400, msg: text },
    after: [{ call: 'getCurrentUser', expect: { code: 200 } }],
    source: 'shell §4',
  }),
  row('unlocking as somebody else is refused', {
    call: 'lockScreen',
    given: async ({ credentials }) => credentials('staff'),
    body: (form) => form,
    expect: { code: 400, msg: text },
    source: 'shell §4',
  }),
  row('unlocking without a token answers that the session is gone', {
    call: 'lockScreen',
    as: 'nobody',
    body: {},
    expect: { code: SESSION_GONE, msg: text },
    source: 'shell §8',
  }),
]);
