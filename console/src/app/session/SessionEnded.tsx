import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { useKit } from '@milepost/kit/kit-provider';
import { TextField } from '@milepost/kit/text-field';
import { useEffect, useState } from 'react';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import { isSilent, serverWords } from '../../feedback/index.ts';
import { ListenButton } from '../../features/password/index.ts';
import { captchaLettersOf, fetchSpokenCaptcha, signIn } from '../../login/signIn.ts';
import { isOutOfReach } from '../../login/isOutOfReach.ts';
import { useServerBack } from '../../login/useServerBack.ts';
import { useLogin } from '../../login/useLogin.ts';
import type { CaptchaAnswer, Credentials, SignInResult } from '../../login/useLogin.ts';
import { useWasRefused } from '../../login/useWasRefused.ts';
import { useSession } from '../../auth/currentSession.ts';
import { useListenKey, useSpokenCaptcha } from '../../auth/useSpokenCaptcha.ts';
import { RetryNotice } from '../../auth/RetryNotice.tsx';
import { sessionSharing } from '../../auth/session-sharing/index.ts';
import { dropToken, keepToken } from '../../auth/token.ts';
import type { AppContext } from '../start/appContext.ts';
import { SIGNED_IN_ELSEWHERE } from './sessionState.ts';
import * as css from './SessionEnded.css.ts';
import { useDiscardQuestion } from '../../open-pages/useDiscardQuestion.ts';

interface SessionEndedProps {
  readonly app: Pick<AppContext, 'server' | 'session' | 'unsaved'>;
  readonly code: number;
  /** The server's own sentence. */
  readonly msg: string | null;
  /** True when it ended elsewhere, and the page is off the screen. */
  readonly isPageHidden?: boolean;
}

const FORM_ID = 'session-ended';
type SignedIn = Extract<SignInResult, { kind: 'in' }>;

/**
 * The session is over, wherever the person is: they sign in again over the page, and everything they typed stays. Somebody
 * else gets a page of their own. @source shell §8 @reading R-296 @reading R-305
 */
export default function SessionEnded({ app, code, msg, isPageHidden = false }: SessionEndedProps) {
  const { t } = useLingui();
  const discard = useDiscardQuestion();
  const { user } = useSession().currentUser;
  const [password, setPassword] = useState('');
  const captcha = useCaptchaOf(user.userAccount);
  const again = useSamePerson(app);
  const { state, waiting, submit, edit, fail } = useLogin(again.signIn, () => {
    sessionSharing.announce(user.userId);
    void app.session.resume();
  });
  const { isUnsure } = again;
  const isAway = useServerBack(state, { again: () => void send(), fail, giveUp: edit });
  const refused = state.phase === 'refused' ? state : null;
  const wasRefused = useWasRefused(isUnsure ? null : (refused?.msg ?? null));
  const isMissing = (field: 'password' | 'captcha') => state.phase === 'missing' && state[field];
  const why = msg ?? ownWords();

  // The dialog says its name and the field the keyboard is in; why it is there is said beside.
  const { announcer } = useKit();
  useEffect(() => announcer.say(why), [announcer, why]);
  const refusal =
    isAway && state.phase === 'unreachable'
      ? t`No connection to the server. You are signed in as soon as it answers.`
      : refused && (refused.msg ?? t`Request error, please retry`);

  function ownWords(): string {
    if (code === SIGNED_IN_ELSEWHERE) return t`This account signed in elsewhere. Log in again to go on here.`;
    return isPageHidden ? t`You signed out in another place. Log in again to go on here.` : t`Login expired, please log in again`;
  }
  function whatStays(): string {
    if (isUnsure)
      return t`You are signed in, but the server has not said who you are. The page stays as it is, with everything you typed; try again.`;
    return isPageHidden ? t`The page comes back then, with everything you typed.` : t`The page stays as it is, with everything you typed.`;
  }

  async function send() {
    // Who it is is asked with the token: no letters are spent on that.
    const answer = isUnsure ? null : captcha.answer;
    const isRefused = await submit({ account: user.userAccount, password, ...(answer && { captcha: answer }) });
    if (isRefused && answer) captcha.renew();
  }
  /** Signing in as somebody else gives up what was typed here. */
  async function leave() {
    if (app.unsaved.isAny()) {
      if (!(await discard())) return false;
      app.unsaved.discardDrafts();
    }
    app.session.leave({ kind: 'code', code });
    return false;
  }

  return (
    <Dialog
      title={t`Sign in again`}
      widthPx={600}
      guard={leave}
      onClose={() => undefined}
      footer={
        <>
          <Button onPress={() => void leave()}>{t`Use another account`}</Button>
          <Button
            variant="primary"
            isBusy={state.phase === 'asking' || (state.phase === 'unreachable' && !isAway)}
            busyLabel={t`Signing in`}
            onPress={() => void send()}
          >
            {isUnsure ? t`Retry` : t`Sign in`}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Alert
          tone={refusal === null ? 'info' : 'danger'}
          urgency={refusal === null ? 'none' : 'assertive'}
          title={refusal ?? why}
          description={whatStays()}
        />
        <RetryNotice answer={waiting} />
        <TextField
          id="again-account"
          label={t`Account`}
          value={user.userAccount}
          use="readOnly"
          autoComplete="username"
          onChange={() => undefined}
        />
        <div data-autofocus>
          <PasswordField
            value={password}
            isMissing={isMissing('password')}
            wasRefused={wasRefused}
            onChange={(text) => {
              setPassword(text);
              edit();
            }}
          />
        </div>
        {captcha.answer && <CaptchaField captcha={captcha} answer={captcha.answer} isMissing={isMissing('captcha')} onEdit={edit} />}
        <button type="submit" hidden tabIndex={-1}>
          {t`Sign in`}
        </button>
      </form>
    </Dialog>
  );
}

interface PasswordFieldProps {
  readonly value: string;
  readonly isMissing: boolean;
  /** The server has refused a try: it may lock the account after some more. */
  readonly wasRefused: boolean;
  readonly onChange: (password: string) => void;
}

function PasswordField({ value, isMissing, wasRefused, onChange }: PasswordFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      id="again-password"
      label={t`Password`}
      type="password"
      isRequired
      value={value}
      autoComplete="current-password"
      help={
        wasRefused
          ? t`After several wrong tries the server may ask you to wait, or lock the account. If you forgot the password or are locked out, ask your administrator.`
          : undefined
      }
      error={isMissing ? t`Enter your password` : undefined}
      onChange={onChange}
    />
  );
}

