import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'whenNpmEnds.mjs');

/** A package whose script is a server that ends with npm; the server's own words, and who npm is. */
function serverUnderNpm() {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-npm-'));
  writeFileSync(
    path.join(folder, 'server.mjs'),
    `import { whenNpmEnds } from ${JSON.stringify(MODULE)};
     const goesOn = setInterval(() => {}, 1000);
     whenNpmEnds(() => { clearInterval(goesOn); console.log('ended'); });
     console.log('ready', process.pid);`,
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Ended, which is what is hoped for.
    }
    rmSync(folder, { recursive: true, force: true });
  });
  let out = '';
  const says = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => out.includes(word) && resolve();
      npm.stdout.on('data', look);
      look();
    });
  npm.stdout.on('data', (text: Buffer) => (out += text.toString()));
  return { npm, says };
}

test.each(['SIGTERM', 'SIGKILL'] as const)('a server that npm began ends when npm gets %s', { timeout: 60_000 }, async (signal) => {
  const { npm, says } = serverUnderNpm();
  await says('ready');
  npm.kill(signal);
  await says('ended');
  expect(npm.killed).toBe(true);
});
