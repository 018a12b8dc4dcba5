import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { nameLanguage } from '@milepost/kit/locale';
import { StrictMode, useEffect, useRef, useSyncExternalStore } from 'react';
import { $locale } from '../i18n/locale.ts';
import { EntryFault } from './EntryFault.tsx';
import { LoginPage } from './LoginPage.tsx';
import type { LoginPageProps } from './LoginPage.tsx';

interface SpokenProps extends Omit<LoginPageProps, 'locale'> {
  readonly onShown: () => void;
}

type LoginRootProps = SpokenProps & { readonly i18n: I18n };

const locale = () => $locale.get();

/** The login page in the language of this tab: the same when it is written in advance and when it is used. */
export function LoginRoot({ i18n, ...page }: LoginRootProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <EntryFault>
          <Spoken {...page} />
        </EntryFault>
      </I18nProvider>
    </StrictMode>
  );
}

function Spoken({ onShown, ...page }: SpokenProps) {
  // Not the hook of the library: it brings the reading of paths into the first page.
  const spoken = useSyncExternalStore((hear) => $locale.listen(hear), locale, locale);
  useEffect(() => nameLanguage(spoken), [spoken]);
  const shown = useRef(onShown);
  // After what was typed before has been taken over, which draws the form once more.
  useEffect(() => queueMicrotask(() => shown.current()), []);
  return <LoginPage {...page} locale={spoken} />;
}
