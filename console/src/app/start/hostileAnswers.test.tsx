import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EndReason } from '../../login/endReason.ts';
import { LoginForm } from '../../login/LoginForm.tsx';
import type { SignIn } from '../../login/useLogin.ts';
import { dropToken, keepToken } from '../../auth/token.ts';
import { answeredOperations, answersTo, textOf } from '../../testing/hostileAnswers.ts';
import type { AnswerRow } from '../../testing/hostileAnswers.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import '../../testing/inSession.tsx';
import { mountApp } from './mountApp.tsx';

const ARRIVES_MS = 20_000;
// Without a layout everything counts as shown, for what gives the keyboard back.
Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
vi.setConfig({ testTimeout: 2 * ARRIVES_MS }); // the whole application starts here, beside the other tests

const WHO = '/api/oauth/CurrentUser';

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
beforeEach(() => keepToken('Bearer t.o-k_1'));
afterEach(() => {
  dropToken();
  vi.unstubAllGlobals();
});

/** Switch of React's `act`: what is asked for late arrives outside of what a test waits for in it. */
const expectAct = (isExpected: boolean) => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

/** The words of the seeds in the language of the tests. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  '验证失败，请重新登录': 'Verification failed, log in again',
  '您的权限不足，请联系管理员': 'You do not have permission. Contact your administrator.',
};

interface Start {
  readonly host: HTMLElement;
  readonly over: readonly (EndReason | null)[];
}

const VERDICTS: Record<string, (start: Start, expected: AnswerRow['expected']) => Promise<void>> = {
  async login({ over }, { toast = '', redirects = 1 }) {
    expect(over).toHaveLength(redirects);
    const form = await renderInConsole(
      <LoginForm
        signIn={vi.fn<SignIn>()}
        captchaLettersOf={async () => 0}
        endReason={over[0] ?? null}
        onSignedIn={vi.fn<(token: string) => void>()}
      />,
    );
    onTestFinished(() => expectAct(true));
    expect(form.one('[role=alert]').textContent).toBe(IN_ENGLISH[toast]);
  },
  async message({ over, host }, { toast = '' }) {
    expect(over).toEqual([]);
    await vi.waitFor(() => expect(host.textContent).toContain(IN_ENGLISH[toast]), { timeout: ARRIVES_MS });
  },
};

/** Starts the signed-in half over a server that answers like this. */
async function start({ input }: AnswerRow) {
  const answer: typeof fetch = async (address) =>
    typeof address === 'string' && address.startsWith(WHO)
      ? new Response(textOf(input.body), { status: input.status, headers: input.headers })
      : new Response('{"code":200,"data":null}', { status: 200 });
  vi.stubGlobal('fetch', answer);
  expectAct(false);
  const over: (EndReason | null)[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  const app = await mountApp({
    host,
    from: { kind: 'load' },
    onSessionOver: (reason) => over.push(reason),
    onLock: () => undefined,
    prepareLock: () => undefined,
  });
  onTestFinished(() => {
    app.leave();
    host.remove();
  });
  return { host, over };
}

describe('an answer to who is signed in', () => {
  test.each(answersTo(`GET ${WHO}`).map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, row) => {
    const judge = VERDICTS[verdict];
    expect(judge, `verdict ${verdict}`).toBeDefined();
    await judge?.(await start(row), row.expected);
  });
});

test('every operation of the rows is asked here, in the login form or in the drawer of messages', () =>
  expect([...answeredOperations].toSorted()).toEqual([`GET ${WHO}`, 'GET /api/message', 'POST /api/oauth/Login'].toSorted()));
