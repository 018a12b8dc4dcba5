import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnUpload } from './examples/OwnUpload.tsx';
import type { StoredUpload, UploadPorts } from './headless.ts';

type Send = UploadPorts<StoredUpload>['send'];

const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const text = (name: string) => new File(['橋'], name, { type: 'text/plain' });
const storing: Send = (file) => Promise.resolve({ kind: 'stored', stored: { name: file.name, fileId: file.name, url: `/${file.name}` } });

test('a group of one’s own has its name, its description, and its stored files with their buttons, without a provider', async () => {
  const screen = await render(<OwnUpload rules={{ limit: 3 }} />);
  const group = screen.getByRole('group', { name: '添付' });
  await expect.element(group).toHaveAccessibleDescription('3 件まで');
  await expect.element(group.getByRole('button', { name: 'ファイルを選ぶ' })).toHaveAccessibleDescription('3 件まで');
  await expect.element(screen.getByRole('button', { name: '図面.pdf を削除' })).toBeVisible();
});

test('a chosen file is sent, joins the stored ones, and is said in the given words', async () => {
  const onChange = vi.fn<(value: readonly StoredUpload[]) => void>();
  const screen = await render(
    <StrictMode>
      <OwnUpload ports={{ send: storing }} onChange={onChange} />
    </StrictMode>,
  );
  await userEvent.upload(input(), text('記録.txt'));
  await expect.element(screen.getByRole('button', { name: '記録.txt を削除' })).toBeVisible();
  expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['図面.pdf', '記録.txt']);
  await expect.poll(said).toContain('1 件を送信しました');
});

test('a file under way has its progress by its name, and is given up; the keyboard stays in the group', async () => {
  const screen = await render(<OwnUpload />);
  await userEvent.upload(input(), text('記録.txt'));
  await expect.element(screen.getByRole('progressbar', { name: '記録.txt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '記録.txt を中止' }));
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.poll(said).toContain('記録.txt を中止しました');
  expect(document.activeElement?.closest('[role=group]')).not.toBeNull();
});

test('a stored file is taken out after the question of one’s own, and stays where it is answered no', async () => {
  const screen = await render(<OwnUpload />);
  const remove = screen.getByRole('button', { name: '図面.pdf を削除' });
  await userEvent.click(remove);
  await userEvent.click(screen.getByRole('button', { name: 'いいえ' }));
  await expect.element(remove).toBeVisible();
  await userEvent.click(remove);
  await userEvent.click(screen.getByRole('button', { name: 'はい' }));
  await expect.element(remove).not.toBeInTheDocument();
  await expect.poll(said).toContain('図面.pdf を削除しました。残り 0 件');
});

test('files are sent by the names that were given to them', async () => {
  const screen = await render(<OwnUpload ports={{ send: storing }} asksNames />);
  await userEvent.upload(input(), text('IMG_1.txt'));
  await userEvent.fill(screen.getByRole('textbox', { name: 'IMG_1.txt' }), '現場.txt');
  await userEvent.click(screen.getByRole('button', { name: '送信', exact: true }));
  await expect.element(screen.getByRole('button', { name: '現場.txt を削除' })).toBeVisible();
});

test('more files than fit are refused in the given words, at the field', async () => {
  const screen = await render(<OwnUpload rules={{ limit: 1 }} />);
  await userEvent.upload(input(), text('記録.txt'));
  await expect.element(screen.getByRole('group', { name: '添付' })).toHaveAccessibleDescription('1 件までです');
});
