import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $locale, keepLocale } from '../../i18n/locale.ts';
import { $errors } from '../../browser/errorLog.ts';
import { resetSession } from '../../auth/sessionAtom.ts';
import { dropToken, keepToken } from '../../auth/token.ts';
import '../../testing/inSession.tsx';
import { mountApp } from './mountApp.tsx';

const ARRIVES_MS = 20_000;
Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
vi.setConfig({ testTimeout: 2 * ARRIVES_MS }); // the whole application starts here, beside the other tests

const person = { userId: '7', userAccount: 'lin', userName: '林志远' };
const menuList = [{ id: 'm1', type: 2, enCode: 'depot', fullName: '仓库', urlAddress: 'depot' }];

beforeAll(() => Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true }));
beforeEach(() => {
  document.title = '';
  localStorage.clear();
  $locale.set('zh');
  $errors.set([]);
  vi.spyOn(console, 'warn').mockReturnValue();
  keepToken('Bearer t.o-k_1');
});
afterEach(() => {
  dropToken();
  resetSession();
  vi.restoreAllMocks();
});

/** Starts the signed-in half over a server that answers this of who is signed in. */
async function start(data: object): Promise<{ readonly host: HTMLElement }> {
  const answer: typeof fetch = async (address) =>
    typeof address === 'string' && address.startsWith('/api/oauth/CurrentUser')
      ? Response.json({ code: 200, data: { menuList, userInfo: person, ...data } })
      : Response.json({ code: 200, data: null });
  vi.stubGlobal('fetch', answer);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const host = document.body.appendChild(document.createElement('div'));
  const app = await mountApp({
    host,
    from: { kind: 'load' },
    onSessionOver: () => undefined,
    onLock: () => undefined,
    prepareLock: () => undefined,
  });
  onTestFinished(() => {
    app.leave();
    host.remove();
  });
  return { host };
}

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: ARRIVES_MS });

describe('the browser page title is the route name plus the system title from configuration', () => {
  test.each([
    [{ title: '窗口标题', sysName: '系统名' }, '首页 - 窗口标题', '系统名'],
    [{ title: '', sysName: '系统名' }, '首页 - 智慧物流运营平台', '系统名'],
    [null, '首页 - 智慧物流运营平台', '智慧物流运营平台'],
  ])('%j gives %s, beside the name %s above the menu', async (sysConfigInfo, title, name) => {
    const { host } = await start({ sysConfigInfo });
    await waitFor(() => expect(document.title).toBe(title));
    await waitFor(() => expect(host.textContent).toContain(name));
  });
});

describe('an entry of the menu that is dropped alone', () => {
  const broken = [
    ...menuList,
    { id: 'm2', type: 2, fullName: '巡查', urlAddress: 'x', propertyJson: '{bad' },
    { id: 'm3', type: 9, fullName: '边坡' },
  ];

  test('is told to an administrator with its name and why, and is in the log of the page', async () => {
    await start({ menuList: broken, userInfo: { ...person, isAdministrator: true } });
    await waitFor(() => expect(document.body.textContent).toContain('菜单中有 2 项配置有误'));
    expect(document.body.textContent).toContain('“巡查”：propertyJson 无法读取；“边坡”：类型未知，未显示');
    await waitFor(() => expect($errors.get()).toHaveLength(2));
  });

  test('is not told to others, who cannot mend it; the log has it all the same', async () => {
    const { host } = await start({ menuList: broken });
    await waitFor(() => expect(host.querySelector('header button[aria-haspopup]')).not.toBeNull());
    expect(document.body.textContent).not.toContain('配置有误');
    await waitFor(() => expect($errors.get()).toHaveLength(2));
  });
});

test('the console speaks the language of who is signed in, not that of who was here before', async () => {
  keepLocale('en', 'somebody else');
  keepLocale('zhtw', person.userId);
  keepLocale('en', 'somebody else');
  await start({});
  await waitFor(() => expect(document.title).toMatch(/^首頁 - /));
  expect($locale.get()).toBe('zhtw');
});
