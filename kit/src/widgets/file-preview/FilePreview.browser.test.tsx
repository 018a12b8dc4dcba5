import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { FilePreview } from './index.ts';
import type { LookedAt } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const image: LookedAt = { kind: 'image', address: PIXEL };

async function opened(lookedAt: LookedAt, { name = '护栏.png', ...around }: { name?: string } & Parameters<typeof renderInKit>[1] = {}) {
  const onDownload = vi.fn<() => void>();
  const onRetry = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const screen = await renderInKit(<FilePreview {...{ name, lookedAt, onDownload, onRetry, onClose }} />, around);
  return { screen, onDownload, onRetry, onClose };
}

test('is named after the file, with Cancel and Download', async () => {
  const { screen, onDownload, onClose } = await opened(image);
  await expect.element(screen.getByRole('dialog', { name: '文档预览 - 护栏.png' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '护栏.png' })).toHaveAttribute('src', PIXEL);
  await userEvent.click(screen.getByRole('button', { name: '下载' }));
  expect(onDownload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(
  oneInTurn(
    [
      ['zh', '放大', '缩放 125%', '已旋转 90 度'],
      ['zhtw', '放大', '縮放 125%', '已旋轉 90 度'],
      ['en', 'Zoom in', 'Zoom 125%', 'Turned by 90 degrees'],
    ] as const,
    'FilePreview',
  ),
)('%s: keys zoom and turn the image, and both are said', async (locale, zoomIn, zoomed, turned) => {
  const { screen } = await opened(image, { locale });
  await expect.element(screen.getByRole('button', { name: zoomIn })).toBeVisible();
  const stage = document.querySelector<HTMLElement>('[role=dialog] [role=group][tabindex="0"]');
  stage?.focus();
  await userEvent.keyboard('+');
  await expect.poll(announcements).toContain(zoomed);
  await userEvent.keyboard('r');
  await expect.poll(announcements).toContain(turned);
  expect(document.querySelector<HTMLElement>('[role=dialog] img')?.style.transform).toContain('rotate(90deg) scale(1.25)');
});

test('an image that does not load can be asked for again', async () => {
  const { screen, onRetry } = await opened({ kind: 'image', address: 'data:image/png;base64,AAAA' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a frame has the rights it was given, and is not told whence it is called', async () => {
  await opened({ kind: 'frame', href: 'about:blank', sandbox: 'allow-scripts' }, { name: 'a.pdf' });
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(document.querySelector('iframe')).toMatchObject({ title: 'a.pdf', referrerPolicy: 'no-referrer' });
});

test('a refused address is shown nowhere; a failure says the reason it was given', async () => {
  const { screen } = await opened({ kind: 'refused' });
  await expect.element(screen.getByText('无法在此预览该文件')).toBeVisible();
  expect(document.querySelector('iframe, [role=dialog] img')).toBeNull();
  await screen.rerender(
    <FilePreview
      name="a.pdf"
      lookedAt={{ kind: 'failed', reason: '该类型的文件暂不支持在线预览' }}
      onDownload={() => undefined}
      onRetry={() => undefined}
      onClose={() => undefined}
    />,
  );
  await expect.element(screen.getByText('该类型的文件暂不支持在线预览')).toBeVisible();
});

test('a hostile name is text in the title', async () => {
  const name = '"><img src=x onerror=alert(1)>.pdf';
  const { screen } = await opened({ kind: 'loading' }, { name });
  await expect.element(screen.getByRole('heading', { name: `文档预览 - ${name}` })).toBeVisible();
  expect(document.querySelector('[role=dialog] img')).toBeNull();
});
