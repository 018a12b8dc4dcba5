// The browser and the fonts of the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { HEADLESS_SHELL, WHOLE_CHROMIUM, chromiumPath } from './chromium.mjs';

/** Debian's browser and Chinese fonts, where we may install them; otherwise a word about what is missing. */
export function prepareBrowser() {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const hasFonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim();
  const isBest = Boolean(process.env['CHROMIUM']) || [HEADLESS_SHELL, WHOLE_CHROMIUM].every(existsSync);
  if (existsSync(chromiumPath()) && hasFonts && (isBest || !isDebian)) return;
  if (isDebian) {
    console.log('installing chromium, its headless shell and fonts-noto-cjk …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-noto-cjk', 'fontconfig'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (existsSync(chromiumPath())) return;
  console.error(
    "[test] There is no Chromium, so nothing can be tested in a browser. Install Debian's packages chromium, chromium-headless-shell and fonts-noto-cjk, or name a browser in CHROMIUM.",
  );
  process.exit(3);
}
