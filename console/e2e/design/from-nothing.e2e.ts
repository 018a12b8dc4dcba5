import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';
import { DESIGNS, canvas, control, countedKeys, expectFocusSomewhere } from './designDesk.ts';

/** Presses that are not text, from the list of designs to the list of records. @source designer §4 (without the flow) */
const MOST_KEYS = 115;

interface Words {
  readonly locale: string;
  /** Name of the design, and the code that is offered for it. */
  readonly design: string;
  readonly code: string;
  readonly quick: string;
  readonly fields: readonly string[];
  /** Kinds that are not the usual one: what is typed to find them, and what they are called. */
  readonly kinds: Readonly<Record<string, readonly [typed: string, name: string]>>;
  readonly options: string;
  readonly choice: string;
  readonly required: readonly string[];
  readonly isRequired: RegExp;
  readonly release: RegExp;
  readonly place: string;
  /** Text that finds the system the design is released below. */
  readonly placeKeys: string;
  readonly menu: RegExp;
  readonly released: string;
}

const ZH: Words = {
  locale: 'zh-CN',
  design: '路面病害',
  code: 'lmbh',
  quick: '快速添加字段',
  fields: ['路段', '桩号', '病害类型', '发现时间', '金额', '照片', '说明', '责任人'],
  kinds: {
    病害类型: ['xlxz', '下拉选择'],
    发现时间: ['rqxz', '日期选择'],
    金额: ['szsr', '数字输入'],
    照片: ['tpsc', '图片上传'],
    说明: ['dhsr', '多行输入'],
    责任人: ['yhxz', '用户选择'],
  },
  options: '坑槽,裂缝,沉陷',
  choice: '病害类型',
  required: ['路段', '金额'],
  isRequired: /必填/,
  release: /^发布“路面病害”/,
  place: '菜单位置',
  placeKeys: '路产',
  menu: /路产管理/,
  released: '已发布',
};
const ZHTW: Words = {
  locale: 'zh-TW',
  design: '路面損壞',
  code: 'lmsh',
  quick: '快速加入欄位',
  fields: ['路段', '樁號', '損壞類型', '發現時間', '金額', '照片', '說明', '負責人'],
  kinds: {
    損壞類型: ['xlxz', '下拉選擇'],
    發現時間: ['rqxz', '日期選擇'],
    金額: ['szsr', '數字輸入'],
    照片: ['tpsc', '圖片上傳'],
    說明: ['dhsr', '多行輸入'],
    負責人: ['syzxz', '使用者選擇'],
  },
  options: '坑洞,裂縫,沉陷',
  choice: '損壞類型',
  required: ['路段', '金額'],
  isRequired: /必填/,
  release: /^發布「路面損壞」/,
  place: '選單位置',
  placeKeys: '路產',
  menu: /路產管理/,
  released: '已發佈',
};
const EN: Words = {
  locale: 'en-GB',
  design: 'Pavement damage',
  code: 'pavementdamage',
  quick: 'Quick fields',
  fields: ['Section', 'Stake', 'Damage', 'Found on', 'Amount', 'Photo', 'Notes', 'Keeper'],
  kinds: {
    Damage: ['dropdown', 'Selection'],
    'Found on': ['datetime', 'Date'],
    Amount: ['quantity', 'Number'],
    Photo: ['picture', 'Image upload'],
    Notes: ['memo', 'Text of several lines'],
    Keeper: ['employee', 'User'],
  },
  options: 'Pothole,Crack,Sinking',
  choice: 'Damage',
  required: ['Section', 'Amount'],
  isRequired: /required/i,
  release: /^Release “Pavement damage”/,
  place: 'Place in the menu',
  placeKeys: 'road',
  menu: /Road assets/,
  released: 'Released',
};
for (const words of [ZH, ...inTurn([EN, ZHTW], 2)])
  test.describe(words.locale, () => {
    test.use({ locale: words.locale });

    test('from nothing to a released list by the keyboard alone, with few keys', async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', DESIGNS);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      const keys = countedKeys(page);

      await keys.press('n');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await keys.type(words.design);
      await expect(dialog.getByRole('textbox').nth(1)).toHaveValue(words.code);
      await keys.press('Enter');
      await expect(canvas(page)).toBeVisible();

      await keys.press('Alt+q');
      const grid = page.getByRole('dialog', { name: words.quick }).getByRole('grid');
      await expect(grid.getByRole('textbox').first()).toBeFocused();
      await keys.press('F2');
      for (const [at, field] of words.fields.entries()) {
        await keys.type(field);
        await keys.press('Tab');
        const [typed, kind] = words.kinds[field] ?? [];
        if (typed !== undefined && kind !== undefined) {
          await keys.type(typed);
          await keys.press('ArrowDown', 'Enter');
          await expect(grid.getByRole('row').nth(at + 1)).toContainText(kind);
        }
        await keys.press('Tab');
        if (words.required.includes(field)) await keys.press('Space');
        if (field === words.choice) {
          await keys.press('ArrowRight', 'F2');
          await keys.type(words.options);
        }
        if (at === words.fields.length - 1) break;
        await keys.press('Tab', 'Enter');
        await expect(grid.getByRole('row')).toHaveCount(at + 3);
      }
      await keys.press('Control+Enter');
      for (const field of words.fields) await expect(control(page, field)).toBeVisible();
      for (const field of words.required) await expect(control(page, field)).toHaveAccessibleName(words.isRequired);
      await expectFocusSomewhere(page);
      await expectAccessible(page, 'the form of a design');

      await keys.press('Alt+2');
      await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toContainText(words.fields[0] ?? '');
      await expectAccessible(page, 'the list of a design');

      await keys.press('Control+Shift+Enter');
      const release = page.getByRole('dialog', { name: words.release });
      await expect(release).toBeVisible();
      await expectAccessible(page, 'the release of a design');
      const place = release.getByRole('combobox', { name: words.place });
      for (let step = 0; step < 12 && !(await place.evaluate((one) => one === document.activeElement)); step += 1) await keys.press('Tab');
      await keys.press('Enter');
      await keys.type(words.placeKeys);
      await keys.press('ArrowDown', 'Enter');
      await expect(place).toHaveText(words.menu);
      await keys.press('Control+Enter');
      await expect(release).toBeHidden();
      await expect(page.getByText(words.released, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expectFocusSomewhere(page);
      expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS);

      await page.getByRole('button', { name: words.menu }).first().click();
      await page.getByRole('link', { name: words.design }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: words.design })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: words.choice })).toBeVisible();
    });
  });

