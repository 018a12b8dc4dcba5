import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Sample } from './examples/Sample.tsx';
import type { SampleProps } from './examples/Sample.tsx';
import { fakeCamera } from '../camera/examples/fakeCamera.ts';

async function opened(props: SampleProps) {
  const screen = await renderInKit(<Sample {...props} />);
  await userEvent.click(screen.getByRole('button').first());
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

describe('a photo', () => {
  test('is taken, seen and named before it is handed over; the camera is closed by then, and the keyboard is back', async () => {
    const [onTaken, onClose] = [vi.fn<(photo: File) => void>(), vi.fn<() => void>()];
    const { screen, dialog } = await opened({ camera: fakeCamera({ onClose }), onTaken });
    await expect.element(dialog).toHaveAccessibleName('拍照');
    const take = dialog.getByRole('button', { name: '拍摄', exact: true });
    await expect.element(take).toBeEnabled();
    onClose.mockClear();
    await userEvent.click(take);
    const name = dialog.getByRole('textbox', { name: '文件名' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue(expect.stringMatching(/^照片 \d{8} \d{6}$/) as never);
    await expect.element(dialog.getByRole('img', { name: '刚拍的照片' })).toBeVisible();
    await expect.poll(announcements).toContain('已拍照');
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    await userEvent.fill(name, 'K12+350 护栏');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '拍摄现场' })).toHaveFocus();
    const [photo] = onTaken.mock.calls[0] ?? [];
    expect([photo?.name, photo?.type]).toEqual(['K12+350 护栏.jpg', 'image/jpeg']);
    const head = new Uint8Array((await photo?.slice(0, 3).arrayBuffer()) ?? new ArrayBuffer());
    expect([...head]).toEqual([0xff, 0xd8, 0xff]);
  });
  test('can be taken again; without a name it is not used', async () => {
    const onTaken = vi.fn<(photo: File) => void>();
    const { dialog } = await opened({ camera: fakeCamera(), onTaken });
    const take = dialog.getByRole('button', { name: '拍摄', exact: true });
    await expect.element(take).toBeEnabled();
    await userEvent.click(take);
    await userEvent.fill(dialog.getByRole('textbox'), ' ');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请输入文件名称/);
    await userEvent.click(dialog.getByRole('button', { name: '重拍' }));
    await expect.element(take).toBeEnabled();
    expect(onTaken).not.toHaveBeenCalled();
  });
  test('Escape closes, and the camera with it', async () => {
    const onClose = vi.fn<() => void>();
    const { dialog } = await opened({ camera: fakeCamera({ onClose }) });
    await expect.element(dialog.getByRole('button', { name: '拍摄', exact: true })).toBeEnabled();
    onClose.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
