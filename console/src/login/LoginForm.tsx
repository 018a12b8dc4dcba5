import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { Eye, EyeOff, KeyRound, OctagonX, User } from 'lucide';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { EndReason } from './endReason.ts';
import { LoginField } from './LoginField.tsx';
import { useLogin } from './useLogin.ts';
import type { CaptchaAnswer, LoginState, SignIn } from './useLogin.ts';
import * as css from './LoginPage.css.ts';

/** Few servers ask for one, so it comes when one does. */
const CaptchaField = lazy(() => import('./CaptchaField.tsx').then((part) => ({ default: part.CaptchaField })));

/** @source shell §8 @reading R-004 */
const SIGNED_IN_ELSEWHERE = 601;

interface LoginFormProps {
  readonly signIn: SignIn;
  /** How many letters the captcha of an account has; 0 for none. @source shell §7 (getConfig) */
  readonly captchaLettersOf: (account: string) => Promise<number>;
  readonly endReason: EndReason | null;
  readonly onSignedIn: (token: string) => void;
}

/** Account and password. @source shell §1, §4 */
export function LoginForm({ signIn, captchaLettersOf, endReason, onSignedIn }: LoginFormProps) {
  const { t } = useLingui();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const captcha = useCaptcha(captchaLettersOf);
  const { state, submit, edit } = useLogin(signIn, onSignedIn);
  const accountRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.phase === 'missing' && (state.account || state.password)) (state.account ? accountRef : passwordRef).current?.focus();
    if (state.phase === 'missing' && !state.account && !state.password) document.getElementById('captcha')?.focus();
    if (state.phase === 'refused') {
      passwordRef.current?.focus();
      passwordRef.current?.select();
    }
  }, [state]);
  const isMissing = (field: 'account' | 'password' | 'captcha') => state.phase === 'missing' && state[field];
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ account, password, ...(captcha.answer && { captcha: captcha.answer }) }).then(
          // An image is good for one attempt.
          (wasAsked) => wasAsked && captcha.renew(),
        );
      }}
    >
      <h1 className={css.title}>{t`Sign in`}</h1>
      <p className={css.subtitle}>{t`Enter the operations platform with your staff account`}</p>
      <Notice state={state} endReason={endReason} />
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
            className={css.input}
            value={account}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setAccount(event.target.value);
              edit();
            }}
            onBlur={() => void captcha.ask(account.trim())}
          />
        )}
      </LoginField>
      <LoginField
        id="password"
        label={t`Password`}
        icon={<Icon of={KeyRound} />}
        error={isMissing('password') ? t`Enter your password` : null}
        end={
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? t`Hide password` : t`Show password`}
            size="row"
            onPress={() => setShown(!isShown)}
          />
        }
      >
        {(described) => (
          <input
            {...described}
            ref={passwordRef}
            className={css.input}
            type={isShown ? 'text' : 'password'}
            value={password}
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setPassword(event.target.value);
              edit();
            }}
          />
        )}
      </LoginField>
      {captcha.answer && (
        <Suspense>
          <CaptchaField
            letters={captcha.letters}
            answer={captcha.answer}
            isMissing={isMissing('captcha')}
            onChange={(answer) => {
              captcha.set(answer);
              edit();
            }}
          />
        </Suspense>
      )}
      <div className={css.submit}>
        <Button variant="primary" type="submit" isBusy={state.phase === 'asking'} busyLabel={t`Signing in`}>
          {t`Sign in`}
        </Button>
      </div>
    </form>
  );
}

/** Asks for each account once whether it needs a captcha. */
function useCaptcha(lettersOf: LoginFormProps['captchaLettersOf']) {
  const [letters, setLetters] = useState(0);
  const [answer, set] = useState<CaptchaAnswer | null>(null);
  const asked = useRef('');
  const fresh = () => set({ code: '', timestamp: String(Date.now()) });
  return {
    letters,
    answer,
    set,
    renew: () => answer && fresh(),
    async ask(account: string) {
      if (!account || asked.current === account) return;
      asked.current = account;
      const count = await lettersOf(account);
      if (asked.current !== account) return;
      setLetters(count);
      if (count > 0) fresh();
      else set(null);
    },
  };
}

/** One sentence above the form: the refusal of this attempt, else why the last session ended. */
function Notice({ state, endReason }: { readonly state: LoginState; readonly endReason: EndReason | null }) {
  const { t } = useLingui();
  const words = () => {
    if (!window.isSecureContext)
      return t`This address is not encrypted, so a password must not be sent to it. Open the console over https.`;
    if (state.phase === 'refused') return state.msg ?? t`Request error, please retry`;
    if (state.phase !== 'typing' || !endReason || endReason.kind === 'locked') return null;
    if (endReason.kind === 'failed') return endReason.msg ?? t`Has Error`;
    return endReason.code === SIGNED_IN_ELSEWHERE
      ? t`This account signed in elsewhere. Log in again to go on here.`
      : t`Login expired, please log in again`;
  };
  const text = words();
  return (
    <div role="alert">
      {text !== null && (
        <p className={css.notice}>
          <Icon of={OctagonX} />
          {text}
        </p>
      )}
    </div>
  );
}
