import type { Locator, Page } from '@playwright/test';
import { LONG_RUN, inTurn, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';

/** One journey: what is opened, chosen by keyboard, and what the form would store then. */
interface Journey {
  readonly label: string;
  /** Keys and words from the moment the picker is open; the search box has the keyboard then. */
  readonly choose: (dialog: Locator, page: Page) => Promise<void>;
  readonly stored: unknown;
  /** Text of the closed field. */
  readonly shown: RegExp;
  readonly confirm?: 'none';
}

const row = (dialog: Locator, name: string | RegExp) => dialog.getByRole('row', { name }).first();
/** Walks to a row with the keyboard: the tree is one stop after the search box and the tabs. */
async function focusRow(dialog: Locator, name: string | RegExp) {
  await row(dialog, name).focus();
  await expect(row(dialog, name)).toBeFocused();
}
/** Chooses a row in sight. */
const inSight =
  (name: string | RegExp): Journey['choose'] =>
  async (dialog, page) => {
    await focusRow(dialog, name);
    await page.keyboard.press('Space');
  };
/** Searches, and chooses what is found. */
const found =
  (keyword: string, name: string | RegExp, key = 'Space'): Journey['choose'] =>
  async (dialog, page) => {
    await dialog.getByRole('searchbox').fill(keyword);
    await page.keyboard.press('Enter');
    await focusRow(dialog, name);
    await page.keyboard.press(key);
  };
/** Goes to a tab and chooses a row of it. */
const inTab =
  (tab: string, name: string | RegExp): Journey['choose'] =>
  async (dialog, page) => {
    await dialog.getByRole('tab', { name: tab }).click();
    await inSight(name)(dialog, page);
  };
/** One after the other. */
const allOf =
  (...steps: readonly Journey['choose'][]): Journey['choose'] =>
  async (dialog, page) => {
    for (const step of steps) await step(dialog, page);
  };
const choosesNothing: Journey['choose'] = (dialog) => expect(dialog.getByText('还没有选择')).toBeVisible();

const ID = expect.stringMatching(/^\d{18}$/) as unknown;
const typed = (type: string) => expect.stringMatching(new RegExp(`^\\d{18}--${type}$`)) as unknown;

const JOURNEYS: readonly Journey[] = [
  {
    label: 'User and organization',
    choose: allOf(inSight('养护工程部'), inTab('岗位', '董事长')),
    stored: [typed('department'), typed('position')],
    shown: /养护工程部/,
  },
  {
    label: 'Approver',
    choose: found('张若彤', /张若彤/),
    stored: ID,
    shown: /张若彤/,
  },
  {
    label: 'Popup user',
    choose: found('张若彤', /张若彤/),
    stored: [typed('user')],
    shown: /张若彤/,
  },
  {
    label: 'Full user',
    choose: allOf(inTab('我的下属', /陈春生/), inTab('系统变量', '当前用户')),
    stored: [ID, 'currentUser'],
    shown: /陈春生/,
  },
  {
    label: 'Organization',
    choose: inSight('综合办公室'),
    stored: [[ID, ID]],
    shown: /综合办公室/,
  },
  {
    label: 'Only organization',
    choose: allOf((dialog) => expect(dialog.getByRole('row')).toHaveCount(1), inSight('顶级节点')),
    stored: ['-1'],
    shown: /顶级节点/,
  },
  {
    label: 'Department',
    choose: allOf(inSight('云望高速物流集团'), choosesNothing, found('养护', /路面养护科/)),
    stored: [ID],
    shown: /路面养护科/,
  },
  {
    label: 'Authorized department',
    choose: found('桥隧', /桥隧养护科/),
    stored: ID,
    shown: /桥隧养护科/,
  },
  {
    label: 'Position',
    choose: inSight('总经理'),
    stored: ID,
    shown: /总经理/,
  },
  {
    label: 'Group',
    async choose(dialog, page) {
      await focusRow(dialog, '应急');
      await page.keyboard.press('ArrowRight');
      await inSight('应急抢险组')(dialog, page);
    },
    stored: [ID],
    shown: /应急抢险组/,
  },
  {
    label: 'Role',
    choose: allOf(inTab('全局', '全局'), choosesNothing, inSight('系统管理员')),
    stored: [ID],
    shown: /系统管理员/,
  },
  {
    label: 'Address',
    async choose(dialog, page) {
      await focusRow(dialog, '北京市');
      await page.keyboard.press('ArrowRight');
      for (const level of [2, 3]) {
        const below = dialog.locator(`[role=row][aria-level="${level}"]`).first();
        await expect(below).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(below).toBeFocused();
        if (level === 2) await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Space');
    },
    stored: [[expect.any(String), expect.any(String), expect.any(String)]],
    shown: /北京市 \//,
  },
  {
    label: 'Bill rule',
    choose: found('supply', /物资出库单号/),
    stored: 'supply.out',
    shown: /物资出库单号/,
  },
  {
    label: 'Template',
    async choose(dialog, page) {
      // Rows of the table may be there before the categories are.
      await dialog.getByRole('treegrid').getByRole('row', { name: '桥梁检测' }).click();
      await expect(dialog.getByRole('grid').getByRole('row', { name: /green\.order/ })).toHaveCount(0);
      await inSight(/bridge\.report/)(dialog, page);
    },
    stored: 'bridge.report',
    shown: /桥梁检测报告号/,
  },
  {
    label: 'Dictionary tree',
    choose: found('路产设施', '路产设施', 'Enter'),
    stored: expect.any(String),
    shown: /路产设施/,
    confirm: 'none',
  },
  {
    label: 'Print template',
    choose: inSight('养护作业验收单'),
    stored: '533001000000000012',
    shown: /养护作业验收单/,
  },
  {
    label: 'Popup select, drawer',
    choose: inSight(/长滩收费站/),
    stored: expect.anything(),
    shown: /长滩收费站/,
  },
  {
    label: 'Popup select, dialog',
    choose: found('渝F·C0011', /渝F·C0011/),
    stored: expect.anything(),
    shown: /渝F·C0011/,
  },
  {
    label: 'Data interface select',
    choose: allOf(inSight(/渝F·C0004/), inSight(/渝F·C0011/)),
    stored: [expect.anything(), expect.anything()],
    shown: /渝F·C0004/,
  },
];

const fieldOf = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
const storedOf = async (page: Page, label: string): Promise<unknown> =>
  JSON.parse((await page.getByLabel(`${label}: stored`, { exact: true }).textContent()) ?? 'null');

/** Opens a picker with the keyboard; the dialog, once its rows are there. */
async function opened(page: Page, label: string): Promise<Locator> {
  await fieldOf(page, label).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByRole('row').first()).toBeVisible();
  return dialog;
}

async function walk(page: Page, { label, choose, stored, shown, confirm }: Journey) {
  const dialog = await opened(page, label);
  // Their surfaces are stories too, and axe looks at those.
  if (inTurn(JOURNEYS, 4).some((looked) => looked.label === label)) await expectAccessible(page, label);
  await choose(dialog, page);
  if (confirm !== 'none') {
    await dialog.getByRole('button', { name: '确定' }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeHidden();
  await expect(fieldOf(page, label)).toBeFocused();
  expect(await storedOf(page, label)).toEqual(stored);
  await expect(fieldOf(page, label)).toContainText(shown);

  await opened(page, label);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, label)).toBeFocused();
  expect(await storedOf(page, label)).toEqual(stored);
}

/** Pickers of one visit: they stand on one page, and each is left closed. */
const PER_VISIT = isTestAll ? 1 : 5;
/** Every third of them, for all are one picker; the kit has the promises of each. */
const USED = inTurn(JOURNEYS, 3);
const VISITS = Array.from({ length: Math.ceil(USED.length / PER_VISIT) }, (_, at) => USED.slice(at * PER_VISIT, (at + 1) * PER_VISIT));

for (const journeys of VISITS)
  test(`${journeys.map(({ label }) => label).join(', ')}: opened, chosen and confirmed by keyboard over the sandbox; the field shows what is stored`, async ({
    strictPage: page,
    world,
  }) => {
    test.slow();
    await world.openAs(page, 'admin', '/dev/pickers');
    for (const journey of journeys) await test.step(journey.label, () => walk(page, journey));
  });

test('Popup table select: the table under the field, chosen with the keyboard left in the field', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/dev/pickers');
  const label = 'Popup table select';
  await fieldOf(page, label).focus();
  await page.keyboard.press('ArrowDown');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row', { name: /长滩收费站/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(grid).toBeHidden();
  await expect(fieldOf(page, label)).toBeFocused();
  await expect(fieldOf(page, label)).toContainText('长滩收费站');
});

