import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { onIdle } from '@milepost/kit/engines/clock';
import type { ReadableAtom } from 'nanostores';
import type { ConsoleConfig } from '../../settings/config.ts';
import { connection } from '../../browser/connection.ts';
import { onSettingsStored } from '../../settings/settings.ts';

interface Watched {
  readonly config: ConsoleConfig;
  readonly person: ReadableAtom<CurrentUser>;
  /** The server has a newer build of the console. */
  readonly onNewer: (isPartMissing: boolean) => void;
}

/** Writes down, once the page is there, what of the menu is not shown as it was meant. @source shell §2.3 */
async function noteFaults(person: CurrentUser): Promise<void> {
  const { logMenuFaults, menuFaults } = await import('../menu/menuFaults.ts');
  logMenuFaults(menuFaults(person));
}

/**
 * Watches what happens to the page of a session: failures, the connection, a newer build and settings of another tab. The returned function ends it.
 */
export function watchPage({ config, person, onNewer }: Watched): () => void {
  const wish = new AbortController();
  const { signal } = wish;
  async function watch() {
    const { watchTroubles } = await import('../../browser/watchFailures.ts');
    if (!signal.aborted) signal.addEventListener('abort', watchTroubles(config.errorLog));
  }
  if (config.errorLog) void watch();
  else onIdle(() => void watch());
  signal.addEventListener(
    'abort',
    person.subscribe((now) => onIdle(() => void noteFaults(now))),
  );
  // No connection, a newer build whose parts have other names, or an accident: the server is asked which.
  window.addEventListener('vite:preloadError', () => connection.doubt('part'), { signal });
  signal.addEventListener('abort', connection.onNewer(onNewer));
  signal.addEventListener('abort', connection.watch(window));
  window.addEventListener('storage', onSettingsStored, { signal });
  return () => wish.abort();
}
