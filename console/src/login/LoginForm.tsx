import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { CircleAlert, Eye, EyeOff, KeyRound, OctagonX, User } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { EndReason } from './endReason.ts';
import { useLogin } from './useLogin.ts';
import type { LoginState, SignIn } from './useLogin.ts';
import * as css from './LoginPage.css.ts';

/** @source shell §8 @reading R-004 */
const SIGNED_IN_ELSEWHERE = 601;

interface LoginFormProps {
  readonly signIn: SignIn;
  readonly endReason: EndReason | null;
  readonly onSignedIn: (token: string) => void;
}

/** Account and password. @source shell §1, §4 */
export function LoginForm({ signIn, endReason, onSignedIn }: LoginFormProps) {
  const { t } = useLingui();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const { state, submit, edit } = useLogin(signIn, onSignedIn);
  const accountRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.phase === 'missing') (state.account ? accountRef : passwordRef).current?.focus();
    if (state.phase === 'refused') {
      passwordRef.current?.focus();
      passwordRef.current?.select();
    }
  }, [state]);
  const isMissing = (field: 'account' | 'password') => state.phase === 'missing' && state[field];
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ account, password });
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
      <div className={css.submit}>
        <Button variant="primary" type="submit" isBusy={state.phase === 'asking'} busyLabel={t`Signing in`}>
          {t`Sign in`}
        </Button>
      </div>
    </form>
  );
}

/** One sentence above the form: the refusal of this attempt, else why the last session ended. */
function Notice({ state, endReason }: { readonly state: LoginState; readonly endReason: EndReason | null }) {
  const { t } = useLingui();
  const words = () => {
    if (!window.isSecureContext)
      return t`This address is not encrypted, so a password must not be sent to it. Open the console over https.`;
    if (state.phase === 'refused') return state.msg ?? t`Request error, please retry`;
    if (state.phase !== 'typing' || !endReason) return null;
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

interface LoginFieldProps {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly help?: string;
  readonly error: string | null;
  readonly end?: ReactNode;
  readonly children: (input: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required: true }) => ReactNode;
}

function LoginField({ id, label, icon, help, error, end, children }: LoginFieldProps) {
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        {icon}
        {children({ id, required: true, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
        {end}
      </div>
      {note && (
        <p id={noteId} className={error ? css.error : css.help}>
          {error && <Icon of={CircleAlert} size="s" />}
          {note}
        </p>
      )}
    </div>
  );
}
