import { setupI18n } from '@lingui/core';
import { whenIdle } from '@milepost/kit/engines/clock';
import { speakFirst } from '../i18n/appCatalogs.ts';
import { $locale } from '../i18n/locale.ts';
import { openFonts } from './openFonts.ts';
import { fetchPage } from './PageAt.tsx';

export { mountApp } from './mountApp.tsx';
export type { AppHandle, AppMount } from './mountApp.tsx';

/** Fetches what is asked for right after a sign-in, while somebody fills in the form. What does not come is asked for again then. */
export function prepareApp(): void {
  const parts = [speakFirst(setupI18n(), $locale.get()), fetchFirstPage()];
  for (const part of parts) part.catch(() => undefined);
  whenIdle(openFonts);
}

/** The page that signing in leads to. */
async function fetchFirstPage(): Promise<void> {
  const { safeRedirect } = await import('../session/safeRedirect.ts');
  await fetchPage(new URL(safeRedirect(location.search, location.origin), location.origin).pathname);
}
