import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/sbin/nginx';
const PLACES = [DEBIAN, '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of the journeys behind one: `NGINX` in the environment wins; Debian's package where we may install it; else an end that says what is missing. */
export function prepareNginx(): string {
  const found = process.env['NGINX'] ?? PLACES.find((place) => existsSync(place));
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Installed, not started: the journeys run their own. Another worker may be doing the same.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    if (existsSync(DEBIAN)) return DEBIAN;
  }
  throw new Error(
    "[test] There is no nginx, so the console cannot be tried behind one. Install Debian's package nginx-light, or name one in NGINX.",
  );
}
