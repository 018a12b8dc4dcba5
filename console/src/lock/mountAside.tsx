import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { nameLanguage } from '@milepost/kit/locale';
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakLock } from '../i18n/catalogs.ts';
import { EntryFault } from '../login/EntryFault.tsx';
import { $locale } from '../i18n/locale.ts';

/** Paints a page that stands beside the application; the returned function takes it away. */
export async function mountAside(host: HTMLElement, page: ReactNode): Promise<() => void> {
  const i18n = setupI18n();
  await speakLock(i18n, $locale.get());
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Language />
        <EntryFault>{page}</EntryFault>
      </I18nProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}

function Language() {
  const locale = useSyncExternalStore(
    (hear) => $locale.listen(hear),
    () => $locale.get(),
  );
  useEffect(() => nameLanguage(locale), [locale]);
  return null;
}
