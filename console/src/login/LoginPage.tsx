import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAME, LANGUAGE_TAG, LOCALES, isLocale } from '@milepost/kit/kit-provider';
import type { Locale } from '@milepost/kit/kit-provider';
import { Icon } from '@milepost/kit/icon';
import { MilestoneMark } from '@milepost/kit/milestone-mark';
import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import type { EndReason } from './endReason.ts';
import { LoginForm } from './LoginForm.tsx';
import type { OauthApi } from './useLogin.ts';
import { RoadMap } from './RoadMap.tsx';
import * as css from './LoginPage.css.ts';

export interface LoginPageProps {
  readonly api: OauthApi;
  readonly locale: Locale;
  onLocale(locale: Locale): void;
  readonly endReason: EndReason | null;
  onSignedIn(token: string): void;
  onReady(): void;
}

/** The road on the left, the form on the right; only native elements, painted before the application arrives. */
export function LoginPage({ api, locale, onLocale, endReason, onSignedIn, onReady }: LoginPageProps) {
  const { t } = useLingui();
  const name = t`Smart logistics operations platform`;
  useEffect(() => {
    document.title = `${t`Sign in`} - ${name}`;
  }, [t, name]);
  useEffect(onReady, [onReady]);
  return (
    <div className={css.page}>
      <aside className={css.road}>
        <p className={css.brand}>
          <MilestoneMark on="nav" />
          {name}
        </p>
        <p className={css.claim}>{t`Every kilometre on record`}</p>
        <p className={css.subclaim}>{t`Assets, maintenance, tolls and dispatch in one ledger.`}</p>
        <RoadMap />
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
        <LoginForm api={api} endReason={endReason} onSignedIn={onSignedIn} />
      </main>
    </div>
  );
}
