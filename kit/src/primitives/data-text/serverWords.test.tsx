import { setupI18n } from '@lingui/core';
import { act, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Alert } from '../alert/index.ts';
import { KitProvider, useKit } from '../kit-provider/index.ts';
import { MessageList } from '../message-list/index.ts';
import { LoadFailed, StatePanel } from '../state-panel/index.ts';
import { createToaster } from '../toast/index.ts';

/** Texts of another language than the page's, in the order they are read. */
function otherLanguage(part: ReactNode): readonly string[] {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(
    <KitProvider i18n={i18n} lang="en">
      {part}
    </KitProvider>,
  );
  return [...body.querySelectorAll('[lang=zh-Hans-CN]')].map(({ textContent }) => textContent);
}

test.each<[string, () => ReactNode, readonly string[]]>([
  ['the reason under a panel', () => <StatePanel kind="failed" title="It did not load">{`数据不存在`}</StatePanel>, ['数据不存在']],
  ['the title of a panel', () => <StatePanel kind="failed" title="The design of “车辆档案” cannot be read" />, ['车辆档案']],
  ['the reason of a list', () => <LoadFailed onRetry={() => undefined} detail="数据接口已停用" />, ['数据接口已停用']],
  [
    'the title of a notice',
    () => <Alert tone="danger" title="流程已被处理" description="What you entered is still here." />,
    ['流程已被处理'],
  ],
  ['the reason in a notice', () => <Alert tone="danger" title="It was not handed in" description="表单已停用" />, ['表单已停用']],
  ['words of the page alone', () => <Alert title="No network" description="What you typed stays here." />, []],
])('3.1.2 server words on an English page say that they are Chinese: %s', (_, part, expected) =>
  expect(otherLanguage(part())).toEqual(expected),
);

test('a panel outside the kit, as on the login page, is drawn without marks of language', () => {
  expect(renderToStaticMarkup(<StatePanel kind="failed" title="流程已被处理" />)).toMatch(/>流程已被处理</);
});

function Say({ text }: { readonly text: string }) {
  const { announcer } = useKit();
  useEffect(() => announcer.say(text), [announcer, text]);
  return null;
}

test.each([
  ['en', 'The code is taken: 编码已存在', ['编码已存在']],
  ['en', 'Nothing found', []],
  ['zhtw', '找到 1 項', []],
] as const)('3.1.2 what is said in %s says which of it is Chinese: %s', (locale, text, expected) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  act(() =>
    root.render(
      <KitProvider i18n={i18n} lang={locale}>
        <Say text={text} />
      </KitProvider>,
    ),
  );
  const line = document.querySelector('[data-live-region=polite] p');
  expect(line?.textContent).toBe(text);
  expect([...(line?.querySelectorAll('[lang=zh-Hans-CN]') ?? [])].map(({ textContent }) => textContent)).toEqual(expected);
});

test('3.1.2 words of the server among the messages of a page in zhtw say that they are another Chinese; words of the page do not', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const toaster = createToaster();
  toaster.show({ tone: 'success', title: '更新成功', isData: true, durationMs: 'until-closed' });
  toaster.show({ tone: 'success', title: '檔案已匯出', durationMs: 'until-closed' });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <KitProvider i18n={setupI18n({ locale: 'zhtw', messages: { zhtw: {} } })} lang="zhtw">
        <MessageList toaster={toaster} onFollow={() => undefined} />
      </KitProvider>,
    ),
  );
  expect([...place.querySelectorAll('[lang=zh-Hans-CN]')].map(({ textContent }) => textContent)).toEqual(['更新成功']);
});
