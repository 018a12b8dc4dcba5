import type { BrowserContext, Page } from '@playwright/test';
import type { SocketClient, SocketEvent } from '@milepost/openapi/socket';
import { tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect, test } from '../world.ts';

// The socket client alone, without the chat window: these pages hold nothing else, in real browsers, through the
// console's own server to the real sandbox.

interface ChatPage {
  readonly client: SocketClient;
  readonly events: SocketEvent[];
}
declare global {
  interface Window {
    milepostSocket: typeof import('@milepost/openapi/socket');
    chat: ChatPage;
  }
}

let program: string;
test.beforeAll(async () => {
  // Large, and needed by the worker of these tests alone.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'openapi/src/socket/index.ts', formats: ['iife'], name: 'milepostSocket' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the socket client could not be built');
  program = `${output.output[0].code};window.milepostSocket = milepostSocket;`;
});

async function signIn(apiUrl: string, account: Account): Promise<{ token: string; userId: string }> {
  const token = await tokenOf(apiUrl, account);
  const user = await fetch(`${apiUrl}/api/oauth/CurrentUser`, { headers: { Authorization: token } });
  return { token, userId: (await user.json()).data.userInfo.userId };
}

async function openChat(context: BrowserContext, consoleUrl: string, token: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${consoleUrl}/login`);
  await page.evaluate(program);
  await page.evaluate((ownToken) => {
    const { createSocketClient, browserSocketEnvironment } = window.milepostSocket;
    const client = createSocketClient({
      origin: location.origin,
      token: ownToken,
      introduction: { mobileDevice: false },
      environment: browserSocketEnvironment(),
    });
    const events: SocketEvent[] = [];
    client.subscribe((event) => void events.push(event));
    window.chat = { client, events };
  }, token);
  await expect.poll(() => page.evaluate(() => window.chat.client.status.kind)).toBe('open');
  return page;
}

const say = (page: Page, toUserId: string, text: string) =>
  page.evaluate(
    ([to, messageContent]) => {
      window.chat.client.send({ method: 'SendMessage', toUserId: to, messageType: 'text', messageContent });
    },
    [toUserId, text] as const,
  );
/** The texts of the frames of one kind, in the order they came. */
const heard = (page: Page, method: 'receiveMessage' | 'sendMessage') =>
  page.evaluate(
    (kind) =>
      window.chat.events.flatMap((event) => {
        if (event.kind !== 'message' || event.frame.method !== kind) return [];
        const frame: { formMessage?: unknown; toMessage?: unknown } = event.frame;
        return [frame.formMessage ?? frame.toMessage];
      }),
    method,
  );

test('two browsers talk through the sandbox: each text arrives once, in order, and is echoed to its sender', async ({ browser, world }) => {
  const { apiUrl, consoleUrl } = world;
  const [admin, staff] = await Promise.all([signIn(apiUrl, 'admin'), signIn(apiUrl, 'staff')]);
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const [adminPage, staffPage] = [await openChat(one, consoleUrl, admin.token), await openChat(other, consoleUrl, staff.token)];

  const questions = ['K1234 处占道几点结束？', '需要增派清障车吗', '收到请回复 👷'];
  for (const question of questions) await say(adminPage, staff.userId, question);
  await expect.poll(() => heard(staffPage, 'receiveMessage')).toEqual(questions);
  await expect.poll(() => heard(adminPage, 'sendMessage')).toEqual(questions);
  await say(staffPage, admin.userId, '五点前结束，不用');
  await expect.poll(() => heard(adminPage, 'receiveMessage')).toEqual(['五点前结束，不用']);
  await Promise.all([one.close(), other.close()]);
});

test('two tabs of one browser share one socket, and the second takes over when the first is closed', async ({ browser, world }) => {
  const { apiUrl, consoleUrl } = world;
  const [admin, staff] = await Promise.all([signIn(apiUrl, 'admin'), signIn(apiUrl, 'staff')]);
  const context = await browser.newContext();
  const first = await openChat(context, consoleUrl, admin.token);
  const second = await openChat(context, consoleUrl, admin.token);
  const roles = () => Promise.all([first, second].map((page) => page.evaluate(() => window.chat.client.role)));
  expect((await roles()).toSorted()).toEqual(['follower', 'leader']);

  const staffPage = await openChat(await browser.newContext(), consoleUrl, staff.token);
  await say(second, staff.userId, '从第二个标签页发出');
  await expect.poll(() => heard(staffPage, 'receiveMessage')).toEqual(['从第二个标签页发出']);
  const [leader, follower] = (await roles())[0] === 'leader' ? [first, second] : [second, first];
  await leader.close();
  await expect.poll(() => follower.evaluate(() => [window.chat.client.role, window.chat.client.status.kind])).toEqual(['leader', 'open']);
  await say(staffPage, admin.userId, '还在吗');
  await expect.poll(() => heard(follower, 'receiveMessage')).toEqual(['还在吗']);
  await Promise.all([context.close(), staffPage.context().close()]);
});
