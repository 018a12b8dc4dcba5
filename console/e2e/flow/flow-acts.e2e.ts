import type { Browser, Locator, Page } from '@playwright/test';
import { inTurn, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import type { World } from '../createWorld.ts';
import { keyboard, mouse } from '../hands.ts';
import type { Hands } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

/** Names of people. */
const PEOPLE = { double: '欧阳明轩', novice: '唐诗雅' } as const;

const EN = {
  acts: 'What you can do',
  more: 'More actions',
  approve: 'Approve',
  reject: 'Send back',
  transfer: 'Hand over',
  addSigner: 'Add a signer',
  recall: 'Recall',
  urge: 'Urge',
  revoke: 'Revoke',
  end: 'End the flow',
  print: 'Print',
  remove: 'Delete',
  opinion: 'Opinion',
  reason: 'Reason',
  phrases: 'Phrases',
  keep: 'Keep this opinion as a phrase',
  signature: 'Signature',
  typed: 'Type',
  before: 'Before me',
  straight: 'Straight back to me',
  records: 'Flow records',
  users: 'Select user',
  newHolder: /^Hand over to/,
  signer: /^Signer/,
  copies: 'Copy to',
  asked: 'Steps without people',
  goOn: 'Continue',
  sure: /^OK/,
  batch: 'Handle in one go',
  batched: 'Handle 2 tasks',
  handle: 'Handle',
  home: 'Flows waiting for me',
  list: 'To do',
  trail: [
    'Initiated',
    'Approved',
    'Withdrawn',
    'Approved',
    'Approved',
    'Approved',
    `Signer added → ${PEOPLE.double}`,
    'Approved',
    `Transferred → ${PEOPLE.double}`,
    'Returned',
    'Approved',
    'Approved',
    'Terminated',
  ],
  waiting: (count: number) => new RegExp(`${count} tasks? waits?$`),
  unread: (count: number) => `${count} unread messages`,
};
const ZH: typeof EN = {
  acts: '可进行的操作',
  more: '更多操作',
  approve: '同意',
  reject: '退回',
  transfer: '转办',
  addSigner: '加签',
  recall: '撤回',
  urge: '催办',
  revoke: '撤回',
  end: '终止',
  print: '打印',
  remove: '删除',
  opinion: '审批意见',
  reason: '原因',
  phrases: '常用语',
  keep: '将此意见存为常用语',
  signature: '签名',
  typed: '输入',
  before: '在我之前',
  straight: '直接回到我这里',
  records: '流转记录',
  users: '选择用户',
  newHolder: /^转办给/,
  signer: /^加签人/,
  copies: '抄送给',
  asked: '选择审批人',
  goOn: '继续',
  sure: /^确定/,
  batch: '批量处理',
  batched: '处理 2 项待办',
  handle: '审批',
  home: '待办流程',
  list: '待办流程',
  trail: [
    '发起',
    '同意',
    '撤回',
    '同意',
    '同意',
    '同意',
    `加签 → ${PEOPLE.double}`,
    '同意',
    `转办 → ${PEOPLE.double}`,
    '退回',
    '同意',
    '同意',
    '终止',
  ],
  waiting: (count: number) => new RegExp(`${count} 项待办$`),
  unread: (count: number) => `${count} 条未读消息`,
};

/** Names of processes that are launched. */
const EVASION = '何俊杰的逃费追缴';
const SPECIAL = '何俊杰的特情处理';
const CLOSURE = '何俊杰的占道审批';
/** Work that waits for whom somebody acts for. */
const DELEGATED = '占道施工申请 K120+000';
const CLAIM = '何俊杰的赔补偿案件';

/** Calls beside the pages. */
async function desk({ apiUrl }: World) {
  const call = async (account: Account, method: string, path: string, body?: object) => {
    const headers = { Authorization: await tokenOf(apiUrl, account), 'Content-Type': 'application/json' };
    const answer = await (await fetch(apiUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
    expect(answer, path).toMatchObject({ code: 200 });
    return answer.data;
  };
  const { list } = (await call('admin', 'GET', '/api/workflow/Engine/flowTemplate/PageListAll?pageSize=50')) as {
    list: readonly { id: string; enCode: string }[];
  };
  // Somebody who still has the first password may work: one of the approvers has.
  const policy = await call('admin', 'GET', '/api/system/SysConfig');
  await call('admin', 'PUT', '/api/system/SysConfig', { ...policy, mandatoryModificationOfInitialPassword: 0 });
  return {
    call,
    launch: (enCode: string, formData: object): Promise<string> =>
      call('staff', 'POST', '/api/workflow/Engine/FlowTask', {
        flowId: list.find((flow) => flow.enCode === enCode)?.id,
        formData,
        status: 0,
      }),
  };
}

/** Acts of people, in their language and by their hands. */
function doing(words: typeof EN, hands: Hands) {
  const acts = (page: Page) => page.getByRole('region', { name: words.acts });
  const row = (page: Page, process: string) => page.getByRole('row').filter({ hasText: process });
  const choosePerson = async (field: Locator, person: string) => {
    const page = field.page();
    await hands.press(field);
    const users = page.getByRole('dialog', { name: words.users });
    await hands.fill(users.getByRole('searchbox'), person);
    await page.keyboard.press('Enter');
    await hands.pick(users.getByRole('row', { name: new RegExp(`^${person}`) }));
    await expect(users).toBeHidden();
  };
  const choosePeople = async (field: Locator, person: string) => {
    const page = field.page();
    await hands.press(field);
    const users = page.getByRole('dialog', { name: words.users });
    await hands.fill(users.getByRole('searchbox'), person);
    await page.keyboard.press('Enter');
    await hands.press(users.getByRole('row', { name: new RegExp(`^${person}`) }));
    await hands.press(users.getByRole('button', { name: words.sure }));
    await expect(users).toBeHidden();
  };
  return {
    acts,
    row,
    choosePerson,
    choosePeople,
    open: async (page: Page, at: string, process: string) => {
      await page.goto(at);
      await hands.open(row(page, process).first());
      await expect(page.getByRole('heading', { level: 1, name: process })).toBeVisible();
      await expect(acts(page)).toBeVisible();
    },
    /** Opens the dialog of an act, says what is to be said, and sends it. */
    act: async (page: Page, name: string, say: (dialog: Locator) => Promise<void> = async () => undefined) => {
      const button = acts(page).getByRole('button', { name, exact: true });
      await expect(acts(page).getByRole('button').first()).toBeVisible();
      if ((await button.count()) > 0) await hands.press(button);
      else {
        await hands.press(acts(page).getByRole('button', { name: words.more }));
        await hands.press(page.getByRole('menuitem', { name, exact: true }));
      }
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      await say(dialog);
      await hands.press(dialog.getByRole('button', { name, exact: true }));
      await expect(dialog).toBeHidden();
    },
  };
}

const WAYS = [
  { locale: 'zh-CN', by: 'by mouse', words: ZH, hands: mouse },
  { locale: 'en-GB', by: 'by keyboard alone', words: EN, hands: keyboard },
] as const;

const newPage = async (browser: Browser, locale: string): Promise<Page> =>
  (await browser.newContext({ locale, viewport: { width: 1280, height: 800 } })).newPage();

/** Line of the trail that is signed. */
const SIGNED = 6;
const CASE = { place: 'K12+300', party: '某物流公司', happened: 1_763_600_000_000 };

for (const { locale, by, words, hands } of inTurn(WAYS, WAYS.length, 1))
  test.describe(locale, () => {
    test.use({ locale });

    test(`what is launched, urged and revoked ${by} is counted alike on the first page, in the menu and at the bell, as it happens`, async ({
      strictPage: page,
      world,
      browser,
    }) => {
      const { launch } = await desk(world);
      const { row } = doing(words, hands);
      await world.openAs(page, 'double', '/home');
      const figure = page.locator('dl > div').filter({ hasText: words.home });
      const expectWaiting = async (count: number) => {
        await expect(figure).toContainText(`${count}`);
        await expect(page.getByRole('navigation').getByRole('button', { name: words.waiting(count) })).toBeVisible();
        await expect(page.getByRole('table', { name: words.list }).getByRole('row')).toHaveCount(count + 1);
      };
      await expectWaiting(4);
      const bell = page.getByRole('banner').getByRole('button', { name: words.unread(8) });
      await expect(bell).toBeVisible();
      await launch('evasionCase', CASE);
      await expectWaiting(5);
      await expect(page.getByRole('banner').getByRole('button', { name: words.unread(9) })).toBeVisible();

      const own = await newPage(browser, locale);
      await world.openAs(own, 'staff', '/workFlow/flowLaunch');
      await own.bringToFront();
      await hands.press(row(own, EVASION).getByRole('button', { name: new RegExp(`^${words.urge}`) }));
      await expect(own.getByText(/^(催办成功|Reminded)$/).first()).toBeVisible();
      await page.bringToFront();
      await expect(page.getByRole('banner').getByRole('button', { name: words.unread(10) })).toBeVisible();

      await own.bringToFront();
      await hands.press(row(own, EVASION).getByRole('button', { name: new RegExp(`^${words.revoke}`) }));
      const dialog = own.getByRole('dialog');
      await hands.fill(dialog.getByRole('textbox', { name: words.reason }), '时间有误');
      await hands.press(dialog.getByRole('button', { name: words.revoke, exact: true }));
      await expect(dialog).toBeHidden();
      await hands.press(row(own, EVASION).getByRole('button', { name: new RegExp(`^${words.remove}`) }));
      await hands.press(own.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }));
      await expect(row(own, EVASION)).toHaveCount(0);
      await page.bringToFront();
      await page.reload();
      await expectWaiting(4);
    });
  });

if (isTestAll)
  for (const { locale, by, words, hands } of WAYS)
    test.describe(locale, () => {
      test.use({ locale });

      test(`a case goes ${by} through everybody, a chosen way that is signed, copies and one after the other; taken back, handed over, sent back to a step, ended`, async ({
        strictPage: page,
        world,
        browser,
      }) => {
        test.slow();
        const { launch } = await desk(world);
        const { acts, row, open, act, choosePerson } = doing(words, hands);
        const say = (opinion: string) => (dialog: Locator) => hands.fill(dialog.getByRole('textbox', { name: words.opinion }), opinion);
        const as = async (account: Account, at: string) => {
          const own = await newPage(browser, locale);
          await world.openAs(own, account, at);
          return own;
        };
        await launch('evasionCase', CASE);
        await world.openAs(page, 'double', '/workFlow/flowTodo');
        const novice = await as('novice', '/workFlow/flowTodo');

        await test.step('one of two approves with an opinion that is kept as a phrase, and takes it back', async () => {
          await page.bringToFront();
          await open(page, '/workFlow/flowTodo', EVASION);
          await act(page, words.approve, async (dialog) => {
            await say('证据齐全')(dialog);
            await hands.press(dialog.getByRole('button', { name: words.phrases }));
            await hands.press(page.getByRole('menuitem', { name: words.keep }));
            await expect(page.getByText(/^(新建成功|Created)$/).first()).toBeVisible();
          });
          await page.goto('/workFlow/flowDone');
          await open(page, '/workFlow/flowDone', EVASION);
          await act(page, words.recall, (dialog) => hands.fill(dialog.getByRole('textbox', { name: words.reason }), '再核一次'));
          await open(page, '/workFlow/flowTodo', EVASION);
          await act(page, words.approve, async (dialog) => {
            await hands.press(dialog.getByRole('button', { name: words.phrases }));
            await hands.press(page.getByRole('menuitem', { name: '证据齐全' }));
            await expect(dialog.getByRole('textbox', { name: words.opinion })).toHaveValue('证据齐全');
          });
        });

        await test.step('the other one chooses the way it goes on; whoever it comes to signs it and sends a copy', async () => {
          await novice.bringToFront();
          await open(novice, '/workFlow/flowTodo', EVASION);
          await act(novice, words.approve, async (dialog) => {
            await hands.press(dialog.getByRole('checkbox', { name: '当面追缴' }));
            await expectAccessible(novice, 'ways');
          });
          await page.bringToFront();
          await open(page, '/workFlow/flowTodo', EVASION);
          await act(page, words.approve, async (dialog) => {
            await say('已当面追缴')(dialog);
            await hands.press(dialog.getByRole('tab', { name: words.typed }));
            await expect(dialog.getByRole('group', { name: words.signature }).getByRole('textbox')).toHaveValue(PEOPLE.double);
            await expectAccessible(page, 'signature');
          });
        });

        await test.step('the copy lies with who gets it; the first in turn has a signer before them, and hands it over', async () => {
          const staff = await as('staff', '/workFlow/flowCirculate');
          await expect(row(staff, EVASION).first()).toBeVisible();
          await staff.close();
          await novice.bringToFront();
          await open(novice, '/workFlow/flowTodo', EVASION);
          await act(novice, words.addSigner, async (dialog) => {
            await choosePerson(dialog.getByRole('combobox', { name: words.signer }), PEOPLE.double);
            await hands.press(dialog.getByRole('radio', { name: words.before }));
          });
          await page.bringToFront();
          await open(page, '/workFlow/flowTodo', EVASION);
          await act(page, words.approve, say('已复核'));
          await novice.bringToFront();
          await open(novice, '/workFlow/flowTodo', EVASION);
          await act(novice, words.transfer, (dialog) =>
            choosePerson(dialog.getByRole('combobox', { name: words.newHolder }), PEOPLE.double),
          );
        });

        await test.step('who has it now sends it back to the first step, from where it comes straight back', async () => {
          await page.bringToFront();
          await open(page, '/workFlow/flowTodo', EVASION);
          await act(page, words.reject, async (dialog) => {
            await hands.press(dialog.getByRole('radio', { name: '会签' }));
            await hands.press(dialog.getByRole('radio', { name: words.straight }));
            await say('请两位再签')(dialog);
          });
          await open(page, '/workFlow/flowTodo', EVASION);
          await act(page, words.approve, say('再签'));
          await novice.bringToFront();
          await open(novice, '/workFlow/flowTodo', EVASION);
          await act(novice, words.approve, say('再签'));
        });

        await test.step('who has launched it ends it; the trail says who did what', async () => {
          const staff = await as('staff', '/workFlow/flowLaunch');
          await open(staff, '/workFlow/flowLaunch', EVASION);
          await act(staff, words.end, (dialog) => hands.fill(dialog.getByRole('textbox', { name: words.reason }), '另案处理'));
          // What is over can still be printed.
          await expect(acts(staff).getByRole('button')).toHaveText([words.print]);
          await hands.press(staff.getByRole('tab', { name: words.records }));
          const lines = staff.getByRole('table', { name: words.records }).getByRole('row');
          await expect(lines).toHaveCount(words.trail.length + 1);
          for (const [at, done] of words.trail.entries()) await expect(lines.nth(at + 1)).toContainText(done);
          await expect(lines.nth(SIGNED).getByRole('img')).toBeVisible();
        });
      });

      test(`candidates are chosen ${by}, people for a step that has none, a delegate acts for another, and two claims are approved in one go`, async ({
        strictPage: page,
        world,
        browser,
      }) => {
        test.slow();
        const { call, launch } = await desk(world);
        const { acts, row, open, act, choosePeople } = doing(words, hands);
        const as = async (account: Account, at: string) => {
          const own = await newPage(browser, locale);
          await world.openAs(own, account, at);
          return own;
        };
        await launch('laneClosure', { route: 'S26', stakes: 'K1+000', work: '标线', safety: '何俊杰' });
        await launch('specialPassage', CASE);
        await launch('damageClaim', { ...CASE, rescue: 300, total: 300 });
        await launch('damageClaim', { ...CASE, place: 'K98+500', rescue: 500, total: 500 });

        // Who has no pages has somebody act for them.
        const { userInfo } = (await call('novice', 'GET', '/api/oauth/CurrentUser')) as { userInfo: { userId: string } };
        await call('guest', 'POST', '/api/workflow/Engine/FlowDelegate', {
          type: 1,
          flowId: '',
          flowName: '',
          toUserId: userInfo.userId,
          toUserName: PEOPLE.novice,
          startTime: Date.now() - 86_400_000,
          endTime: Date.now() + 86_400_000,
          description: '',
        });
        const novice = await as('novice', '/workFlow/flowTodo');
        await test.step('of the candidates of the next step one is chosen, by who acts for another', async () => {
          await open(novice, '/workFlow/flowTodo', CLOSURE);
          await act(novice, words.approve, async (dialog) => {
            const candidates = dialog.getByRole('combobox', { name: /安全审查/ });
            await hands.press(candidates);
            await expect(novice.getByRole('option', { name: /欧阳明轩/ })).toBeVisible();
            await novice.keyboard.press('ArrowDown');
            await expect(candidates).toHaveAttribute('aria-activedescendant', /./);
            await novice.keyboard.press('Enter');
            await novice.keyboard.press('Escape');
            await expect(candidates).toContainText('欧阳明轩');
          });
          await expect(acts(novice).getByRole('button', { name: words.approve })).toHaveCount(0);
        });

        await world.openAs(page, 'admin', '/workFlow/flowTodo');
        await test.step('a step with nobody is asked about, and whoever is named has the work', async () => {
          await page.bringToFront();
          await open(page, '/workFlow/flowTodo', SPECIAL);
          await hands.press(acts(page).getByRole('button', { name: words.approve, exact: true }));
          const dialog = page.getByRole('dialog', { name: words.approve, exact: true });
          await hands.press(dialog.getByRole('button', { name: words.approve, exact: true }));
          const asked = page.getByRole('dialog', { name: words.asked });
          await expectAccessible(page, 'steps without people');
          await choosePeople(asked.getByRole('combobox', { name: /专人跟办/ }), PEOPLE.novice);
          await hands.press(asked.getByRole('button', { name: words.goOn }));
          await expect(dialog).toBeHidden();
          await novice.bringToFront();
          await novice.goto('/workFlow/flowTodo');
          await expect(row(novice, SPECIAL).first()).toBeVisible();
        });

        const delegate = await as('double', '/workFlow/flowTodo');
        await test.step('a delegate handles what waits for somebody else', async () => {
          await delegate.bringToFront();
          await open(delegate, '/workFlow/flowTodo', DELEGATED);
          await act(delegate, words.approve, (dialog) => hands.fill(dialog.getByRole('textbox', { name: words.opinion }), '代办'));
          const staff = await as('staff', '/workFlow/flowTodo');
          await expect(staff.getByRole('row').nth(1)).toBeVisible();
          await expect(row(staff, DELEGATED)).toHaveCount(0);
        });

        await test.step('two claims at one step are approved in one go', async () => {
          await delegate.bringToFront();
          await delegate.goto('/workFlow/flowTodo');
          await expect(row(delegate, CLAIM)).toHaveCount(2);
          for (const at of [0, 1]) await hands.press(row(delegate, CLAIM).nth(at).getByRole('checkbox'));
          await hands.press(delegate.getByRole('button', { name: words.batch }));
          const dialog = delegate.getByRole('dialog', { name: words.batched });
          await hands.fill(dialog.getByRole('textbox', { name: words.opinion }), '同意赔付');
          await hands.press(dialog.getByRole('button', { name: words.handle, exact: true }));
          await expect(dialog).toBeHidden();
          await expect(row(delegate, CLAIM)).toHaveCount(0);
        });
      });
    });
