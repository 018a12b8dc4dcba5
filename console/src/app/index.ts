import { msg } from '@lingui/core/macro';
import { whenIdle } from '@milepost/kit/engines/clock';
import { appWords, speakApp } from '../i18n/appCatalogs.ts';
import { $locale } from '../i18n/locale.ts';
import { safeRedirect } from '../auth/safeRedirect.ts';
import { fetchPage } from './routes/PageAt.tsx';
import { openFonts } from './start/openFonts.ts';

export { mountApp } from './start/mountApp.tsx';
export type { AppHandle, AppMount } from './start/mountApp.tsx';

/**
 * Fetches what is asked for right after a sign-in, while somebody fills in the form, then opens the fonts. What does not come
 * is asked for again when it is needed.
 */
export async function prepareApp(): Promise<void> {
  await Promise.allSettled([speakApp(appWords, $locale.get()), fetchFirstPage(), fetchLists()]);
  whenIdle(() => openFonts(appWords._(msg`Home`)));
}

/** The page that signing in leads to. */
async function fetchFirstPage(): Promise<void> {
  await fetchPage(new URL(safeRedirect(location.search, location.origin), location.origin).pathname);
}

/** Parts most pages have: they would ask for it only when they are there themselves. */
const fetchLists = () => import('../features/list-page/index.ts');