const SHEET = [
  ['桩号', '发现日期', '金额', '病害', '电话', '车牌', '是否处理', '说明'],
  ['K12+300', '2026-03-01', '1,200.50', '坑槽', '13812345678', '京A12345', '是', '行车道'],
  ['K12+400', '2026-03-02', '300', '裂缝', '13912345678', '京B12345', '否', '硬路肩'],
  ['K13+000', '2026-03-05', '45.8', '坑槽', '13712345678', '沪A99999', '是', '应急车道'],
  ['K13+100', '2026-03-06', '12', '裂缝', '13612345678', '粤B12345', '否', '行车道'],
];

test.describe('a spreadsheet', () => {
  test.use({ locale: ZH.locale });

  test('a block of a spreadsheet becomes fields of the right kinds', async ({ strictPage: page, world }) => {
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
    await expect(dialog.getByRole('grid').getByRole('row')).toHaveCount((SHEET[0]?.length ?? 0) + 1);
    const kinds = await dialog.getByRole('grid').getByRole('row').allInnerTexts();
    for (const [at, kind] of ['单行输入', '日期选择', '数字输入', '下拉选择', '单行输入', '单行输入', '开关', '单行输入'].entries())
      expect(kinds[at + 1]).toContain(kind);
    await dialog.getByRole('button', { name: '添加字段' }).click();
    for (const label of SHEET[0] ?? []) await expect(control(page, label)).toBeVisible();
  });
});
