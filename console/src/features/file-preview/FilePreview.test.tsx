import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ViewedFile } from '../../overlays/index.ts';
import FilePreview from './FilePreview.tsx';

/** jsdom lays nothing out, so nothing has a size that could change. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    disconnect = () => {};
  },
);

/** Wait, without React's `act`, for what comes by itself. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}

const announced = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
const dialog = () => document.querySelector('[role=dialog]');

async function opened(name: string, url: string, answers: Parameters<typeof aSession>[0] = {}, among: readonly ViewedFile[] = []) {
  const onClose = vi.fn<() => void>();
  const session = aSession(answers);
  const screen = await renderInConsole(session.around(<FilePreview file={{ name, url }} among={among} onClose={onClose} />));
  return { session, screen, onClose };
}

test('is titled “document preview - {file name}”, with Download and Cancel, and shows an image in the viewer', async () => {
  const { screen, session } = await opened('护栏.png', '/api/file/Image/annex/f1.png');
  await screen.appeared('[role=dialog] img');
  expect(dialog()?.querySelector('h2')?.textContent).toBe('document preview - 护栏.png');
  const buttons = [...(dialog()?.querySelectorAll('footer button') ?? [])].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Cancel', 'Download']);
  expect(screen.one('[role=dialog] img').getAttribute('alt')).toBe('护栏.png');
  expect(session.asked('getPreviewAddress')).toBe(0);
});

test('keys zoom and turn the image', async () => {
  const { screen } = await opened('a.png', '/api/file/Image/annex/f1.png');
  await screen.appeared('[role=dialog] img');
  const key = (name: string) =>
    act(
      async () =>
        void screen.one('[role=group]').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
    );
  await key('+');
  await key('r');
  expect(screen.one('[role=dialog] img').style.transform).toContain('rotate(90deg) scale(1.25)');
});

test('one of several images leads to the others by keys and buttons, and keeps the keyboard on the way', async () => {
  const files = ['a.png', 'b.pdf', 'c.jpg', 'd.gif'].map((name) => ({ name, url: `/api/file/Image/annex/${name}` }));
  const { screen } = await opened('c.jpg', '/api/file/Image/annex/c.jpg', {}, files);
  await screen.appeared('[role=dialog] img');
  const text = () => dialog()?.querySelector('[role=toolbar]')?.textContent;
  const stage = screen.one('[role=group]');
  await act(async () => stage.focus());
  expect(text()).toContain('2 of 3');
  const key = (name: string) =>
    act(async () => void stage.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));
  await key('ArrowRight');
  await eventually(() => expect(screen.one('[role=dialog] img').getAttribute('alt')).toBe('d.gif'));
  expect(text()).toContain('3 of 3');
  expect(dialog()?.querySelector('h2')?.textContent).toBe('document preview - d.gif');
  await eventually(() => expect(announced()).toContain('d.gif · 3 of 3'));
  await key('Home');
  await eventually(() => expect(screen.one('[role=dialog] img').getAttribute('alt')).toBe('a.png'));
  expect(text()).toContain('1 of 3');
  expect(document.activeElement).toBe(stage);
  expect(stage.isConnected).toBe(true);
});

test('no address: 文件不存在 is warned, and it closes', async () => {
  const { screen, onClose } = await opened('a.pdf', '/api/file/Image/annex/f1.pdf', { getPreviewAddress: '' as never });
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.toaster.snapshot().shown).toMatchObject([{ tone: 'warning', title: 'The file does not exist' }]);
});

test('a file the server does not show has its words, and no button to ask again that never helps', async () => {
  const refusal = new ApiError('getPreviewAddress', {
    kind: 'refused',
    code: 400,
    msg: '该类型的文件暂不支持在线预览，请下载后查看',
    detail: 'x',
  });
  const { session } = await opened('a.pdf', '/api/file/Image/annex/f1.pdf', { getPreviewAddress: refusal });
  await eventually(() => expect(dialog()?.textContent).toContain('该类型的文件暂不支持在线预览，请下载后查看'));
  expect([...document.querySelectorAll('[role=dialog] button')].map(({ textContent }) => textContent)).not.toContain('Retry');
  expect(session.asked('getPreviewAddress')).toBe(1);
});

test('a server that did not answer can be asked again', async () => {
  const failure = new ApiError('getPreviewAddress', { kind: 'transport', detail: 'x' });
  const { screen, session } = await opened('a.pdf', '/api/file/Image/annex/f1.pdf', { getPreviewAddress: failure });
  await eventually(() => expect(dialog()?.textContent).toContain('The server did not answer.'));
  const retry = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Retry');
  if (!retry) throw new Error('There is no way to try again.');
  retry.id = 'retry';
  await screen.press('#retry');
  await eventually(() => expect(session.asked('getPreviewAddress')).toBe(2));
});

test('an address of a host nobody listed is shown nowhere', async () => {
  await opened('a.pdf', '/api/file/Image/annex/f1.pdf', { getPreviewAddress: 'https://evil.example.test/view' as never });
  await eventually(() => expect(dialog()?.textContent).toContain('This file cannot be shown here'));
  expect(document.querySelector('iframe')).toBeNull();
});

test('a hostile name is text in the title', async () => {
  const name = '"><img src=x onerror=alert(1)>.pdf';
  await opened(name, '/api/file/Image/annex/f1.pdf', { getPreviewAddress: 'https://evil.example.test/view' as never });
  await eventually(() => expect(dialog()?.querySelector('h2')?.textContent).toBe(`document preview - ${name}`));
  expect(document.querySelector('img')).toBeNull();
});
