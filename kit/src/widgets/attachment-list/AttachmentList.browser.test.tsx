import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { AttachmentList } from './index.ts';
import type { Attachment, AttachmentListProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const FILES: readonly Attachment[] = [
  { fileId: 'f1', name: '验收单.pdf', url: '/a', fileSize: 1536 },
  { fileId: 'f2', name: '"><img src=x onerror=alert(1)>.png', url: '/b' },
];

async function drawn(more: Partial<AttachmentListProps> = {}) {
  const spies = {
    onDownload: vi.fn<(file: Attachment) => unknown>(),
    onDownloadAll: vi.fn<() => unknown>(),
    onPreview: vi.fn<(file: Attachment) => unknown>(),
  };
  const screen = await renderInKit(<AttachmentList files={FILES} {...spies} {...more} />);
  return { screen, ...spies };
}

test('names every file as text, with its size in steps of 1024', async () => {
  const { screen } = await drawn();
  await expect.element(screen.getByRole('list', { name: '附件（2）' })).toBeVisible();
  await expect.element(screen.getByText('1.5 KB')).toBeVisible();
  await expect.element(screen.getByText('"><img src=x onerror=alert(1)>.png')).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('by keyboard: all, then view and download of each file', async () => {
  const { onDownloadAll, onPreview, onDownload } = await drawn();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onDownloadAll).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPreview).toHaveBeenCalledExactlyOnceWith(FILES[0], FILES);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(FILES[0]);
});

test('while a file is fetched its button is busy, keeps the keyboard and does not fetch twice', async () => {
  let settle = () => {};
  const onDownload = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (settle = resolve)));
  const { screen } = await drawn({ onDownload });
  const button = screen.getByRole('button', { name: '下载 验收单.pdf' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onDownload).toHaveBeenCalledOnce();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  settle();
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('a fetch that fails leaves the button as it was', async () => {
  const { screen } = await drawn({ onDownload: () => Promise.reject(new Error('503')) });
  const button = screen.getByRole('button', { name: '下载 验收单.pdf' });
  await userEvent.click(button);
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('download all with no files says 未发现文件', async () => {
  const { screen, onDownloadAll } = await drawn({ files: [] });
  await userEvent.click(screen.getByRole('button', { name: '全部下载' }));
  await expect.poll(announcements).toContain('未发现文件');
  await expect.element(screen.getByRole('button', { name: '全部下载' })).toHaveAccessibleDescription('未发现文件');
  expect(onDownloadAll).not.toHaveBeenCalled();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '下載 验收单.pdf', '全部下載'],
      ['en', 'Download 验收单.pdf', 'Download all'],
    ] as const,
    'AttachmentList',
  ),
)('speaks %s', async (locale, one, all) => {
  const screen = await renderInKit(<AttachmentList files={FILES} onDownload={() => {}} onDownloadAll={() => {}} />, { locale });
  await expect.element(screen.getByRole('button', { name: one })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: all })).toBeVisible();
});
