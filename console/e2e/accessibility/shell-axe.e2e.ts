import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { storedLooks, storeLooks, writeShellEvidence } from '../axe/evidence.ts';
import { looks, rowName } from '../axe/factors.ts';
import type { Row } from '../axe/factors.ts';
import { judge, lookAt, reach } from '../axe/look.ts';
import type { Look } from '../axe/look.ts';
import { frameRows, isWhole, plan } from '../axe/plan.ts';
import type { Planned } from '../axe/plan.ts';
import { PLANTED, plant } from '../axe/planted.ts';
import { RULES_OFF } from '../axe/runAxe.ts';
import { pages } from '../axe/states/pages.ts';
import type { State } from '../axe/types.ts';
import { wordsOf } from '../axe/words.ts';
import { expect, test } from '../world.ts';

/** A look of the whole matrix, with coming to it. */
const LOOK_TIMEOUT_MS = 20_000;
const DESK: Row = { layout: 'classic', appearance: 'light', locale: 'zh', width: '1280' };

/** Name of what is looked at, and of the looks, unless it is in every one. */
const titleOf = ({ state, rows }: Planned) => {
  const where = rows.length === 1 ? rows.map(rowName) : ['every layout'];
  return [`${state.clause} ${state.name}`, ...(isWhole ? [] : where)].join(', ');
};

/** In the whole matrix what cannot be reached is one finding among others. */
const lookFor: typeof lookAt = async (desk, state, row) => {
  try {
    return await lookAt(desk, state, row);
  } catch (error) {
    if (!isWhole) throw error;
    return [{ row, findings: [`cannot be reached: ${String(error).slice(0, 400)}`], undecided: {} }];
  }
};

test.describe('the shell in layouts × appearances × languages × widths', () => {
  test('what is looked at meets every pair of values', () => {
    expect(looks.pairsMissing(frameRows)).toEqual([]);
    for (const { since, why } of RULES_OFF) expect([Date.parse(since) > 0, why.length > 40]).toEqual([true, true]);
  });

  for (const { state, rows } of plan())
    test(`${titleOf({ state, rows })}: axe finds nothing; landmarks, heading, keyboard, width, title and language are right`, async ({
      desk,
    }, info) => {
      info.setTimeout(Math.max(info.timeout, rows.length * LOOK_TIMEOUT_MS));
      const kept = isWhole ? storedLooks(state) : [];
      const found: Look[] = kept.every(({ findings }) => findings.length === 0) ? [...kept] : [];
      if (found.length === 0) for (const row of rows) found.push(...(await lookFor(desk, state, row)));
      if (isWhole) storeLooks(state, found);
      const faults = found.filter(({ findings }) => findings.length > 0);
      if (faults.length > 0) await info.attach(state.name, { body: await desk.page.screenshot(), contentType: 'image/png' });
      expect(faults.map(({ row, findings }) => ({ row: rowName(row), findings }))).toEqual([]);
    });

  test.afterAll(() => {
    if (isWhole) writeShellEvidence(plan());
  });

  test('a planted fault is found, whatever kind it is of', async ({ desk }) => {
    const home = pages.find(({ name }) => name === 'home') as State;
    await reach(desk, home, DESK);
    await desk.page.evaluate(plant);
    const { findings } = await judge(desk, home, DESK);
    for (const fault of PLANTED) expect(findings.join('\n')).toContain(fault);
  });
});

/** Landmarks in the order of reading, by role and name. */
const landmarks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, nav, main')]
      .filter((part) => part.checkVisibility() && (part.localName !== 'header' || !part.closest('main, [role=dialog]')))
      .map((part) => ({ role: part.localName, name: part.getAttribute('aria-label') ?? '' })),
  );

test(
  'SHELL-2.4 four layouts: the same landmarks in the same order; switching leaves the keyboard and the page',
  LONG_RUN,
  async ({ desk }) => {
    const { page } = desk;
    const say = wordsOf(DESK.locale);
    const home = pages.find(({ name }) => name === 'home') as State;
    await reach(desk, home, DESK);
    await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-kept', ''));
    await page.getByRole('button', { name: say('Interface settings') }).click();
    const drawer = page.getByRole('dialog', { name: say('Interface settings') });
    const first = drawer.getByRole('radiogroup', { name: say('Layout') }).getByRole('radio');
    await first.and(page.locator(':checked')).focus();
    const seen: string[] = [];
    for (let at = 0; at < (await first.count()); at += 1) {
      await page.keyboard.press('ArrowRight');
      const chosen = first.and(page.locator(':checked'));
      await expect(chosen).toBeFocused();
      seen.push((await chosen.getAttribute('aria-labelledby')) ?? '');
      await expect(page.locator('main h1')).toHaveAttribute('data-kept', '');
      const whole = `nav[aria-label="${say('Main menu')}"]`;
      await expect(page.locator(whole).first()).toBeVisible();
      const found = await landmarks(page);
      const menu = found.findIndex(({ name }) => name === say('Main menu'));
      const tags = found.findIndex(({ name }) => name === say('Open pages'));
      expect(found[0]?.role).toBe('header');
      expect(found.at(-1)?.role).toBe('main');
      expect(found.filter(({ role }) => role !== 'nav')).toHaveLength(2);
      expect([menu > 0, tags > menu]).toEqual([true, true]);
      const names = found.filter(({ role }) => role === 'nav').map(({ name }) => name);
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(names.length);
    }
    expect(new Set(seen).size).toBe(4);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: say('Interface settings') })).toBeFocused();
  },
);
