import type { Browser, Page } from '@playwright/test';
import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { tokenOf } from '../accounts.ts';
import type { World } from '../createWorld.ts';
import { keyboard, mouse } from '../hands.ts';
import type { Hands } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

type Account = Parameters<World['openAs']>[1];
type Act = 'approve' | 'reject' | 'addSigner';

/** Name the server gives the process. */
const PROCESS = '何俊杰的赔补偿案件';
const NOVICE = '唐诗雅';

const EN = {
  start: 'Start a flow',
  acts: 'What you can do',
  submit: 'Submit',
  submitting: 'Submit the flow',
  urgent: 'Urgent',
  faults: /1 problem to fix/,
  happened: '11202026' + '0930',
  running: 'In progress',
  adopted: 'Approved',
  opinion: 'Opinion',
  approve: 'Approve',
  reject: 'Send back',
  addSigner: 'Add a signer',
  signer: /^Signer/,
  afterMe: 'After me',
  more: 'More actions',
  users: 'Select user',
  records: 'Flow records',
  done: ['Initiated', 'Returned', 'Changed', 'Approved', `Signer added → ${NOVICE}`, 'Approved', 'Approved'],
};
const ZH: typeof EN = {
  start: '发起流程',
  acts: '可进行的操作',
  submit: '提交',
  submitting: '提交流程',
  urgent: '紧急',
  faults: /还有 1 处需要修改/,
  happened: '202611200930',
  running: '审批中',
  adopted: '审批通过',
  opinion: '审批意见',
  approve: '同意',
  reject: '退回',
  addSigner: '加签',
  signer: /^加签人/,
  afterMe: '在我之后',
  more: '更多操作',
  users: '选择用户',
  records: '流转记录',
  done: ['发起', '退回', '变更', '同意', `加签 → ${NOVICE}`, '同意', '同意'],
};
/** Sentences of the server, in the language of the page. */
const SAID = { reject: /^(退回成功|Sent back)$/, approve: /^(审核成功|Approved)$/, addSigner: /^(加签成功|Approver added)$/ };

/** Acts of people in this journey, in their language and by their hands. */
function doing(words: typeof EN, { press, fill, open }: Hands) {
  const acts = (page: Page) => page.getByRole('region', { name: words.acts });
  return {
    acts,
    /** Opens the first line of a list that holds the process. */
    open: async (page: Page, at: string) => {
      await page.goto(at);
      await open(page.getByRole('row').filter({ hasText: PROCESS }).first());
      await expect(page.getByRole('heading', { level: 1, name: PROCESS })).toBeVisible();
    },
    submit: async (page: Page) => {
      await press(acts(page).getByRole('button', { name: words.submit }));
      const dialog = page.getByRole('dialog', { name: words.submitting });
      await press(dialog.getByRole('radio', { name: words.urgent }));
      await press(dialog.getByRole('button', { name: words.submit }));
      await expect(dialog).toBeHidden();
    },
    /** Acts with an opinion, until the server has said its words. */
    act: async (
      page: Page,
      act: Act,
      opinion: string,
      also: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => undefined,
    ) => {
      const button = acts(page).getByRole('button', { name: words[act], exact: true });
      if (act === 'addSigner') {
        await press(acts(page).getByRole('button', { name: words.more }));
        await press(page.getByRole('menuitem', { name: words[act] }));
      } else await press(button);
      const dialog = page.getByRole('dialog', { name: words[act] });
      await also(dialog);
      await fill(dialog.getByRole('textbox', { name: words.opinion }), opinion);
      await press(dialog.getByRole('button', { name: words[act], exact: true }));
      await expect(page.getByText(SAID[act]).first()).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(button).toHaveCount(0);
    },
  };
}

/** Policy under which somebody who still has the first password may work: the third approver has. */
async function allowFirstPasswords({ apiUrl }: World) {
  const headers = { Authorization: await tokenOf(apiUrl, 'admin'), 'Content-Type': 'application/json' };
  const policy = `${apiUrl}/api/system/SysConfig`;
  const { data } = (await (await fetch(policy, { headers })).json()) as { data: object };
  const body = JSON.stringify({ ...data, mandatoryModificationOfInitialPassword: 0 });
  expect(await (await fetch(policy, { method: 'PUT', headers, body })).json()).toMatchObject({ code: 200 });
}

/** Titles of the messages of a person about the process, the latest first. */
async function told({ apiUrl }: World, account: Account): Promise<readonly string[]> {
  const headers = { Authorization: await tokenOf(apiUrl, account) };
  const answer = await fetch(`${apiUrl}/api/message?type=2&pageSize=200`, { headers });
  const { data } = (await answer.json()) as { data: { list: readonly { title: string }[] } };
  return data.list.map(({ title }) => title).filter((title) => title.startsWith(PROCESS));
}

const WAYS = [
  { locale: 'en-GB', by: 'by keyboard alone', words: EN, hands: keyboard },
  { locale: 'zh-CN', by: 'by mouse', words: ZH, hands: mouse },
] as const;

