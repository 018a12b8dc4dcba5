import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, wordsAtEnd } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { readCode } from '@milepost/openapi/guards';
import { CircleCheck, Lock as LockIcon } from 'lucide';
import { useEffect, useRef } from 'react';
import { LoginField } from '../login/LoginField.tsx';
import { PasswordField } from '../login/PasswordField.tsx';
import { Refusal } from '../login/Refusal.tsx';
import { WaitNotice } from '../login/WaitNotice.tsx';
import { input as inputStyle } from '../login/LoginField.css.ts';
import { useServerBack } from '../login/useServerBack.ts';
import type { Lock } from '../auth/lock.ts';
import { Clock } from './Clock.tsx';
import { LockArtwork } from './LockArtwork.tsx';
import type { OnUnlocked, Unlock } from './useUnlock.ts';
import { useUnlock } from './useUnlock.ts';
import * as css from './LockPage.css.ts';

export interface LockPageProps {
  readonly lock: Lock;
  /** Number of places that hold something typed and not saved. */
  readonly unsavedCount: number;
  readonly unlock: Unlock;
  readonly onUnlocked: OnUnlocked;
  /** To sign in as somebody else; what was typed is given up. */
  readonly onLeave: () => void;
}

const FixedMark = () => (
  <span className={css.fixedMark}>
    <Icon of={LockIcon} />
  </span>
);

/** The locked screen: who locked it, the password, and nothing else of the console. @source shell §2.1, §2.8, §4 */
export function LockPage({ lock, unsavedCount, unlock, onUnlocked, onLeave }: LockPageProps) {
  const { t, i18n } = useLingui();
  const { state, waiting, submit, edit, fail } = useUnlock(unlock, onUnlocked);
  // The fields themselves hold what counts: a password manager fills them in without an event. @reading R-409
  const accountRef = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isAway = useServerBack(state, { again: () => form.current?.requestSubmit(), fail, giveUp: edit });
  const refusal =
    isAway && state.phase !== 'refused' && state.phase !== 'unsure'
      ? state.phase === 'unreachable'
        ? t`No connection to the server. What you typed stays here, and the screen is unlocked as soon as the server answers.`
        : t`No connection to the server. What you typed stays here, and the page goes on as soon as the server answers.`
      : state.phase === 'unsure'
        ? t`The password is right, but the console could not be shown again. What you typed is kept; unlock again.`
        : state.phase === 'refused'
          ? (state.msg ?? t`Request error, please retry`)
          : null;
  const isKnown = lock.account !== '';
  const platform = t`Smart logistics operations platform`;
  useEffect(() => {
    document.title = `${t`Locked`} - ${platform}`;
  }, [t, platform]);
  useEffect(() => {
    input.current?.focus();
    if (state.phase === 'refused') input.current?.select();
  }, [state.phase]);
  const since = lock.sinceMs > 0 ? i18n.date(new Date(lock.sinceMs), { hour: '2-digit', minute: '2-digit', hour12: false }) : '';
  return (
    <div className={css.page}>
      <header className={css.brand}>
        <MilestoneMark on="nav" />
        {platform}
      </header>
      <main className={css.middle}>
        <Clock />
        <form
          ref={form}
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit({ account: readCode(accountRef.current?.value ?? ''), password: input.current?.value ?? '' });
          }}
        >
          <h1 className={css.hidden}>{t`Locked`}</h1>
          <div className={css.person}>
            <span aria-hidden="true" className={css.avatar}>
              {Array.from(lock.name).slice(-2).join('') || <Icon of={LockIcon} />}
            </span>
            <div>
              <p className={css.name}>{lock.name || t`This session is locked`}</p>
              <p className={css.note}>
                {[lock.note, since && t`locked since ${since}`].filter(Boolean).join(t({ message: ', ', context: 'between two facts' }))}
              </p>
            </div>
          </div>
          <Refusal text={refusal} isAnswer={state.phase === 'refused' && state.msg !== null} />
          <WaitNotice answer={waiting} />
          <LoginField id="lock-account" label={t`Account`} icon={null} end={isKnown && <FixedMark />} error={null}>
            {(described) => (
              <input
                {...described}
                className={inputStyle}
                name="account"
                ref={accountRef}
                defaultValue={lock.account}
                readOnly={isKnown}
                autoComplete="username"
                onChange={edit}
              />
            )}
          </LoginField>
          <PasswordField
            id="lock-password"
            inputRef={input}
            hint={t`Enter the password and press Enter`}
            isMissing={state.phase === 'missing'}
            refusal={state.phase === 'refused' ? state.msg : null}
            onEdit={edit}
          />
          <div className={css.submit}>
            <Button
              variant="primary"
              type="submit"
              isBusy={state.phase === 'asking' || (state.phase === 'unreachable' && !isAway)}
              busyLabel={t`Unlocking`}
            >
              {t`Unlock`}
            </Button>
          </div>
          <div className={css.foot}>
            {unsavedCount > 0 ? (
              <p className={css.kept}>
                <Icon of={CircleCheck} />
                {t`${plural(unsavedCount, { one: 'What you typed in # place is kept', other: 'What you typed in # places is kept' })}`}
              </p>
            ) : (
              <span />
            )}
            <span className={wordsAtEnd}>
              <Button variant="accent" onPress={onLeave}>
                {t`Use another account`}
              </Button>
            </span>
          </div>
        </form>
      </main>
      <LockArtwork />
    </div>
  );
}
