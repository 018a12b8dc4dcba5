import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answersTo, textOf } from '../testing/hostileAnswers.ts';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { LoginForm } from './LoginForm.tsx';

const expectAct = (isExpected: boolean) => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
afterEach(() => void vi.unstubAllGlobals());

describe('an answer to signing in', () => {
  test.each(answersTo('POST /api/oauth/Login').map((row) => [row.id, row.expected.verdict, row] as const))(
    '%s is %s: told over the form, and nobody is signed in',
    async (_, verdict, { input, expected }) => {
      expect(verdict).toBe('error');
      const sent = vi.fn<typeof fetch>(async () => new Response(textOf(input.body), { status: input.status, headers: input.headers }));
      vi.stubGlobal('fetch', sent);
      vi.resetModules();
      const { signIn } = await import('./signIn.ts');
      const onSignedIn = vi.fn<(token: string) => void>();
      const form = await renderInConsole(
        <LoginForm signIn={signIn} captchaLettersOf={async () => 0} endReason={null} onSignedIn={onSignedIn} />,
      );
      await form.type('#account', 'admin');
      await form.type('#password', 'Secret1');
      // The answer comes outside of what a test waits for in `act`.
      expectAct(false);
      onTestFinished(() => expectAct(true));
      form.one('button[type=submit]').click();
      const words = (expected.toast ?? 'request error, please retry').toLowerCase();
      await vi.waitFor(() => expect(form.one('[role=alert]').textContent.toLowerCase()).toContain(words));
      expect(sent).toHaveBeenCalledOnce();
      expect(onSignedIn).not.toHaveBeenCalled();
      expect(sessionStorage.length > 0).toBe(expected.stored ?? false);
    },
  );
});
