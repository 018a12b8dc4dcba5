import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { whenSettled } from '@milepost/kit/engines/clock';
import type { ReadableAtom } from 'nanostores';
import type { ConsoleConfig } from '../../settings/config.ts';
import { onSettingsStored } from '../../settings/settings.ts';

interface Watched {
  readonly config: ConsoleConfig;
  readonly person: ReadableAtom<CurrentUser>;
  readonly reloadKindly: () => void;
}

/** Writes down, once the page is there, what of the menu is not shown as it was meant. @source shell §2.3 */
async function noteFaults(person: CurrentUser): Promise<void> {
  const { logMenuFaults, menuFaults } = await import('../menu/menuFaults.ts');
  logMenuFaults(menuFaults(person));
}

/**
 * Watches what happens to the page of a session: failures, parts of a newer program and settings of another tab. The returned function ends it.
 */
export function watchPage({ config, person, reloadKindly }: Watched): () => void {
  const wish = new AbortController();
  const { signal } = wish;
  async function watch() {
    const { watchTroubles } = await import('../../browser/watchFailures.ts');
    if (!signal.aborted) signal.addEventListener('abort', watchTroubles(config.errorLog));
  }
  if (config.errorLog) void watch();
  else whenSettled(() => void watch());
  signal.addEventListener(
    'abort',
    person.subscribe((now) => whenSettled(() => void noteFaults(now))),
  );
  // The program on the server is a newer one: its parts have other names.
  // Without a network a load would lead to the browser's own page.
  window.addEventListener('vite:preloadError', () => navigator.onLine && reloadKindly(), { signal });
  window.addEventListener('storage', onSettingsStored, { signal });
  return () => wish.abort();
}
