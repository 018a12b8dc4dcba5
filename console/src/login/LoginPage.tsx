import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES, isLocale } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';
import { systemClock, onIdle, onFirstInteraction } from '@milepost/kit/engines/clock';
import { Icon } from '@milepost/kit/icon';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { Languages } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { EndReason } from './endReason.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTitle } from './loginTitle.ts';
import { LoginWays } from './LoginWays.tsx';
import type { OnSignedIn, SignIn } from './useLogin.ts';
import * as css from './LoginPage.css.ts';

/** A picture may come after the form, or stay away. */
const fetchArtwork = (): Promise<{ default: ComponentType } | null> => import('./artwork/RouteArtwork.tsx').catch(() => null);

/** A form nobody touches has what follows it fetched by then. */
const UNUSED_MS = 1500;

export interface LoginPageProps {
  readonly signIn: SignIn;
  readonly captchaLettersOf: (account: string) => Promise<number>;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly endReason: EndReason | null;
  readonly onSignedIn: OnSignedIn;
  readonly onReady: () => void;
}

/** The road on the left, the form on the right; only native elements, painted before the application arrives. */
export function LoginPage({ signIn, captchaLettersOf, locale, onLocale, endReason, onSignedIn, onReady }: LoginPageProps) {
  const { t, i18n } = useLingui();
  const name = t`Smart logistics operations platform`;
  useEffect(() => {
    document.title = loginTitle(i18n);
  }, [i18n, locale]);
  // When the form is on the page and nothing else is to be done the picture comes; the rest when somebody uses the form, or does not.
  const ready = useRef(onReady);
  // No boundary waits for it: that would be shown only a while after it came, perhaps when signing in is being drawn.
  const [RouteArtwork, setRoadMap] = useState<ComponentType | null>(null);
  useEffect(() => {
    const prepare = () => ready.current();
    const draw = async () => {
      const part = await fetchArtwork();
      setRoadMap(() => part?.default ?? null);
    };
    const stops = [onIdle(() => void draw()), onFirstInteraction(prepare), systemClock.after(UNUSED_MS, prepare)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <div className={css.page}>
      <aside className={css.road}>
        <p className={css.brand}>
          <MilestoneMark on="nav" />
          {name}
        </p>
        <p className={css.claim}>{t`Every kilometre on record`}</p>
        <p className={css.subclaim}>{t`Assets, maintenance, tolls and dispatch in one ledger.`}</p>
        {RouteArtwork && <RouteArtwork />}
      </aside>
      <main className={css.side}>
        <div className={css.top}>
          <p className={css.smallBrand}>
            <MilestoneMark on="page" />
            {name}
          </p>
          <label className={css.language}>
            <Icon of={Languages} />
            <select
              aria-label={t`Language`}
              value={locale}
              className={css.languageSelect}
              onChange={(event) => isLocale(event.target.value) && onLocale(event.target.value)}
            >
              {LOCALES.map((code) => (
                <option key={code} value={code} lang={LANGUAGE_TAG[code]}>
                  {LANGUAGE_NAME[code]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className={css.column}>
          <h1 className={css.title}>{t`Sign in`}</h1>
          <p className={css.subtitle}>{t`Enter the operations platform with your staff account`}</p>
          <LoginWays>
            <LoginForm signIn={signIn} captchaLettersOf={captchaLettersOf} endReason={endReason} onSignedIn={onSignedIn} />
          </LoginWays>
        </div>
      </main>
    </div>
  );
}
