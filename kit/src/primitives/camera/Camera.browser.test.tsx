import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Sample } from './examples/Sample.tsx';
import type { SampleProps } from './examples/Sample.tsx';
import { closedCamera, fakeCamera } from './examples/fakeCamera.ts';

async function opened(props: SampleProps, around?: Parameters<typeof renderInKit>[1]) {
  const screen = await renderInKit(<Sample {...props} />, around);
  await userEvent.click(screen.getByRole('button').first());
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test.each([
  ['NotAllowedError', 'zh', '没有使用摄像头的权限', /网站设置/],
  ['NotFoundError', 'zhtw', '找不到攝影機', /連接/],
  ['NotReadableError', 'en', 'The camera is in use', /Close the program/],
] as const)('%s is told in %s with what to do, and can be tried again', async (fault, locale, title, advice) => {
  const camera = { ...closedCamera(fault) };
  const { dialog } = await opened({ camera, reader: { detect: () => Promise.resolve([]) } }, { locale });
  await expect.element(dialog.getByText(title, { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(advice)).toBeVisible();
  await expect.poll(() => announcements().some((said) => said.startsWith(title) && advice.test(said))).toBe(true);
  camera.getUserMedia = fakeCamera().getUserMedia.bind(null);
  await userEvent.click(dialog.getByRole('button', { name: /重试|重試|Retry/ }));
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBeGreaterThan(0);
});

test('a code is looked for until one says something: it is handed over once, and the camera is closed', async () => {
  const [onScan, onClose] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  const answers = [[], [{ rawValue: '' }], [{ rawValue: 'HL-0077' }]];
  const reader = { detect: () => Promise.resolve(answers.shift() ?? [{ rawValue: 'later' }]) };
  const { screen, dialog } = await opened({ camera: fakeCamera({ onClose }), reader, onScan });
  await expect.poll(() => onScan.mock.calls).toEqual([['HL-0077']]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '扫描设备' })).toHaveFocus();
  expect(onClose).toHaveBeenCalled();
});