interface CaptchaFieldProps {
  readonly captcha: ReturnType<typeof useCaptchaOf>;
  readonly answer: CaptchaAnswer;
  readonly isMissing: boolean;
  readonly onEdit: () => void;
}

/** Letters of an image, which can also be listened to. */
function CaptchaField({ captcha, answer, isMissing, onEdit }: CaptchaFieldProps) {
  const { t } = useLingui();
  const spoken = useSpokenCaptcha(answer.timestamp, fetchSpokenCaptcha);
  useListenKey('again-captcha', spoken.toggle);
  return (
    <div className={css.captcha}>
      <TextField
        id="again-captcha"
        label={t`Captcha`}
        isRequired
        value={answer.code}
        error={isMissing ? t`Enter the captcha` : undefined}
        onChange={(letters) => {
          captcha.type(letters);
          onEdit();
        }}
      />
      <img className={css.image} src={captcha.src} alt={t`Image with ${captcha.letters} letters`} />
      <ListenButton state={spoken.state} onToggle={spoken.toggle} />
      <Button onPress={captcha.renew}>{t`Another image`}</Button>
    </div>
  );
}

/**
 * Signs in, and asks who that is. The same person goes on; anybody else begins with a clean page. Where nobody can be asked,
 * nobody is taken for somebody else: the next try asks again, with the token there is by then. @reading R-296
 */
function useSamePerson(app: SessionEndedProps['app']) {
  const { userId } = useSession().currentUser.user;
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  async function signInHere(typed: Credentials): Promise<SignInResult> {
    const result = signedIn ?? (await signIn(typed));
    if (result.kind !== 'in') return result;
    keepToken(result.token);
    try {
      const person = await fetchCurrentUser(app.server.api);
      if (person?.user.userId === userId) return result;
      if (person) return await startClean(app);
      setSignedIn(result);
      return { kind: 'refused', msg: null };
    } catch (error) {
      // A token that is over already is none to ask with.
      if (isSilent(error)) dropToken();
      setSignedIn(isSilent(error) ? null : result);
      return isOutOfReach(error) ? { kind: 'unreachable' } : { kind: 'refused', msg: serverWords(error) };
    }
  }
  return { isUnsure: signedIn !== null, signIn: signInHere };
}

function startClean(app: SessionEndedProps['app']): Promise<never> {
  app.unsaved.forget();
  location.assign('/');
  return new Promise(() => undefined);
}

function useCaptchaOf(account: string) {
  const [letters, setLetters] = useState(0);
  const [answer, setAnswer] = useState<CaptchaAnswer | null>(null);
  const renew = () => setAnswer({ code: '', timestamp: String(Date.now()) });
  useEffect(() => {
    void captchaLettersOf(account).then((count) => {
      setLetters(count);
      if (count > 0) setAnswer({ code: '', timestamp: String(Date.now()) });
    });
  }, [account]);
  return {
    letters,
    answer,
    src: `/api/oauth/ImageCode/${letters}/${answer?.timestamp ?? ''}`,
    renew,
    type: (code: string) => setAnswer((now) => now && { ...now, code }),
  };
}
