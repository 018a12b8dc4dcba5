import { expect, test } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { packKit } from '../../scripts/pack-kit.mjs';

const repo = path.resolve(import.meta.dirname, '../..');
function run(tool: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(repo, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
  });
  expect(status, `${tool} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

/** An application that knows the kit as a tarball only; every other package is the one installed here. */
function installOutside(app: string, tarball: string): void {
  cpSync(path.join(repo, 'kit/outside'), app, { recursive: true });
  const modules = path.join(app, 'node_modules');
  mkdirSync(path.join(modules, '@milepost/kit'), { recursive: true });
  for (const name of readdirSync(path.join(repo, 'node_modules')))
    if (name !== '@milepost' && !name.startsWith('.')) symlinkSync(path.join(repo, 'node_modules', name), path.join(modules, name));
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', path.join(modules, '@milepost/kit')]);
}

test('the packed kit serves an application outside the workspace: types, build, another theme', async ({ page }) => {
  test.setTimeout(180_000);
  const app = mkdtempSync(path.join(tmpdir(), 'milepost-outside-'));
  installOutside(app, packKit());
  run('typescript/bin/tsc', ['-p', app], app);
  run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], app);
  const server = createServer(sirv(path.join(app, 'dist')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const table = page.getByRole('table', { name: 'Depots' }).or(page.getByRole('grid', { name: 'Depots' }));
    await expect(table).toHaveAttribute('aria-rowcount', '201');
    const sort = page.getByRole('button', { name: 'Lorries' });
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Lorries' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(sort).toHaveCSS('color', 'rgb(91, 42, 134)');
    expect(problems).toEqual([]);
  } finally {
    server.close();
    rmSync(app, { recursive: true, force: true });
  }
});
