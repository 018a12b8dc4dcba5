// `npm run screens [-- NAME…]`: every screen, or those named, of the console at two widths, light and dark, zh and en, into `screens/`, which git ignores; those of README and manuals go into `docs/pictures` as well.
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { signIn } from '../console/e2e/accounts.ts';
import { createWorld } from '../console/e2e/createWorld.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';

const folder = path.resolve(import.meta.dirname, '../screens');
/** Pictures that are in git: those that README and manuals show. */
const pictures = path.resolve(import.meta.dirname, '../docs/pictures');
const WIDTHS = [1280, 375] as const;
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = { zh: 'zh-CN', en: 'en-GB' } as const;

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

async function openTree(page: Page) {
  await signIn(page, 'admin');
  await page.locator('#page h1').waitFor({ state: 'attached' });
  if (isNarrow(page)) await button(page, /交通事件/).click();
  await page.getByRole('treeitem', { name: /^路产设施$/ }).press('ArrowRight');
  await page.getByRole('treeitem', { name: /^路产设施类型/ }).press('Enter');
  await page
    .getByRole('row', { name: /guardrail/ })
    .first()
    .waitFor();
}

async function openManagement(page: Page) {
  await openTree(page);
  if (isNarrow(page)) await button(page, /路产设施类型/).click();
  await button(page, /分类的更多操作|More about categories/).click();
  await page.getByRole('menuitem').last().click();
  await page
    .getByRole('dialog', { name: /分类管理|category management/ })
    .getByRole('row')
    .nth(2)
    .waitFor();
}

/** The dictionary page in another layout: the one the server returns when somebody signs in. */
const inLayout = (layout: string) => async (page: Page) => {
  await page.route('**/api/oauth/Login*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, theme: layout } } });
  });
  await openTree(page);
};

/** Screens of administration, each by its path in the menu. */
const ADMINISTRATION = {
  organizations: '/permission/organize',
  departments: '/permission/department',
  positions: '/permission/position',
  roles: '/permission/role',
  users: '/permission/user',
  groups: '/permission/group',
  areas: '/system/area',
  delegations: '/workFlow/entrust',
  authorise: '/permission/authorize',
  grades: '/permission/grade',
  'users-online': '/permission/userOnline',
  'bill-rules': '/system/billRule',
  notices: '/system/notice',
  menu: '/system/menu',
  log: '/system/log',
  'print-templates': '/system/printDev',
  'system-config': '/system/sysConfig',
  'server-monitor': '/system/monitor',
  icons: '/system/icons',
  'data-interfaces': '/systemData/dataInterface',
  'message-templates': '/msgCenter/msgTemplate',
  'message-accounts': '/msgCenter/accountConfig',
  'message-monitor': '/msgCenter/msgMonitor',
  'send-configs': '/msgCenter/sendConfig',
  schedules: '/maintenance/schedule',
};

/** Screens that are made of designs, and those of the work centre, each by its path in the menu. */
const GENERATED = {
  'model-list': '/model/vehicleFile',
  'model-list-beside-tree': '/model/assetLedger',
  'model-list-in-groups': '/model/maintenanceOrder',
  'model-list-as-tree': '/model/acceptance',
  'model-form-only': '/model/crossingPermit',
  'flow-launch': '/workFlow/flowLaunch',
  'flow-to-do': '/workFlow/flowTodo',
  'dictionary-entries': '/dictionary/assetKind',
  previews: '/previewModel',
};

/** Signs that the data of a page have come: rows, days, fields, or pictures. */
const CONTENT = '#page :is([role=rowheader], [role=gridcell], [role=row], [role=spinbutton], meter, [role=tabpanel] input, li button)';

async function openScreen(page: Page, at: string) {
  await signIn(page, 'admin', at);
  await page.locator(CONTENT).filter({ visible: true }).first().waitFor();
  // The tools of the bar come after the first page.
  await button(page, /孙婉宁/).waitFor();
}

