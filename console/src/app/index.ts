import { setupI18n } from '@lingui/core';
import { speakFirst } from '../i18n/appCatalogs.ts';
import { $locale } from '../i18n/locale.ts';

export { mountApp } from './mountApp.tsx';
export type { AppHandle, AppMount } from './mountApp.tsx';

/** Fetches what is asked for right after a sign-in, while somebody fills in the form. What does not come is asked for again then. */
export function prepareApp(): void {
  const parts = [speakFirst(setupI18n(), $locale.get()), import('../pages/home/HomePage.tsx'), import('../session/safeRedirect.ts')];
  for (const part of parts) part.catch(() => undefined);
}
