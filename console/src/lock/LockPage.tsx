import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { CircleCheck, Eye, EyeOff, Lock as LockIcon, OctagonX } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { LoginField } from '../login/LoginField.tsx';
import * as field from '../login/LoginPage.css.ts';
import type { Lock } from '../session/lock.ts';
import { Clock } from './Clock.tsx';
import { LockRoad } from './LockRoad.tsx';
import type { Unlock } from './useUnlock.ts';
import { useUnlock } from './useUnlock.ts';
import * as css from './LockPage.css.ts';

export interface LockPageProps {
  readonly lock: Lock;
  /** Places that hold something typed and not saved. */
  readonly unsavedCount: number;
  readonly unlock: Unlock;
  readonly onUnlocked: (token: string | null) => void;
  /** To sign in as somebody else; what was typed is given up. */
  readonly onLeave: () => void;
}

/** The locked screen: who locked it, the password, and nothing else of the console. @source shell §2.1, §2.8, §4 */
export function LockPage({ lock, unsavedCount, unlock, onUnlocked, onLeave }: LockPageProps) {
  const { t, i18n } = useLingui();
  const [account, setAccount] = useState(lock.account);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const { state, submit, edit } = useUnlock(unlock, onUnlocked);
  const input = useRef<HTMLInputElement>(null);
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
          className={css.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit({ account, password });
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
          <div role="alert">
            {state.phase === 'refused' && (
              <p className={field.notice}>
                <Icon of={OctagonX} />
                {state.msg ?? t`Request error, please retry`}
              </p>
            )}
          </div>
          <LoginField id="lock-account" label={t`Account`} icon={<Icon of={LockIcon} />} error={null}>
            {(described) => (
              <input
                {...described}
                className={field.input}
                name="account"
                value={account}
                readOnly={isKnown}
                autoComplete="username"
                onChange={(event) => setAccount(event.target.value)}
              />
            )}
          </LoginField>
          <LoginField
            id="lock-password"
            label={t`Password`}
            icon={null}
            error={state.phase === 'missing' ? t`Enter your password` : null}
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
                ref={input}
                className={field.input}
                type={isShown ? 'text' : 'password'}
                name="password"
                value={password}
                placeholder={t`Enter the password and press Enter`}
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
            <Button variant="primary" type="submit" isBusy={state.phase === 'asking'} busyLabel={t`Unlocking`}>
              {t`Unlock`}
            </Button>
          </div>
          <div className={css.foot}>
            {unsavedCount > 0 ? (
              <p className={css.kept}>
                <Icon of={CircleCheck} />
                {t`What you typed in ${unsavedCount} places is kept`}
              </p>
            ) : (
              <span />
            )}
            <Button variant="accent" onPress={onLeave}>
              {t`Use another account`}
            </Button>
          </div>
        </form>
      </main>
      <LockRoad />
    </div>
  );
}
