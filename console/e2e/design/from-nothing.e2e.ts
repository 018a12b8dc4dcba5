import { expect, expectAccessible, test } from '../world.ts';
import { DESIGNS, canvas, control, countedKeys, expectFocusSomewhere } from './designDesk.ts';

/** Presses that are not text, from the list of designs to the list of records. @source designer §4 (J2, without the flow) */
const MOST_KEYS = 115;

const ZH = {
  locale: 'zh-CN',
  design: '路面病害',
  quick: '快速添加字段',
  fields: ['路段', '桩号', '病害类型', '发现时间', '金额', '照片', '说明', '责任人'],
  kinds: { 病害类型: 'xlxz', 发现时间: 'rqxz', 金额: 'szsr', 照片: 'tpsc', 说明: 'dhsr', 责任人: 'yhxz' } as Record<string, string>,
  options: '坑槽,裂缝,沉陷',
  choice: '病害类型',
  required: ['路段', '金额'],
  isRequired: /必填/,
  saved: /^草稿已保存/,
  release: /^发布“路面病害”/,
  place: '菜单位置',
  placeKeys: 'lcgl',
  releaseButton: '发布',
  menu: /路产管理/,
  released: '已发布',
};

test.use({ locale: ZH.locale });

test('J1, J2: from nothing to a released list by the keyboard alone, with few keys', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', DESIGNS);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const keys = countedKeys(page);

  await keys.press('n');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await keys.type(ZH.design);
  await expect(dialog.getByRole('textbox').nth(1)).toHaveValue('lmbh');
  await keys.press('Enter');
  await expect(canvas(page)).toBeVisible();

  await keys.press('Alt+q');
  const grid = page.getByRole('dialog', { name: ZH.quick }).getByRole('grid');
  await expect(grid.getByRole('textbox').first()).toBeFocused();
  await keys.press('F2');
  for (const [at, field] of ZH.fields.entries()) {
    await keys.type(field);
    await keys.press('Tab');
    const kind = ZH.kinds[field];
    if (kind !== undefined) {
      await keys.type(kind);
      await keys.press('ArrowDown', 'Enter');
      await expect(grid.getByRole('row').nth(at + 1)).not.toContainText('单行输入');
    }
    await keys.press('Tab');
    if (ZH.required.includes(field)) await keys.press('Space');
    if (field === ZH.choice) {
      await keys.press('ArrowRight', 'F2');
      await keys.type(ZH.options);
    }
    if (at === ZH.fields.length - 1) break;
    await keys.press('Tab', 'Enter');
    await expect(grid.getByRole('row')).toHaveCount(at + 3);
  }
  await keys.press('Control+Enter');
  for (const field of ZH.fields) await expect(control(page, field)).toBeVisible();
  for (const field of ZH.required) await expect(control(page, field)).toHaveAccessibleName(ZH.isRequired);
  await expectFocusSomewhere(page);
  await expectAccessible(page, 'the form of a design');

  await keys.press('Alt+2');
  await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toContainText('路段');
  await expectAccessible(page, 'the list of a design');

  await keys.press('Control+Shift+Enter');
  const release = page.getByRole('dialog', { name: ZH.release });
  await expect(release).toBeVisible();
  await expectAccessible(page, 'the release of a design');
  const place = release.getByRole('combobox', { name: ZH.place });
  for (let step = 0; step < 12 && !(await place.evaluate((one) => one === document.activeElement)); step += 1) await keys.press('Tab');
  await keys.press('Enter');
  await keys.type(ZH.placeKeys);
  await keys.press('ArrowDown', 'Enter');
  await keys.press('Control+Enter');
  await expect(release).toBeHidden();
  await expect(page.getByText(ZH.released, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectFocusSomewhere(page);
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS);

  await page.getByRole('button', { name: ZH.menu }).first().click();
  await page.getByRole('link', { name: ZH.design }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: ZH.design })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '病害类型' })).toBeVisible();
});

const SHEET = [
  ['桩号', '发现日期', '金额', '病害', '电话', '车牌', '是否处理', '说明'],
  ['K12+300', '2026-03-01', '1,200.50', '坑槽', '13812345678', '京A12345', '是', '行车道'],
  ['K12+400', '2026-03-02', '300', '裂缝', '13912345678', '京B12345', '否', '硬路肩'],
  ['K13+000', '2026-03-05', '45.8', '坑槽', '13712345678', '沪A99999', '是', '应急车道'],
  ['K13+100', '2026-03-06', '12', '裂缝', '13612345678', '粤B12345', '否', '行车道'],
];

test('J3: a block of a spreadsheet becomes fields of the right kinds', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', DESIGNS);
  await page.getByRole('button', { name: '新建设计' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('表格病害');
  await page.getByRole('button', { name: '创建并设计' }).click();
  await page.getByRole('button', { name: ZH.quick }).click();
  const dialog = page.getByRole('dialog', { name: ZH.quick });
  await dialog.getByRole('textbox', { name: /^从表格导入/ }).evaluate(
    (area, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    SHEET.map((row) => row.join('\t')).join('\n'),
  );
  const kinds = await dialog.getByRole('grid').getByRole('row').allInnerTexts();
  for (const [at, kind] of ['单行输入', '日期选择', '数字输入', '下拉选择', '单行输入', '单行输入', '开关', '单行输入'].entries())
    expect(kinds[at + 1]).toContain(kind);
  await dialog.getByRole('button', { name: '添加字段' }).click();
  for (const label of SHEET[0] ?? []) await expect(control(page, label)).toBeVisible();
});
