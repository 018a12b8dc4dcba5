import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../src/engines/language/index.ts';
import type { OutsideApp } from './outsideApp.ts';
import { gzipSync } from 'node:zlib';

type Made = Readonly<Record<string, unknown>>;

/** Values functions of messages are called with: any may stand for a number, a name, a list or the facts of a problem. */
const COUNTS = [0, 1, 2, 1234] as const;
const FACTS = [
  'notNumber',
  'belowMin',
  'aboveMax',
  'tooPrecise',
  'incomplete',
  'month',
  'order',
  'unreadable',
  'limit',
  'size',
  'type',
  'turned',
  'number',
  'date',
  'whole',
  'uploading',
  'error',
];

/** Facts that have whatever is asked of them. */
const factsOf = (kind: string, count: number): Made => ({
  kind,
  of: kind,
  label: '桩号',
  name: 'S26',
  min: '1',
  max: '9',
  first: '1',
  last: '9',
  count,
  limit: count,
  maxChars: count,
  accept: ['image', 'pdf'],
  maxSize: { size: count, unit: 'MB' },
  percent: count,
  example: '12',
  reason: '停用',
  month: '2026-02',
  dayCount: 28,
  value: 'abc',
  table: '明细',
  row: count,
  column: '金额',
  page: count,
  pages: 9,
  total: 99,
  office: 'UTC+8',
  own: 'UTC',
  precision: 0,
  shape: 'day',
});

/** Arguments a function may be called with, as far as it takes them. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ...COUNTS.flatMap((count) => [
    [count, count + 1, count],
    ['S26 门架', count, count],
    [count, 'S26 门架', 'x'],
    ['S26', 'K0+500', 'day'],
    [['a', 'b'], count],
  ]),
  ...FACTS.flatMap((kind) => COUNTS.flatMap((count) => [[factsOf(kind, count)], [kind, factsOf(kind, count), count]])),
];

/** Every sentence behind messages, by the way to it; a function as what it says for each of the arguments it can be called with. */
function sentencesOf(value: unknown, way: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(way, value);
  else if (typeof value === 'function')
    for (const [at, given] of ARGUMENTS.entries())
      try {
        sentencesOf(value(...given), `${way}(${at})`, found);
      } catch {
        // Arguments of another kind than this one takes.
      }
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) sentencesOf(inner, `${way}.${key}`, found);
  return found;
}

/** Promises of messages as plain objects; they share the packed kit with the other tests of it. */
export function testPlainMessages(appOf: () => OutsideApp): void {
  for (const { code, tag } of LANGUAGES)
    test(`messages as plain objects say in ${code} what the catalogues say, for every door that has messages`, async () => {
      const kit = path.join(appOf().folder, 'node_modules/@milepost/kit');
      const load = async (file: string): Promise<Made> => import(pathToFileURL(path.join(kit, file)).href);
      const { messages }: { messages?: Messages } = await load(`locales/${code}.js`);
      const i18n = setupI18n({ locale: code, locales: tag, messages: { [code]: messages ?? {} } });
      const doors = readdirSync(path.join(kit, 'messages', code)).filter((file) => file.endsWith('.js'));
      expect(doors.length).toBeGreaterThan(20);
      for (const file of doors) {
        const plain = await load(`messages/${code}/${file}`);
        const door = file.replace(/\.js$/, '');
        const home =
          door === 'form'
            ? 'forms'
            : ['primitives', 'widgets'].map((room) => `${room}/${door}`).find((folder) => existsSync(path.join(kit, folder)));
        const makers = (await load(`${home}/messages.js`)) as Record<string, (i18n: I18n) => unknown>;
        expect(Object.keys(plain).toSorted()).toEqual(Object.keys(makers).toSorted());
        for (const [name, make] of Object.entries(makers)) {
          const expected = sentencesOf(make(i18n), `${door} ${name}`);
          expect(expected.size).toBeGreaterThan(0);
          expect([...sentencesOf(plain[name], `${door} ${name}`)]).toEqual([...expected]);
        }
        expect(readFileSync(path.join(kit, 'messages', code, file.replace(/js$/, 'd.ts')), 'utf8')).not.toContain('lingui');
      }
    });

  test('messages of one door in one language are small', () => {
    const kit = path.join(appOf().folder, 'node_modules/@milepost/kit');
    const kB = (file: string) => gzipSync(readFileSync(path.join(kit, file))).length / 1024;
    expect(kB('messages/zh/tree.js') + kB('primitives/tree/messages.js') + kB('engines/plain-messages/index.js')).toBeLessThan(1.5);
  });
}