test('a single print template is chosen without asking', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/dev/pickers');
  await fieldOf(page, 'Only print template').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Only print template')).toContainText('路产赔（补）偿通知书');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a whole department says how many people it has, and choosing it chooses them', LONG_RUN, async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/dev/pickers');
  const label = 'Full user';
  await fieldOf(page, label).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').last();
  const department = dialog.getByRole('row', { name: /^养护工程部 \d+ 人/ });
  await expect(department).toBeVisible();
  const [, people = ''] = /(\d+) 人/.exec(await department.innerText()) ?? [];
  await department.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: `选择整个部门（${people} 人）：养护工程部`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3, name: `已选 ${people}` })).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => storedOf(page, label)).toHaveLength(Number(people));
});

test('the picker of people finds 周波 by zhoubo and Enter', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/dev/pickers');
  const label = 'Full user';
  const dialog = await opened(page, label);
  await found('zhoubo', /^周波/)(dialog, page);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(fieldOf(page, label)).toContainText('周波');
  expect(await storedOf(page, label)).toEqual([ID]);
});

for (const keyword of inTurn(['caoliping', 'clp'], 2, 1))
  test(`the person a flow is entrusted to is found by ${keyword}`, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'staff', '/workFlow/entrust?config=1');
    await page.getByRole('button', { name: '新建委托' }).first().click();
    const form = page.getByRole('dialog', { name: '新建委托' });
    await form.getByRole('combobox', { name: '受托人' }).click();
    const picker = page.getByRole('dialog', { name: '选择受托人' });
    await picker.getByRole('searchbox').fill(keyword);
    const person = picker.getByRole('row', { name: /^曹丽萍/ });
    await expect(person).toHaveCount(1);
    // The end of what was found stands under it: nothing is drawn anew from here on.
    await expect(picker.getByRole('row')).toHaveCount(2);
    await person.focus();
    await page.keyboard.press('Space');
    await picker.getByRole('button', { name: /^确定/ }).click();
    await expect(form.getByRole('combobox', { name: '受托人' })).toContainText('曹丽萍');
  });
