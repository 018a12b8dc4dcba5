import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { OwnConfirm } from './examples/OwnConfirm.tsx';
import { useAsk } from './index.ts';

test('questions of one’s own are asked one after the other and give the keyboard back, without a provider', async () => {
  const screen = await render(
    <StrictMode>
      <OwnConfirm />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: '削除' });
  await userEvent.click(opener);
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleName('削除しますか？');
  await expect.element(question).toHaveAccessibleDescription('元に戻せません。');
  await expect.element(screen.getByRole('button', { name: 'やめる' })).toHaveFocus();
  await userEvent.click(question.getByRole('button', { name: '削除' }));
  await expect.element(question).toHaveAccessibleName('本当に？');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('true false');
  await expect.element(opener).toHaveFocus();
});

function Deletes({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }) {
  const ask = useAsk();
  const remove = () => ask({ title: '删除？', body: '不能恢复。', confirmLabel: '删除', tone: 'danger' });
  return <Button onPress={() => void remove().then(onAnswer)}>删除</Button>;
}

test('a widget in a page without a host asks with the question of the browser', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const onAnswer = vi.fn<(isConfirmed: boolean) => void>();
  const screen = await renderInKit(<Deletes onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  expect(asked).toHaveBeenCalledExactlyOnceWith('删除？\n\n不能恢复。');
});
