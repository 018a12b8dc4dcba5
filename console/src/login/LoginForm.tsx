import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { readCode } from '@milepost/openapi/guards';
import { KeyRound, User } from 'lucide';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { connection } from '../browser/connection.ts';
import type { EndReason } from './endReason.ts';
import { lazyPart } from './lazyPart.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Refusal } from './Refusal.tsx';
import { useCaptcha } from './captcha/useCaptcha.ts';
import { useLogin } from './useLogin.ts';
import { useServerBack } from './useServerBack.ts';
import type { LoginState, OnSignedIn, SignIn } from './useLogin.ts';
import { WaitNotice } from './WaitNotice.tsx';
import * as css from './LoginPage.css.ts';
import { input } from './LoginField.css.ts';

/** Few servers ask for one, so it comes when one does. */
const CaptchaField = lazyPart(() => import('./captcha/CaptchaField.tsx'));

/** @source shell §8 @reading R-004 */
const SIGNED_IN_ELSEWHERE = 601;

interface LoginFormProps {
  readonly signIn: SignIn;
  /** Number of letters of an account's captcha; 0 for none. @source shell §7 (getConfig) */
  readonly captchaLettersOf: (account: string) => Promise<number>;
  readonly endReason: EndReason | null;
  readonly onSignedIn: OnSignedIn;
}

/** Account and password. @source shell §1, §4 */
export function LoginForm({ signIn, captchaLettersOf, endReason, onSignedIn }: LoginFormProps) {
  const { t } = useLingui();
  const captcha = useCaptcha(captchaLettersOf);
  const { state, waiting, submit, edit, fail } = useLogin(signIn, onSignedIn);
  const accountRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.phase === 'missing' && (state.account || state.password)) (state.account ? accountRef : passwordRef).current?.focus();
    if (state.phase === 'missing' && !state.account && !state.password) document.getElementById('captcha')?.focus();
    if (state.phase === 'refused') {
      passwordRef.current?.focus();
      passwordRef.current?.select();
    }
  }, [state]);
  // The fields themselves hold what counts: a password manager fills them in without an event. @reading R-409
  const account = () => readCode(accountRef.current?.value ?? '');
  const password = () => passwordRef.current?.value ?? '';
  // What was typed before the form could be used.
  useLayoutEffect(() => {
    if (account() && document.activeElement !== accountRef.current) void captcha.ask(account());
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the form itself knows
  }, []);
  useEffect(() => connection.watch(window), []);
  const isAway = useServerBack(state, {
    again: () => formRef.current?.requestSubmit(),
    fail,
    giveUp: edit,
    onBack: () => captcha.askAgain(account()),
  });
  const isMissing = (field: 'account' | 'password' | 'captcha') => state.phase === 'missing' && state[field];
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = { account: account(), password: password(), ...(captcha.answer && { captcha: captcha.answer }) };
        void submit(typed, () => form.isConnected).then((isRefused) => isRefused && captcha.renew(account()));
      }}
    >
      <Notice state={state} isAway={isAway} endReason={endReason} />
      <WaitNotice answer={waiting} />
      <LoginField
        id="account"
        label={t`Account`}
        icon={<Icon of={User} />}
        help={t`For a sub-account enter “mobile@account”`}
        error={isMissing('account') ? t`Enter your account` : null}
      >
        {(described) => (
          <input
            {...described}
            ref={accountRef}
            className={input}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            onChange={edit}
            onBlur={() => void captcha.ask(account())}
          />
        )}
      </LoginField>
      <PasswordField
        id="password"
        icon={<Icon of={KeyRound} />}
        inputRef={passwordRef}
        isMissing={isMissing('password')}
        refusal={refusalOf(state)}
        onEdit={edit}
      />
      {captcha.answer && (
        <Suspense>
          <CaptchaField
            letters={captcha.letters}
            answer={captcha.answer}
            isMissing={isMissing('captcha')}
            onType={(code) => {
              captcha.type(code);
              edit();
            }}
            onRenew={() => captcha.renew(account())}
          />
        </Suspense>
      )}
      <div className={css.submit}>
        <Button
          variant="primary"
          type="submit"
          isBusy={state.phase === 'asking' || (state.phase === 'unreachable' && !isAway)}
          busyLabel={t`Signing in`}
        >
          {t`Sign in`}
        </Button>
      </div>
    </form>
  );
}

/** Words of the server against the last try. */
const refusalOf = (state: LoginState): string | null => (state.phase === 'refused' ? state.msg : null);

interface NoticeProps {
  readonly state: LoginState;
  /** The server cannot be reached. */
  readonly isAway: boolean;
  readonly endReason: EndReason | null;
}

/** One sentence above the form: that there is no connection, the refusal of this attempt, else why the last session ended. */
function Notice({ state, isAway, endReason }: NoticeProps) {
  const { t } = useLingui();
  const words = () => {
    if (globalThis.isSecureContext === false)
      return t`This address is not encrypted, so a password must not be sent to it. Open the console over https.`;
    if (isAway && state.phase !== 'refused')
      return state.phase === 'unreachable'
        ? t`No connection to the server. What you typed stays here, and you are signed in as soon as the server answers.`
        : t`No connection to the server. What you typed stays here, and the page goes on as soon as the server answers.`;
    if (state.phase === 'refused') return state.msg ?? t`Request error, please retry`;
    if (state.phase !== 'typing' || !endReason || endReason.kind === 'locked') return null;
    if (endReason.kind === 'failed') return endReason.msg ?? t`Has Error`;
    if (endReason.kind === 'nobody') return t`Verification failed, log in again`;
    return endReason.code === SIGNED_IN_ELSEWHERE
      ? t`This account signed in elsewhere. Log in again to go on here.`
      : t`Login expired, please log in again`;
  };
  return <Refusal text={words()} isAnswer={refusalOf(state) !== null} />;
}
