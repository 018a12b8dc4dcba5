import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { onIdle } from '@milepost/kit/engines/clock';
import type { ReadableAtom } from 'nanostores';
import type { ConsoleConfig } from '../../settings/config.ts';
import { connection } from '../../browser/connection.ts';
import { watchTroubles } from '../../browser/watchFailures.ts';
import { onSettingsStored } from '../../settings/settings.ts';
import { logMenuFaults, menuFaults } from '../menu/menuFaults.ts';

interface Watched {
  readonly config: ConsoleConfig;
  readonly person: ReadableAtom<CurrentUser>;
  /** The server has a newer build of the console. */
  readonly onNewer: (isPartMissing: boolean) => void;
}

/**
 * Watches what happens to the page of a session: failures, the connection, a newer build and settings of another tab. The returned function ends it.
 */
export function watchPage({ config, person, onNewer }: Watched): () => void {
  const wish = new AbortController();
  const { signal } = wish;
  const watch = () => {
    if (!signal.aborted) signal.addEventListener('abort', watchTroubles(config.errorLog));
  };
  if (config.errorLog) watch();
  else onIdle(watch);
  // What of the menu is not shown as it was meant is written down once the page is there. @source shell §2.3
  signal.addEventListener(
    'abort',
    person.subscribe((now) => onIdle(() => logMenuFaults(menuFaults(now)))),
  );
  // No connection, a newer build whose parts have other names, or an accident: the server is asked which.
  window.addEventListener('vite:preloadError', () => connection.doubt('part'), { signal });
  signal.addEventListener('abort', connection.onNewer(onNewer));
  signal.addEventListener('abort', connection.watch(window));
  window.addEventListener('storage', onSettingsStored, { signal });
  return () => wish.abort();
}