/** Presses something of a bar, or of the menu that a narrow bar is folded into. */
async function choose(page: Page, name: RegExp) {
  const inBar = page.getByRole('button', { name }).filter({ visible: true });
  if (await inBar.count()) return inBar.first().click();
  await page
    .locator('#page')
    .getByRole('button', { name: /^(更多|More)/ })
    .filter({ visible: true })
    .last()
    .click();
  return page.getByRole('menuitem', { name }).click();
}

/** Presses something of the menu of a row. */
async function chooseOfRow(page: Page, name: RegExp, at = 0) {
  await page
    .locator('#page')
    .getByRole('button', { name: /的更多操作|的操作|ctions of/ })
    .nth(at)
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** A new record of a screen, with what is missing told. */
const openNew = (at: string) => async (page: Page) => {
  await openScreen(page, at);
  await page.keyboard.press('n');
  await button(page, /^(保存|Save)$/).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries({ ...ADMINISTRATION, ...GENERATED }).map(([name, at]) => [name, (page: Page) => openScreen(page, at)]),
  ),
  'model-form': openNew('/model/damageClaim'),
  'model-list-in-rows': async (page) => {
    await openScreen(page, '/model/driverFile');
    if (isNarrow(page)) return;
    await button(page, /^(编辑|Edit)/).click();
    await page.locator('[role=grid] [data-mp-at="0"] input').first().waitFor();
    await page.keyboard.type('甲方公司');
    await page.keyboard.press('Tab');
  },
  'model-list-sub-tables': async (page) => {
    await openScreen(page, '/model/roadPatrol');
    await page
      .getByRole('button', { name: /的更多操作|的操作|ctions of/ })
      .nth(2)
      .click();
    await page.getByRole('menuitem', { name: '发现问题' }).click();
    await page.locator('#page section h2').first().waitFor();
  },
  'model-record': async (page) => {
    await openScreen(page, '/model/assetLedger');
    await button(page, /^(详情|Detail|.*的操作|Actions of)/).click();
    await page
      .getByRole('menuitem', { name: /^(详情|Detail)/ })
      .or(page.getByRole('dialog'))
      .first()
      .waitFor();
    const item = page.getByRole('menuitem', { name: /^(详情|Detail)/ });
    if (await item.isVisible()) await item.click();
    await page.getByRole('dialog').getByText('LC').first().waitFor();
  },
  portal: async (page) => {
    await signIn(page, 'admin', '/portal/operations');
    await page.locator('#page h2').nth(3).waitFor();
  },
  'portal-charts': async (page) => {
    await signIn(page, 'admin', '/portal/maintenanceBoard');
    await page.locator('#page canvas').first().waitFor();
  },
  report: async (page) => {
    await signIn(page, 'admin', '/report/tollDaily');
    await page.frameLocator('#page iframe').getByRole('table').waitFor();
  },
  'system-config-search': async (page) => {
    await openScreen(page, '/system/sysConfig');
    const field = page.locator('#page').getByPlaceholder(/^(搜索设置|Search the settings)$/);
    await field.fill((await field.getAttribute('placeholder')) === '搜索设置' ? '密码' : 'password');
    await page.locator('#page li button').nth(1).waitFor();
  },
  'message-template-preview': async (page) => {
    await openScreen(page, '/msgCenter/msgTemplate');
    if (isNarrow(page)) {
      await button(page, /的更多操作|的操作|ctions of/).click();
      await page.getByRole('menuitem', { name: /^(详情|Detail)$/ }).click();
    } else await button(page, /^(详情|Detail)/).click();
    const preview = page.getByRole('dialog').getByRole('region', { name: /^(预览|Preview)/ });
    await preview.waitFor();
    await preview.evaluate((region) => region.scrollIntoView({ block: 'end' }));
  },
  'organization-chart': async (page) => {
    await openScreen(page, '/permission/organize');
    await choose(page, /^(组织架构图|Organisation chart)$/);
    await page.getByRole('dialog').getByRole('treeitem').nth(3).waitFor();
  },
  'role-view': async (page) => {
    await openScreen(page, '/permission/role');
    await chooseOfRow(page, /^(以此角色查看|View as this role)$/, 1);
    await page.getByRole('dialog').getByRole('treeitem').nth(3).click();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  },
  'rights-of-person': async (page) => {
    await openScreen(page, '/permission/user');
    await chooseOfRow(page, /^(权限|Rights)$/, 1);
    await page.getByRole('dialog').getByRole('row').nth(3).waitFor();
  },
  'user-form': openNew('/permission/user'),
  'position-dialog': openNew('/permission/position'),
  'data-interface-form': openNew('/systemData/dataInterface'),
  login: async (page) => {
    await page.goto('/login');
    await page.locator('form').waitFor();
  },
  home: async (page) => signIn(page, 'admin', '/'),
  dictionary: openTree,
  'entry-dialog': async (page) => {
    await openTree(page);
    await button(page, /新建字典|New entry/).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('波形梁护栏（三波）');
    await button(page, /^(保存|Save)$/).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
  'category-drawer': openManagement,
  functional: inLayout('functional'),
  plain: inLayout('plain'),
  blend: inLayout('blend'),
  settings: async (page) => {
    await openTree(page);
    const name = /^(界面设置|Interface settings)$/;
    if (isNarrow(page)) {
      await button(page, /孙婉宁/).click();
      await page.getByRole('menuitem', { name }).click();
    } else await button(page, name).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
  },
  messages: async (page) => {
    await openTree(page);
    await button(page, /(未读消息|unread message|站内消息|Site messages)/).click();
    await page
      .getByRole('dialog')
      .getByText(/^(未读|Unread)$/)
      .first()
      .waitFor();
  },
  palette: async (page) => {
    await openTree(page);
    // The keys are known as soon as the tools of the bar are there.
    await button(page, /^(搜索导航菜单|Search navigation menu)/).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  chat: async (page) => {
    await openTree(page);
    await button(page, /^(聊天|Chat)/).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('textbox').last().waitFor();
  },
  lock: async (page) => {
    await signIn(page, 'admin', '/home');
    await button(page, /孙婉宁/).click();
    await page.getByRole('menuitem', { name: /^(锁定屏幕|Lock screen)$/ }).click();
    await page.locator('input[name=password]').waitFor();
  },
  'message-record': async (page) => {
    await signIn(page, 'admin', '/messageRecord');
    await page.locator('#page').getByRole('row').nth(2).waitFor();
  },
  dashboard: async (page) => {
    await signIn(page, 'admin', '/dashboard');
    await page.locator('#page h1').waitFor({ state: 'attached' });
  },
  flow: async (page) => {
    await signIn(page, 'admin', '/home');
    await page.getByRole('link', { name: /^应急物资领用/ }).click();
    await page.locator('#page').getByRole('table').first().waitFor();
  },
  profile: async (page) => {
    await signIn(page, 'admin', '/profile');
    await page.locator('#page h1').waitFor({ state: 'attached' });
  },
  'no-permission': async (page) => signIn(page, 'guest', '/'),
  'not-found': async (page) => signIn(page, 'admin', '/no/such/page'),
};

/** The notice of the last sign-in is gone, and everything that moves for a while has come to rest. */
async function settle(page: Page) {
  await page
    .getByRole('region', { name: /^(消息|Messages)$/ })
    .getByRole('listitem')
    .first()
    .waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
}

async function shoot(browser: Browser, baseURL: string, name: string) {
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES)
      for (const [language, locale] of Object.entries(LANGUAGES)) {
        const page = await browser.newPage({ baseURL, locale, colorScheme, viewport: { width, height: width > 992 ? 800 : 740 } });
        await SCREENS[name]?.(page);
        await page.waitForLoadState('networkidle');
        await settle(page);
        const file = `${name}-${width}-${colorScheme}-${language}.png`;
        await page.screenshot({ path: path.join(folder, file) });
        if (existsSync(path.join(pictures, file))) await copyFile(path.join(folder, file), path.join(pictures, file));
        await page.close();
      }
}

await mkdir(folder, { recursive: true });
const world = await createWorld();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : Object.keys(SCREENS)) await shoot(browser, world.consoleUrl, name);
await browser.close();
await world.close();
console.log(`pictures in ${folder}`);
