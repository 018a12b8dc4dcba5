import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from '../src/theme/tokens.ts';
import { publint } from 'publint';
import { LONG_RUN, inTurn, isTestAll } from '../../scripts/testing/inTestAll.mjs';
import { pathToFileURL } from 'node:url';
import { testEjected } from './ejected.ts';
import { problemsOf, testOwnMarkup } from './own.ts';
import { startOutsideApp } from './outsideApp.ts';
import type { OutsideApp } from './outsideApp.ts';
import { testPlainMessages } from './plainMessages.ts';
import { sameInCase } from '../../scripts/pack/sameInCase.ts';
import { growth } from '../../scripts/pack/sizes.ts';
import { bareProblems, doorsOfPackage, exampleProblems, filesOfPackage, typeProblems } from './packed.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ locale: 'en-GB' });

/** Time the package takes to be made, installed and built with on a busy machine. */
const PACKED_MS = 1_800_000;
let app: OutsideApp;
test.beforeAll(async () => {
  test.setTimeout(PACKED_MS);
  app = await startOutsideApp();
});
test.afterAll(() => app?.stop());

/** `#rrggbb` as a browser tells it. */
const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The application's own check, run with the packed kit. */
async function report(page: Page, contract: string, locale: string, only?: readonly string[]): Promise<string> {
  const { checkSkin } = await import(pathToFileURL(path.join(app.folder, 'checkSkin.ts')).href);
  const door = path.join(app.folder, 'node_modules/@milepost/kit/testing/contract/index.js');
  const { formatReport } = await import(pathToFileURL(door).href);
  return formatReport(await checkSkin(page, app.base, contract, locale, only));
}

test('every door of the packed kit leads to a module and its types', () => {
  const { modules, sheets, broken } = doorsOfPackage(app.folder);
  expect(broken).toEqual([]);
  expect(modules.length).toBeGreaterThan(150);
  expect(sheets.length).toBeGreaterThan(100);
});

test('no two files of the package have the same name on a disk that knows no capitals', () => {
  expect(sameInCase(filesOfPackage(app.folder))).toEqual([]);
});

for (const resolution of inTurn(['nodenext', 'bundler'] as const, 2))
  test(`types of every door pass the compiler, packages included, read as ${resolution} does`, () => {
    expect(typeProblems(app.folder, resolution)).toBe('');
  });

test('every example of the README and of the pages of hooks compiles as it stands', () => {
  expect(exampleProblems(app.folder)).toBe('');
});

test('every door can be imported where there is no page, and puts nothing on the global object', () => {
  expect(bareProblems(app.folder)).toEqual([]);
});

test('the package is put together as tools for packages want it', async () => {
  const { messages } = await publint({ pkgDir: path.join(app.folder, 'node_modules/@milepost/kit'), pack: false, strict: true });
  expect(messages.map(({ code, path: place }) => `${code} ${place.join('.')}`)).toEqual([]);
});

test('no door has grown by more than a thirtieth or 0.3 kB; "npm run sizes" writes what is meant', LONG_RUN, async () => {
  expect(await growth(path.join(app.folder, 'node_modules/@milepost/kit'))).toEqual([]);
});

test('types of doors are of the same kind as their modules, as other tools see it', LONG_RUN, async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(app.tarball)), {
    includeEntrypoints: ['./button', './engines/pick', './forms/render', './lists/columns', './locales/zh'],
    excludeEntrypoints: [/\.css$/, './package.json'],
  });
  // The package is modules alone: older ways of finding them are not asked.
  const isAsked = (problem: object) =>
    !('resolutionKind' in problem) || problem.resolutionKind === 'node16-esm' || problem.resolutionKind === 'bundler';
  expect(result.types && 'problems' in result ? result.problems.filter(isAsked) : 'no types').toEqual([]);
});

test('what the package brings along: a quick start, an example, a licence, and peers as ranges', () => {
  const kit = path.join(app.folder, 'node_modules/@milepost/kit');
  const {
    license,
    peerDependencies,
    dependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  const start = /## Quick start\n[^]*?```tsx\n([^]*?)```/.exec(readFileSync(path.join(kit, 'README.md'), 'utf8'))?.[1] ?? '';
  expect(start.split('\n').length).toBeLessThanOrEqual(30);
  expect(start).toContain('<KitProvider');
  expect(existsSync(path.join(kit, 'LICENSE.md')) && existsSync(path.join(kit, 'example/main.tsx'))).toBe(true);
  expect(license).toBeTruthy();
  expect(Object.keys(peerDependencies ?? {})).toContain('react');
  expect(existsSync(path.join(kit, 'CHANGELOG.md')) && existsSync(path.join(kit, 'src/primitives/button/Button.tsx'))).toBe(true);
  for (const range of Object.values(peerDependencies ?? {})) expect(range).toMatch(/^(\^|>=)/);
  expect(dependencies).not.toHaveProperty('@vanilla-extract/css');
});

test('a table serves an application outside the workspace, in the colours of its skin', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto(app.base);
  await expect(page.getByRole('grid', { name: 'Depots' }).or(page.getByRole('table', { name: 'Depots' }))).toHaveAttribute(
    'aria-rowcount',
    '201',
  );
  const sort = page.getByRole('button', { name: 'Lorries' });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Lorries' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(sort).toHaveCSS('color', 'rgb(91, 42, 134)');
  expect(problems).toEqual([]);
});

