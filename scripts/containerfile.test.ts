import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { carryOut, readInstructions, startCommand } from './containerfile.ts';

const root = path.join(import.meta.dirname, '..');
const FILE = path.join(root, 'deploy/Containerfile');
const IS_FULL = process.env['MILEPOST_TEST_ALL'] === '1';
const TIMEOUT_MS = 600_000;
const text = readFileSync(FILE, 'utf8');

describe('deploy/Containerfile', () => {
  test('takes nothing along but the server and the built console, and listens to the network as nobody special', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    const said = readInstructions(last).map(({ word, rest }) => `${word} ${rest}`);
    expect(said.filter((line) => line.startsWith('COPY'))).toHaveLength(2);
    expect(said).toContain('USER node');
    expect(said).toContain('ENV MILEPOST_LISTEN=0.0.0.0');
  });

  // Installs and builds all of it: minutes.
  test.each(IS_FULL ? [FILE] : [])(
    'the COPY, RUN and CMD lines of %s make a console that serves, and ends when it is told to',
    { timeout: TIMEOUT_MS },
    async (file) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'milepost-container-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }), TIMEOUT_MS);
      const image = await carryOut(file, root, folder);
      expect(existsSync(path.join(image.root, 'app/node_modules'))).toBe(false);
      expect(globSync('app/server/*', { cwd: image.root })).toEqual(['app/server/main.js']);

      const child = startCommand(image, image.command, { MILEPOST_API_URL: 'http://127.0.0.1:1', MILEPOST_CONSOLE_PORT: '0' });
      onTestFinished(() => void child.kill('SIGKILL'));
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout?.on('data', (line: Buffer) => {
          const port = /ready at http:\/\/0\.0\.0\.0:(\d+)/.exec(line.toString())?.[1];
          if (port) resolve(`http://127.0.0.1:${port}`);
        });
        child.once('exit', () => reject(new Error('It ended before it was ready.')));
      });
      const health = async (port: string) => once(startCommand(image, image.health, { MILEPOST_CONSOLE_PORT: port }), 'exit');
      expect(await health(new URL(url).port)).toEqual([0, null]);
      expect(await health('1')).toEqual([1, null]);
      const page = await (await fetch(`${url}/systemData/dictionary`)).text();
      const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
      expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
      expect((await fetch(`${url}/api/oauth/CurrentUser`)).status).toBe(502);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  );
});
