import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useConfirm } from '@milepost/kit/confirm';
import { Dialog } from '@milepost/kit/dialog';
import { TextField } from '@milepost/kit/text-field';
import { useEffect, useState } from 'react';
import { fetchCurrentUser } from '../data/current-user/index.ts';
import { captchaLettersOf, signIn } from '../login/signIn.ts';
import { useLogin } from '../login/useLogin.ts';
import type { CaptchaAnswer } from '../login/useLogin.ts';
import { useSession } from '../session/currentSession.ts';
import { keepToken } from '../session/token.ts';
import type { AppWorld } from './appWorld.ts';
import * as css from './SessionEnded.css.ts';

interface SessionEndedProps {
  readonly world: AppWorld;
  readonly code: number;
  /** The server's own sentence. */
  readonly msg: string | null;
}

/** @source shell §8 @reading R-004 */
const SIGNED_IN_ELSEWHERE = 601;
const FORM_ID = 'session-ended';

/**
 * The session is over, wherever the person is: they sign in again over the page, and everything they typed stays. Somebody
 * else gets a page of their own. @source shell §8 @reading R-296
 */
export default function SessionEnded({ world, code, msg }: SessionEndedProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { user } = useSession().currentUser;
  const [password, setPassword] = useState('');
  const captcha = useCaptchaOf(user.userAccount);
  const { state, submit, edit } = useLogin(signIn, (token) => void goOn(world, user.userId, token));
  const isMissing = (field: 'password' | 'captcha') => state.phase === 'missing' && state[field];
  const why =
    msg ??
    (code === SIGNED_IN_ELSEWHERE
      ? t`This account signed in elsewhere. Log in again to go on here.`
      : t`Login expired, please log in again`);

  async function send() {
    const answer = captcha.answer;
    const wasAsked = await submit({ account: user.userAccount, password, ...(answer && { captcha: answer }) });
    if (wasAsked && answer) captcha.renew();
  }
  /** Signing in as somebody else gives up what was typed here. */
  async function leave() {
    if (world.hasUnsaved()) {
      const isSure = await confirm({
        title: t`Discard what you entered?`,
        body: t`What you typed here has not been saved.`,
        confirmLabel: t`Discard`,
        cancelLabel: t`Keep editing`,
        tone: 'danger',
      });
      if (!isSure) return false;
    }
    world.leave({ kind: 'code', code });
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
          <Button variant="primary" isBusy={state.phase === 'asking'} busyLabel={t`Signing in`} onPress={() => void send()}>
            {t`Sign in`}
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
          tone={state.phase === 'refused' ? 'danger' : 'info'}
          urgency={state.phase === 'refused' ? 'assertive' : 'none'}
          title={state.phase === 'refused' ? (state.msg ?? t`Request error, please retry`) : why}
          description={t`The page stays as it is, with everything you typed.`}
        />
        <TextField
          id="again-account"
          label={t`Account`}
          value={user.userAccount}
          use="readOnly"
          autoComplete="username"
          onChange={() => undefined}
        />
        <TextField
          id="again-password"
          label={t`Password`}
          type="password"
          isRequired
          value={password}
          autoComplete="current-password"
          error={isMissing('password') ? t`Enter your password` : undefined}
          onChange={(text) => {
            setPassword(text);
            edit();
          }}
        />
        {captcha.answer && (
          <div className={css.captcha}>
            <TextField
              id="again-captcha"
              label={t`Captcha`}
              isRequired
              value={captcha.answer.code}
              error={isMissing('captcha') ? t`Enter the captcha` : undefined}
              onChange={(letters) => {
                captcha.type(letters);
                edit();
              }}
            />
            <img className={css.image} src={captcha.src} alt={t`Image with ${captcha.letters} letters`} />
            <Button onPress={captcha.renew}>{t`Another image`}</Button>
          </div>
        )}
        <button type="submit" hidden tabIndex={-1}>
          {t`Sign in`}
        </button>
      </form>
    </Dialog>
  );
}

/** The same person goes on; anybody else begins with a clean page. */
async function goOn(world: AppWorld, userId: string, token: string) {
  keepToken(token);
  const person = await fetchCurrentUser(world.api).catch(() => null);
  if (person?.user.userId === userId) return world.resume();
  world.forgetUnsaved();
  location.assign('/');
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