test('style sheets of single doors are small, and a rule that is in no layer has the last word over them', async ({ page }) => {
  const styles = path.join(app.folder, 'node_modules/@milepost/kit/styles');
  const read = (file: string) => readFileSync(path.join(styles, file), 'utf8');
  const parts = [...read('button.css').matchAll(/@import '\.\/(.*)'/g)].map(([, part = '']) => read(part));
  expect([read('theme.css'), read('button.css'), ...parts].join('').length).toBeLessThan(12 * 1024);
  const problems = problemsOf(page);
  await page.goto(`${app.base}/sheets.html`);
  const given = page.getByRole('button', { name: 'As it comes' });
  await expect(given).toHaveCSS('background-color', rgbOf(tokens.accent.ocean.light.solid));
  await expect(given).toHaveCSS('border-radius', '6px');
  const own = page.getByRole('button', { name: 'In our own look' });
  await own.hover();
  await expect(own).toHaveCSS('background-color', 'rgb(20, 30, 40)');
  await expect(own).toHaveCSS('border-radius', '2px');
  expect(problems).toEqual([]);
});

const LANGUAGES = {
  en: { field: 'Stand-in depots', title: 'Select depots', region: 'North region', first: 'Depot 1', second: 'Depot 2', ok: 'OK' },
  zh: { field: '替班站点', title: '选择站点', region: '北部大区', first: '1 号站', second: '2 号站', ok: '确定' },
} as const;
for (const [language, words] of inTurn(Object.entries(LANGUAGES), 2))
  test(`a picker declared outside is used by keyboard alone, in ${language}`, async ({ page }) => {
    const problems = problemsOf(page);
    const press = (...keys: readonly string[]) =>
      keys.reduce<Promise<void>>((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
    await page.goto(`${app.base}/?lang=${language}`);
    const field = page.getByRole('combobox', { name: words.field });
    await expect(field).toBeVisible();
    await press('Tab');
    await expect(field).toBeFocused();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await press('Tab');
    await expect(dialog.getByRole('row', { name: words.region })).toBeFocused();
    await press('ArrowRight', 'ArrowRight');
    await expect(dialog.getByRole('row', { name: words.first, exact: true }).first()).toBeFocused();
    await press('Space', 'ArrowDown', 'Space');
    await expect(dialog.getByRole('row', { selected: true })).toHaveCount(2);
    const confirm = dialog.getByRole('button', { name: words.ok, exact: true });
    await expect(confirm).toHaveCSS('background-color', 'rgb(91, 42, 134)');
    await expect(confirm).toHaveCSS('border-radius', '12px');
    await test.info().attach(`dialog ${language}`, { body: await page.screenshot(), contentType: 'image/png' });
    for (let stop = 0; stop < 8 && !(await confirm.evaluate((button) => button === document.activeElement)); stop += 1) await press('Tab');
    await press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toContainText(words.first);
    await expect(field).toContainText(words.second);
    await test.info().attach(`page ${language}`, { body: await page.screenshot(), contentType: 'image/png' });
    expect(problems).toEqual([]);
  });

/** First lines of a contract; all of them in `npm run test:all`. The kit's own tests walk them whole. */
const someLines = (...lines: readonly string[]) => (isTestAll ? undefined : lines);

test('contract 1 is kept by the picker declared outside', async ({ page }) => {
  expect(await report(page, 'lazy-tree', 'en', someLines('1.1', '1.2', '1.3'))).toMatch(/\n[1-9]\d* kept, 0 broken, /);
});

test('contract 2 is kept by the table in a skin of its own', LONG_RUN, async ({ page }) => {
  expect(await report(page, 'treegrid', 'zh', someLines('2.1', '2.2', '2.3'))).toMatch(/\n[1-9]\d* kept, 0 broken, /);
});

/** Takes an attribute away wherever it appears: the fault of a skin. */
const without = (attribute: string) =>
  `new MutationObserver(() => { for (const part of document.querySelectorAll('[${attribute}]')) part.removeAttribute('${attribute}'); })
    .observe(document, { subtree: true, childList: true, attributes: true });`;

for (const [contract, line, attribute, fault] of inTurn(
  [
    ['lazy-tree', '1.1', 'aria-multiselectable', /✗ 1\.1 Enter — .*\n.*treegrid .* aria-multiselectable: true, got absent/],
    ['treegrid', '2.1', 'aria-rowcount', /✗ 2\.1 Tab — .*\n.*before step 2\.1: treegrid .* aria-rowcount: 10001, got absent/],
  ] as const,
  2,
  1,
))
  test(`a page that loses ${attribute} breaks line ${line}, and the report says which and how`, async ({ page }) => {
    await page.addInitScript(without(attribute));
    expect(await report(page, contract, 'en', [line])).toMatch(fault);
  });

testOwnMarkup(() => app);
testEjected(() => app);
testPlainMessages(() => app);
