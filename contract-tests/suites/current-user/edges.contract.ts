import { text } from '../../harness/run/written/matcher.ts';
import { row, SESSION_GONE } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';

contract('current-user edges', [
  row('without a token the session is gone', {
    call: 'getCurrentUser',
    as: 'nobody',
    expect: { code: SESSION_GONE, msg: text },
    source: 'shell §8',
  }),
  row('a token nobody issued opens nothing', {
    call: 'getCurrentUser',
    given: async ({ holding }) => ({ stranger: holding('bearer made.up.token') }),
    as: ({ stranger }) => stranger,
    expect: { code: SESSION_GONE, msg: text },
    source: 'shell §8',
  }),
  row('the language is saved for nobody without a session', {
    call: 'updateSystemLanguage',
    as: 'nobody',
    body: { language: 'zh' },
    expect: { code: SESSION_GONE, msg: text },
    source: 'shell §8',
  }),
  row('a language the interface does not have is refused', {
    call: 'updateSystemLanguage',
    body: { language: 'tlh' },
    expect: { code: 400, msg: text },
    source: 'shell §1',
    reading: 'R-024',
  }),
  row('saving no language is refused', {
    call: 'updateSystemLanguage',
    body: {},
    expect: { code: 400, msg: text },
    source: 'admin §7',
    reading: 'R-024',
  }),
]);
