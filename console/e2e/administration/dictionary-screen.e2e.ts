import { expect, test } from '../world.ts';

const widthOf = async (panel: { boundingBox: () => Promise<{ width: number } | null> }) => (await panel.boundingBox())?.width;

test('the screen of dictionaries is as the specification shows it: tree, table, drawer and dialogs', async ({ page, world }) => {
  await world.openAs(page, 'admin', '/systemData/dictionary');
  const tree = page.getByRole('tree', { name: '字典分类' });
  const grid = page.getByRole('grid').or(page.getByRole('treegrid'));
  await expect(grid.getByRole('columnheader')).toContainText(['名称', '编码', '排序', '状态']);

  // The first category is chosen; another one brings its own list, a tree where it is one.
  const heading = page.getByRole('heading', { level: 1 });
  const chosen = tree.getByRole('treeitem', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(heading).toHaveText((await chosen.getAttribute('aria-label')) ?? (await chosen.innerText()).split('\n')[0] ?? '');

  const act = async (name: string) => {
    await page.getByRole('button', { name: '分类的更多操作' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['刷新', '全部展开', '全部收起', '分类管理']);
    await page.getByRole('menuitem', { name }).click();
  };
  await act('全部收起');
  await expect(tree.getByRole('treeitem', { expanded: true })).toHaveCount(0);
  await act('全部展开');
  await expect(tree.getByRole('treeitem', { expanded: false })).toHaveCount(0);
  await expect(tree.getByRole('treeitem', { expanded: true }).first()).toBeVisible();
  const read = page.waitForResponse((answer) => /\/api\/system\/DictionaryType(\?|$)/.test(answer.url()));
  await act('刷新');
  await read;

  await act('分类管理');
  const drawer = page.getByRole('dialog', { name: '字典分类管理' });
  expect(await widthOf(drawer)).toBe(700);
  await expect(drawer.getByRole('columnheader')).toContainText(['名称', '编码', '排序', '树形']);
  await expect(drawer.getByRole('button', { name: /刷新/ })).toBeVisible();
  await expect(drawer.locator('input[type=file]')).toHaveAttribute('accept', '.bdd');
  const first = drawer
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  for (const name of ['编辑', '删除', '导出']) await expect(first.getByRole('button', { name })).toBeVisible();
  await first.getByRole('button', { name: '编辑' }).click();
  const category = page.getByRole('dialog', { name: '编辑分类' });
  await expect(category.getByRole('switch')).toBeDisabled();
  expect(await widthOf(category)).toBe(600);
  await page.keyboard.press('Escape');
  await expect(category).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // A tree is shown as one, and its entries may stand below others; another category brings its own list.
  await expect(page.getByRole('treegrid').getByRole('row', { expanded: true }).first()).toBeVisible();
  await page.getByRole('button', { name: '新建字典' }).first().click();
  const entry = page.getByRole('dialog', { name: '新建字典' });
  expect(await widthOf(entry)).toBe(600);
  await expect(entry.getByRole('combobox', { name: /上级/ })).toBeEnabled();
  await page.keyboard.press('Escape');
  await tree.getByRole('treeitem', { name: '损坏赔偿项目' }).click();
  await expect(heading).toHaveText('损坏赔偿项目');
  await expect(page.getByRole('treegrid')).toHaveCount(0);
});
