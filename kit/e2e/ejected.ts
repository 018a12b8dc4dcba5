import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { OutsideApp } from './outsideApp.ts';
import { problemsOf } from './own.ts';

/** Promises of widgets that were taken over; they share the packed kit with the other tests of it. */
export function testEjected(appOf: () => OutsideApp): void {
  test('a widget that was taken over imports doors of the kit alone, no macro, and no class of the compiler', () => {
    const { folder, takenOver } = appOf();
    expect([...takenOver.keys()]).toEqual(expect.arrayContaining(['tree', 'select', 'data-table', 'upload-field', 'date-range-field']));
    for (const [widget, files] of takenOver) {
      expect(files.length).toBeGreaterThan(1);
      const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
      const above = [...text.matchAll(/from '(\.\.?\/[^']*)'/g)].map(([, from = '']) => from).filter((from) => from.startsWith('../../'));
      expect([widget, above]).toEqual([widget, []]);
      expect(text).not.toMatch(/\/macro'|\.css\.ts'|@reading|@vanilla-extract/);
      expect(text).not.toMatch(/[.'\s](?:_\d|[a-z])(?=[a-z0-9]*\d)[a-z0-9]{6}\w?[ '{]/);
    }
  });

  test('widgets that were taken over look as those of the kit do, at rest and open, and answer the same keys', async ({ page }) => {
    const problems = problemsOf(page);
    /** Pictures of a whole walk, each by the moment it was taken at. */
    const walk = async (of: 'kit' | 'own'): Promise<readonly (readonly [at: string, picture: string])[]> => {
      const pictures: [string, string][] = [];
      const look = async (at: string) =>
        void pictures.push([at, (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')]);
      // The pointer is where the field was pressed before: whether it hovers there by itself is a matter of the moment.
      await page.mouse.move(0, 0);
      await page.goto(`${appOf().base}/ejected.html?of=${of}`);
      await expect(page.getByRole('treeitem', { name: '北区 2 号站' })).toHaveAttribute('aria-checked', 'true');
      await look('at rest');
      await page.getByRole('treeitem', { name: /^北区 ?3$/ }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(page.getByRole('treeitem', { name: '北区 1 号站' })).toHaveAttribute('aria-checked', 'true');
      await look('checked');
      await page.getByRole('combobox', { name: '所属站点' }).click();
      await expect(page.getByRole('option', { name: '北区 1 号站' })).toBeVisible();
      await look('open');
      return pictures;
    };
    // What comes a moment later, such as a shadow or a tip, is in one picture and not in another on a busy machine: walked again then.
    await expect(async () => {
      const [kit, own] = [new Map(await walk('kit')), await walk('own')];
      expect(own.filter(([at, picture]) => kit.get(at) !== picture).map(([at]) => at)).toEqual([]);
    }).toPass();
    expect(problems).toEqual([]);
  });
}
