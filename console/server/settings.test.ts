import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConsoleStartError, SETTINGS, firstOf, readSettings, readSettingsFile } from './index.ts';

const API = { MILEPOST_API_URL: 'https://backend.example.test/erp' };

function settingsFile(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'console.env'), text);
  return path.join(folder, 'console.env');
}

describe('settings', () => {
  test('the address of the API is all that must be said', () => {
    expect(readSettings(API)).toMatchObject({
      apiUrl: 'https://backend.example.test/erp',
      port: 3000,
      listen: '127.0.0.1',
      hosts: [],
      accessLog: true,
      graceMs: 8000,
      previousBuilds: [],
    });
    expect(() => readSettings({})).toThrow('MILEPOST_API_URL');
  });

  test.each([
    ['MILEPOST_API_URL', 'backend:30000'],
    ['MILEPOST_API_URL', 'file:///etc/passwd'],
    ['MILEPOST_API_URL', 'https://user:word@backend.example.test'],
    ['MILEPOST_API_URL', 'https://backend.example.test/?x=1'],
    ['MILEPOST_CONSOLE_PORT', 'eighty'],
    ['MILEPOST_CONSOLE_PORT', '70000'],
    ['MILEPOST_CONSOLE_PORT', '-1'],
    ['MILEPOST_HOSTS', 'https://console.example.test'],
    ['MILEPOST_HOSTS', '*'],
    ['MILEPOST_ACCESS_LOG', 'yes'],
    ['MILEPOST_JUDGE_PERMISSION', 'off'],
    ['MILEPOST_DEV_PAGES', '1'],
    ['MILEPOST_STOP_SECONDS', 'soon'],
    ['MILEPOST_STOP_SECONDS', '1.5'],
    ['MILEPOST_FILE_HOST', 'https://files.example.test/path'],
  ])('%s = %s is refused in one sentence with both', (name, value) => {
    const read = () => readSettings({ ...API, [name]: value });
    expect(read).toThrow(ConsoleStartError);
    expect(read).toThrow(name);
    expect(read).toThrow(`"${value}"`);
  });

  test('a file has the same names as the environment; flags win over the environment, and that over the file', () => {
    const file = settingsFile(
      '# the console\nMILEPOST_API_URL=http://from.file\r\nexport MILEPOST_HOSTS = "a.example.test,b.example.test"\n\nMILEPOST_CONSOLE_PORT=1\n',
    );
    const environment = { MILEPOST_API_URL: 'http://from.environment', MILEPOST_CONSOLE_PORT: '2', MILEPOST_HOSTS: '' };
    const settings = readSettings(
      firstOf({ MILEPOST_CONSOLE_PORT: '3', MILEPOST_API_URL: undefined }, environment, readSettingsFile(file)),
    );
    expect(settings).toMatchObject({ apiUrl: 'http://from.environment/', port: 3, hosts: ['a.example.test', 'b.example.test'] });
  });

  test.each([
    ['MILEPOST_API_URL=http://x\nMILEPOST_HOST=a.test', /Line 2 of .*MILEPOST_HOST, which is no setting.*MILEPOST_HOSTS/],
    ['port 3000', /Line 1 of .*is not NAME=value/],
  ])('a line that would do nothing is told with its number: %s', (text, words) => {
    const file = settingsFile(text);
    expect(() => readSettingsFile(file)).toThrow(words);
  });

  test('a file that is not there is told by its name', () => {
    expect(() => readSettingsFile('/no/such/console.env')).toThrow('/no/such/console.env');
  });

  test('every setting is read: each of them, when wrong or changed, changes something', () => {
    const idle = Object.keys(SETTINGS).filter((name) => {
      const result = (value: string) => {
        try {
          return JSON.stringify(readSettings({ ...API, [name]: value }));
        } catch (error) {
          return String(error);
        }
      };
      return result('false') === result('http://true');
    });
    expect(idle).toEqual([]);
  });
});

test('docs/deploy.md names every setting, and no other', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const named = [...text.matchAll(/^\| `(MILEPOST_\w+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(SETTINGS)));
});
