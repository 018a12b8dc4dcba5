// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replayInput } from './replayInput.ts';
import { showPrerendered } from './prerendered.ts';

const PAGE = `<form><select><option value="zh">简体中文</option><option value="en">English</option></select>
  <input name="account" /><button type="button">显示密码</button><button type="submit">登录</button></form>`;

function show() {
  const stage = document.body.appendChild(document.createElement('div'));
  const written = showPrerendered(stage, 'zh');
  if (!written) throw new Error('nothing was written');
  const one = <E extends Element>(selector: string) => {
    const found = stage.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { stage, written, one };
}

/** Acts of the program once it is there. */
function listen(stage: HTMLElement) {
  const heard: string[] = [];
  for (const kind of ['submit', 'change', 'click'])
    stage.addEventListener(kind, (event) => {
      heard.push(`${kind} ${event.target instanceof Element ? (event.target.textContent || event.target.tagName).trim() : ''}`);
      if (kind === 'submit') event.preventDefault();
    });
  return heard;
}

beforeEach(() => {
  document.documentElement.lang = '';
  document.body.innerHTML = `<template id="login-zh" lang="zh-Hans-CN" title="登录 - 平台">${PAGE}</template>`;
});

test('the page of the language is there at once, and says which language it is in and what it is', () => {
  const { stage, one } = show();
  expect(stage.childElementCount).toBe(1);
  expect(one<HTMLButtonElement>('[type=submit]').textContent).toBe('登录');
  expect(document.documentElement.lang).toBe('zh-Hans-CN');
  expect(document.title).toBe('登录 - 平台');
});

test('the browser itself never sends what was typed', () => {
  const { stage, one } = show();
  const submits: SubmitEvent[] = [];
  stage.addEventListener('submit', (event) => submits.push(event));
  one<HTMLButtonElement>('[type=submit]').click();
  expect(submits.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  expect(stage.querySelector('input')).not.toBeNull();
});

test('the last thing pressed is pressed again when the program is there, and a language that was chosen is told', async () => {
  const { stage, written, one } = show();
  one<HTMLButtonElement>('[type=button]').click();
  one<HTMLButtonElement>('[type=submit]').click();
  one('select').dispatchEvent(new Event('change', { bubbles: true }));
  const heard = listen(stage);
  await replayInput(stage, written);
  expect(heard).toEqual([expect.stringMatching(/^change/), 'click 登录', expect.stringMatching(/^submit/)]);
});

test('a page that is drawn anew meanwhile, in another language, is told the same', async () => {
  const { stage, written, one } = show();
  const select = one<HTMLSelectElement>('select');
  select.value = 'en';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  one<HTMLButtonElement>('[type=submit]').click();
  stage.innerHTML = PAGE.replace('登录', 'Sign in');
  const heard = listen(stage);
  await replayInput(stage, written);
  expect(one<HTMLSelectElement>('select').value).toBe('en');
  expect(heard).toEqual([expect.stringMatching(/^change/), 'click Sign in', expect.stringMatching(/^submit/)]);
});

test('when nothing was pressed nothing is pressed; afterwards the page is left alone', async () => {
  const { stage, written, one } = show();
  const heard = listen(stage);
  await replayInput(stage, written);
  expect(heard).toEqual([]);
  one<HTMLButtonElement>('[type=button]').click();
  expect(written.done).toEqual([]);
});

describe('keys of the ways to sign in', () => {
  const TABS = ['账号登录', '扫码登录', '验证码登录'];
  const showTabs = () => {
    document.body.innerHTML = `<template id="login-zh">${TABS.map((tab) => `<button role="tab">${tab}</button>`).join('')}<input /></template>`;
    const { stage, written, one } = show();
    const tabs = [...stage.querySelectorAll('button')];
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    /** Start of the program: the arrows move the keyboard. */
    const begin = () => {
      const heard: string[] = [];
      stage.addEventListener('keydown', ({ key, target }) => {
        heard.push(`${key} ${target instanceof Element ? target.textContent : ''}`);
        if (target instanceof HTMLButtonElement) tabs[tabs.indexOf(target) + 1]?.focus();
      });
      stage.addEventListener('click', ({ target }) => heard.push(`click ${target instanceof Element ? target.textContent : ''}`));
      return heard;
    };
    return { stage, written, tabs, one, press, begin };
  };

  test('are said again in order, each where the keyboard is by then', async () => {
    const { stage, written, tabs, press, begin } = showTabs();
    tabs[0]?.focus();
    press('ArrowRight');
    press('ArrowRight');
    const heard = begin();
    await replayInput(stage, written);
    expect(heard).toEqual(['ArrowRight 账号登录', 'ArrowRight 扫码登录']);
    expect(document.activeElement?.textContent).toBe('验证码登录');
  });

  test('come after what was pressed before them; those before the last press are gone with what it replaced', async () => {
    const { stage, written, tabs, press, begin } = showTabs();
    tabs[0]?.focus();
    press('End');
    tabs[1]?.focus();
    tabs[1]?.click();
    press('ArrowRight');
    const heard = begin();
    await replayInput(stage, written);
    expect(heard).toEqual(['click 扫码登录', 'ArrowRight 扫码登录']);
  });

  test('are not said where the keyboard went on into the form, whose keys are nobody’s business', async () => {
    const { stage, written, tabs, one, press, begin } = showTabs();
    tabs[0]?.focus();
    press('ArrowRight');
    one<HTMLInputElement>('input').focus();
    press('S');
    expect(written.done).toHaveLength(1);
    const heard = begin();
    await replayInput(stage, written);
    expect(heard).toEqual([]);
    expect(document.activeElement).toBe(one('input'));
  });
});

test('the program comes when somebody uses the page, or has looked at it for a moment', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  try {
    const used = vi.fn<() => void>();
    const looked = vi.fn<() => void>();
    const first = show();
    void first.written.used.then(used);
    first.one('input').dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(used).toHaveBeenCalledOnce();
    const second = show();
    void second.written.used.then(looked);
    await vi.advanceTimersByTimeAsync(10);
    expect(looked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(looked).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test('where nothing was written, as in development, nothing is shown', () => {
  document.body.innerHTML = '';
  expect(showPrerendered(document.createElement('div'), 'zh')).toBeNull();
});
