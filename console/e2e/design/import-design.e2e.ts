import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../world.ts';
import { DESIGNS, canvas, expectFocusSomewhere, kept } from './designDesk.ts';

const OTHER_DICTIONARY = '900000000000000001';
const OTHER_RULE = 'claim.elsewhere';
const timesIn = (text: string | null, part: string): number => (text ?? '').split(part).length - 1;

interface Control {
  readonly __vModel__?: string;
  readonly __config__: { readonly dictionaryType?: string; readonly children?: readonly Control[] };
}
/** Id of the dictionary a field of a form takes its options from, wherever it stands. */
const dictionaryOf = (controls: readonly Control[], key: string): string =>
  controls
    .map((one) => (one.__vModel__ === key ? one.__config__.dictionaryType : dictionaryOf(one.__config__.children ?? [], key)))
    .find(Boolean) ?? '';

test('a form of another installation is taken in; what it names that is not here is asked once, and stands in every place', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', DESIGNS);
  const file = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /^赔补偿案件，/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: '导出', exact: true }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  const design = JSON.parse(text) as { formData: string; columnData: string };
  const ours = dictionaryOf((JSON.parse(design.formData) as { fields: readonly Control[] }).fields, 'damage');
  const elsewhere = JSON.parse(text.replaceAll(ours, OTHER_DICTIONARY).replaceAll('damage.claim', OTHER_RULE)) as object;
  const buffer = Buffer.from(JSON.stringify({ ...elsewhere, enCode: 'claimElsewhere', fullName: '外来案件' }));
  await page.locator('input[type=file]').setInputFiles({ name: 'claim.vdd', mimeType: 'application/json', buffer });
  // What was taken in is open at once.
  await expect(page.getByRole('heading', { name: '外来案件', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/design=\d+/);
  const id = new URL(page.url()).searchParams.get('design') ?? '';
  const notice = page.locator('[data-missing]');
  await expect(notice).toContainText('设计引用的 2 项内容在本系统中不存在');
  await page.getByRole('button', { name: '选择…' }).click();
  const dialog = page.getByRole('dialog', { name: '用什么替代？' });
  await expect(dialog.getByRole('combobox')).toHaveCount(2);
  const dictionary = dialog.getByRole('combobox', { name: `数据字典 ${OTHER_DICTIONARY}` });
  await expect(dialog).toContainText('用于：“损坏项目”');
  await expectAccessible(page, 'what a design names that is not here');
  await dictionary.click();
  await page.keyboard.type('损坏赔偿');
  await page.getByRole('option', { name: '损坏赔偿项目' }).click();
  await dialog.getByRole('button', { name: '替换', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(canvas(page)).toBeVisible();
  await expectFocusSomewhere(page);

  // What is left is told among the problems.
  await page.getByRole('button', { name: /个问题$/ }).click();
  await expect(page.getByRole('region', { name: '问题' })).toContainText(`“案件编号”使用的单据规则 ${OTHER_RULE} 不存在或已禁用`);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^草稿已保存/)).toBeVisible();
  const { formData, columnData } = await kept(world, id);
  expect([timesIn(formData, OTHER_DICTIONARY), timesIn(columnData, OTHER_DICTIONARY)]).toEqual([0, 0]);
  expect([timesIn(formData, ours), timesIn(columnData, ours)]).toEqual([timesIn(design.formData, ours), timesIn(design.columnData, ours)]);
});
