import { expect } from '@playwright/test';
import type { Request } from '@playwright/test';
import { SECRET, callApi, freshToken, secretOf } from './people.ts';
import { FIRST_PATH, goWithin, heldBy, pageOf, tokenIn, waitDrawn } from './scene.ts';
import type { Address, Keys, Scene, Step, StepOf, Token } from './scene.ts';
import { lock, signIn, unlock } from './signing.ts';
import type { Stage } from './stage.ts';

async function tokenText({ stage, owners }: Scene, token: Token): Promise<string> {
  if (typeof token !== 'string') return token.raw;
  const user = token === 'expired' ? 'A' : token;
  const fresh = await freshToken(stage, user);
  owners.set(fresh, user);
  if (token === 'expired') await callApi(stage, fresh, 'GET', '/api/oauth/Logout');
  return encodeURIComponent(fresh);
}

async function addressOf(scene: Scene, { path, token }: Address): Promise<string> {
  if (token === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}token=${await tokenText(scene, token)}`;
}

/** Goes there within the application, so that the way back is one of its own pages. */
async function showCanary(scene: Scene) {
  const page = pageOf(scene);
  const { path } = await secretOf(scene.stage);
  await goWithin(page, path);
  await expect(page.getByText(SECRET).first()).toBeVisible();
}

/** As far back as there is a page: what a tab shows before its first one is none. */
async function back(scene: Scene, { times }: StepOf<'back'>) {
  const page = pageOf(scene);
  const client = await scene.context.newCDPSession(page);
  for (let turn = 0; turn < times; turn += 1) {
    const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
    const before = entries[currentIndex - 1]?.url ?? 'about:blank';
    if (before === 'about:blank' || before.endsWith(FIRST_PATH)) break;
    await page.goBack({ waitUntil: 'commit' });
  }
  await waitDrawn(page);
}

async function openTab(scene: Scene, { path, opener }: StepOf<'openTab'>) {
  const [tab] = await Promise.all([
    scene.context.waitForEvent('page'),
    pageOf(scene).evaluate(([to, features]) => void window.open(to, '_blank', features), [path, opener ? '' : 'noopener'] as const),
  ]);
  await waitDrawn(tab);
  scene.pages.push(tab);
  scene.at = scene.pages.length - 1;
}

async function frame(scene: Scene, step: Address) {
  const page = pageOf(scene);
  const address = scene.stage.consoleUrl + (await addressOf(scene, step));
  const asked: string[] = [];
  const note = (request: Request) => void (request.url().startsWith(scene.stage.consoleUrl) && asked.push(request.url()));
  page.on('request', note);
  await page.goto(`${scene.stage.elsewhereUrl}/?frame=${encodeURIComponent(address)}`);
  page.off('request', note);
  const framed = page.frames().find((one) => one !== page.mainFrame());
  scene.framed = { shows: framed?.url() ?? '', asked };
}

async function postMessage(scene: Scene, { origin, data }: StepOf<'postMessage'>) {
  const page = pageOf(scene);
  await page.waitForLoadState('networkidle');
  scene.beforeMessage = await heldBy(page);
  scene.watch.calls.splice(0);
  const sender = page.frames().find((one) => one.url().startsWith(`${origin}/`));
  if (sender) return sender.evaluate((message) => window.parent.postMessage(message, '*'), data);
  // Nobody else holds this window, so the message is made as it would arrive.
  return page.evaluate(
    ([from, message]) => void window.dispatchEvent(new MessageEvent('message', { origin: from, data: message, source: window })),
    [origin, data] as const,
  );
}

const escaped = (text: string) => text.replaceAll(/[.+*?^$()[\]\\|]/g, String.raw`\$&`);

async function answer(scene: Scene, { operation, status, body }: StepOf<'answer'>) {
  const [method = '', path = ''] = operation.split(' ');
  const pattern = new RegExp(`^${escaped(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  let isGiven = false;
  await pageOf(scene).route(
    (url) => pattern.test(url.pathname),
    async (route) => {
      if (isGiven || route.request().method() !== method) return route.fallback();
      isGiven = true;
      return route.fulfill({ status, body, contentType: 'application/json; charset=utf-8' });
    },
  );
}

/** The id of a record that is there, by the path of the operation. */
async function existingId(stage: Stage, path: string): Promise<string> {
  const { entryId, categoryId } = await secretOf(stage);
  if (path.startsWith('/api/system/DictionaryData/{id}')) return entryId;
  if (path.startsWith('/api/system/DictionaryType/{id}')) return categoryId;
  throw new Error(`no existing id is known for ${path}`);
}

async function call(scene: Scene, { operation, params = {} }: StepOf<'call'>) {
  const [method = '', template = ''] = operation.split(' ');
  let path = template;
  for (const [name, value] of Object.entries(params))
    path = path.replace(`{${name}}`, encodeURIComponent(value === 'existing' ? await existingId(scene.stage, template) : value));
  scene.callCode = (await callApi(scene.stage, (await tokenIn(pageOf(scene))) ?? '', method, path)).code;
}

async function configure({ stage }: Scene, { set }: StepOf<'sysConfig'>) {
  const { code, msg } = await callApi(stage, await freshToken(stage, 'A'), 'PUT', '/api/system/SysConfig', set);
  expect(code, msg).toBe(200);
}

/** The page that shows another host in a frame. */
const EXTERNAL = '/externalLink?';

/** Does one step. @param look looks at the keys of an `expect` step. @throws {Error} for a step it does not know */
export async function take(scene: Scene, step: Step, look: (keys: Keys) => Promise<void>): Promise<void> {
  const page = pageOf(scene);
  switch (step.do) {
    case 'signIn':
      return signIn(scene, step);
    case 'lock':
      return lock(scene);
    case 'unlock':
      return unlock(scene, step);
    case 'showCanary':
      return showCanary(scene);
    case 'reload':
      await page.reload();
      return waitDrawn(page);
    case 'back':
      return back(scene, step);
    case 'leave':
      return void (await page.goto(scene.stage.elsewhereUrl));
    case 'goto':
      if (step.path.startsWith(EXTERNAL)) await scene.watch.playHosts();
      await page.goto(await addressOf(scene, step));
      return waitDrawn(page);
    case 'frame':
      return frame(scene, step);
    case 'openTab':
      return openTab(scene, step);
    case 'tab':
      scene.at = step.n - 1;
      return pageOf(scene).bringToFront();
    case 'removeSession':
      return page.evaluate((key) => sessionStorage.removeItem(key), step.key);
    case 'setLocal':
      return page.evaluate((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), step.entries);
    case 'sysConfig':
      return configure(scene, step);
    case 'postMessage':
      return postMessage(scene, step);
    case 'answer':
      return answer(scene, step);
    case 'call':
      return call(scene, step);
    case 'expect':
      return look(step);
    default:
      throw new Error(`an unknown step: ${JSON.stringify(step)}`);
  }
}