for (const { locale, by, words, hands } of inTurn(WAYS, WAYS.length))
  test.describe(locale, () => {
    test.use({ locale });

    test(`a claim goes ${by} through three approvers: sent back to the start, changed, approved; lists, trail and messages say so`, async ({
      strictPage: page,
      world,
      browser,
    }) => {
      test.slow();
      const { open, submit, act, acts } = doing(words, hands);
      const as = async (account: Account) => {
        const other = await newPage(browser, locale);
        await world.openAs(other, account, '/home');
        return other;
      };

      await allowFirstPasswords(world);
      await test.step('who launches it fills in the form and submits it', async () => {
        await world.openAs(page, 'staff', '/workFlow/flowLaunch');
        await hands.press(page.getByRole('button', { name: words.start }));
        await hands.press(page.getByRole('dialog', { name: words.start }).getByRole('button', { name: /赔补偿案件/ }));
        await hands.fill(page.getByRole('textbox', { name: /事故地点/ }), 'K98+500 下行');
        await hands.fill(page.getByRole('textbox', { name: /当事人/ }), '周德海');
        await hands.press(acts(page).getByRole('button', { name: words.submit }));
        // What is missing is named and led to, and the moment is typed in by its parts.
        await expect(page.getByText(words.faults)).toBeVisible();
        await hands.press(page.getByRole('link', { name: '事故时间' }));
        await page.keyboard.type(words.happened);
        // Above a thousand it goes on to the one who leads.
        await hands.press(page.getByRole('tab', { name: /损失清单/ }));
        await hands.fill(page.getByRole('spinbutton', { name: '清障费用' }), '5200');
        await submit(page);
        await expect(page.getByRole('heading', { level: 1, name: PROCESS })).toBeVisible();
      });

      const [double, novice, admin] = [await as('double'), await as('novice'), await as('admin')];
      await test.step('the first approver sends it back to the start', async () => {
        await open(double, '/workFlow/flowTodo');
        await expect(double.getByText('K98+500 下行')).toBeVisible();
        await expectAccessible(double, 'the task page');
        await act(double, 'reject', '请补充当事人全名');
      });

      await test.step('who launched it hears of it, changes it and submits it again', async () => {
        await page.goto('/messageRecord');
        await expect(page.getByText(`${PROCESS} 已退回`).first()).toBeVisible();
        await open(page, '/workFlow/flowLaunch');
        await hands.fill(page.getByRole('textbox', { name: /当事人/ }), '周德海（更正）');
        await submit(page);
        await expect(page.getByText(words.running).first()).toBeVisible();
      });

      await test.step('the first one approves and adds a signer, who approves after; the one who leads is the third', async () => {
        await open(double, '/workFlow/flowTodo');
        await expect(double.getByText('周德海（更正）')).toBeVisible();
        await act(double, 'addSigner', '材料齐全，请复核', async (dialog) => {
          await hands.press(dialog.getByRole('combobox', { name: words.signer }));
          const users = double.getByRole('dialog', { name: words.users });
          await hands.fill(users.getByRole('searchbox'), NOVICE);
          await double.keyboard.press('Enter');
          await hands.pick(users.getByRole('row', { name: new RegExp(`^${NOVICE}`) }));
          await expect(users).toBeHidden();
          await hands.press(dialog.getByRole('radio', { name: words.afterMe }));
        });
        await double.goto('/workFlow/flowDone');
        await expect(double.getByRole('row').filter({ hasText: PROCESS }).first()).toBeVisible();
        await open(novice, '/workFlow/flowTodo');
        await act(novice, 'approve', '复核无误');
        await open(admin, '/workFlow/flowTodo');
        await act(admin, 'approve', '同意赔付');
        await expect(admin.getByText(words.adopted).first()).toBeVisible();
      });

      await test.step('the trail says who did what, in its order, with every opinion', async () => {
        await open(page, '/workFlow/flowLaunch');
        await hands.press(page.getByRole('tab', { name: words.records }));
        const lines = page.getByRole('table', { name: words.records }).getByRole('row');
        const people = ['何俊杰', '欧阳明轩', '何俊杰', '欧阳明轩', '欧阳明轩', NOVICE, '孙婉宁'];
        const opinions = ['', '请补充当事人全名', '', '材料齐全，请复核', '材料齐全，请复核', '复核无误', '同意赔付'];
        await expect(lines).toHaveCount(people.length + 1);
        for (const [at, person] of people.entries())
          await expect(lines.nth(at + 1)).toContainText(new RegExp(`${person}.*${words.done[at]}.*\\d{2}:\\d{2}.*${opinions[at]}`));
      });

      await test.step('each was told what concerns them, once, and nobody else anything', async () => {
        const [waits, back, over] = [`${PROCESS} 待您审批`, `${PROCESS} 已退回`, `${PROCESS} 已办结`];
        const heard = { staff: [over, back], double: [waits, waits], novice: [waits], admin: [waits], guest: [] };
        for (const [account, titles] of Object.entries(heard)) expect(await told(world, account as Account), account).toEqual(titles);
      });
    });
  });

async function newPage(browser: Browser, locale: string): Promise<Page> {
  return (await browser.newContext({ locale, viewport: { width: 1280, height: 800 } })).newPage();
}
