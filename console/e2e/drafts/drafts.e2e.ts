import type { Page } from '@playwright/test';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { WAYS, bringBack, crash } from './waysOut.ts';
import type { FormCase } from './waysOut.ts';
import { expect, test } from '../world.ts';

const TEXT = 'K98+500 护栏';

const row = (page: Page, at = 0) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .nth(at);
const newByKey = async (page: Page) => {
  await expect(row(page)).toBeVisible();
  await page.keyboard.press('n');
};
const editFirst = async (page: Page) => {
  await page.getByRole('button', { name: /^编辑/ }).first().click();
};
const press = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click();
const byId = (id: string) => (page: Page) => page.locator(`[id="${id}"]`);
const byLabel = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

/** One form of each way a form is made: in a dialog, a drawer, a page; declared, generated, of the menu, of a flow. */
const FORMS: Readonly<Record<string, FormCase>> = {
  'a new record in a dialog': { path: '/permission/position', open: newByKey, field: byId('position-fullName') },
  'a record in a dialog': { path: '/permission/position', open: editFirst, field: byId('position-fullName') },
  'a record in a drawer': { path: '/permission/user', open: editFirst, field: byId('user-realName') },
  'a new record as a page': { path: '/system/notice', open: newByKey, field: byId('notice-title') },
  'a new record of a generated form': { path: '/model/maintenanceOrder', open: newByKey, field: byLabel('工单名称') },
  'a record of a generated form': { path: '/model/maintenanceOrder', open: editFirst, field: byLabel('工单名称') },
  'a form of the menu': {
    path: '/model/crossingPermit',
    open: async () => undefined,
    field: (page) => page.locator('#page form input[type=text]:not([readonly]), #page form textarea').first(),
  },
  'a schedule': {
    path: '/maintenance/schedule',
    open: async (page) => page.getByRole('button', { name: '新建日程' }).click(),
    field: byId('schedule-title'),
  },
  'an entry of a dictionary': {
    path: '/systemData/dictionary',
    open: newByKey,
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  settings: { path: '/system/sysConfig', open: async () => undefined, field: byId('systemConfig-sysName') },
  'the own profile': {
    path: '/profile',
    open: async () => undefined,
    field: (page) => page.getByRole('textbox', { name: '紧急联系人', exact: true }),
    send: press('保存'),
  },
  'a flow that is started': {
    path: '/workFlow/flowLaunch',
    async open(page) {
      await page.getByRole('button', { name: '发起流程' }).click();
      await page
        .getByRole('dialog', { name: '发起流程' })
        .getByRole('button', { name: /赔补偿案件/ })
        .click();
    },
    isElsewhere: true,
    field: (page) => page.getByRole('textbox', { name: /事故地点/ }),
    send: press('存为草稿'),
  },
  'an opinion on a task': {
    path: '/workFlow/flowTodo',
    async open(page) {
      await row(page).getByRole('link').first().click();
      await page.getByRole('region', { name: '可进行的操作' }).getByRole('button', { name: '同意', exact: true }).click();
    },
    isElsewhere: true,
    field: (page) => page.getByRole('dialog', { name: '同意' }).getByRole('textbox', { name: '审批意见' }),
    send: async (page) => page.getByRole('dialog', { name: '同意' }).getByRole('button', { name: '同意', exact: true }).click(),
  },
  'a row of a list': {
    path: '/model/contractor',
    open: editFirst,
    field: (page) => row(page).getByRole('textbox').first(),
  },
};

/** True while the storage of the browser holds the text. */
const isStored = (page: Page): Promise<boolean> =>
  page.evaluate((text) => Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes(text)), TEXT);

const forms = Object.entries(FORMS);
const ways = Object.keys(WAYS);
/** In `npm test` each form goes one way and each way has a form; in `test:all` every form goes every way. */
const rows = forms.flatMap(([name, form], at) =>
  ways.filter((_, way) => isTestAll || (at + way) % ways.length === 0 || at % ways.length === way).map((way) => [name, form, way] as const),
);

for (const [name, form, way] of rows)
  test(`${name}: what was typed is there again after ${way}`, async ({ calmPage: page, world }) => {
    await world.openAs(page, 'admin', form.path);
    await form.open(page);
    const field = form.field(page);
    await expect(field).toBeVisible();
    await field.fill(TEXT);
    await WAYS[way]?.({ page, world, form });
    await bringBack(page, form, TEXT);
    await expect(field).toHaveValue(TEXT);
  });

for (const [name, form] of isTestAll ? forms : forms.slice(0, 2))
  test(`${name}: what was typed is offered after a crash, and gone once it is discarded`, async ({ page, world }) => {
    await world.openAs(page, 'admin', form.path);
    await form.open(page);
    await form.field(page).fill(TEXT);
    await expect.poll(() => isStored(page)).toBe(true);
    const next = await crash(page, world, form);
    await bringBack(next, form, TEXT);
    await expect(form.field(next)).toHaveValue(TEXT);
    await next.getByRole('button', { name: '清除并重新填写' }).click();
    await expect(form.field(next)).not.toHaveValue(TEXT);
    expect(await isStored(next)).toBe(false);
  });
