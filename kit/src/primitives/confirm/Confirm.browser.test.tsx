import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { MenuButton } from '../menu/index.ts';
import { ConfirmHost, useConfirm } from './index.ts';
import type { Question } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const remove: Question = { title: '删除“混凝土护栏”？', body: '引用它的 12 条记录将显示为空。', confirmLabel: '确认删除', tone: 'danger' };

function Asker({ onAnswer, question = remove }: { onAnswer: (isConfirmed: boolean) => void; question?: Question }) {
  const confirm = useConfirm();
  return <Button onPress={() => void confirm(question).then(onAnswer)}>删除</Button>;
}

async function asked(question?: Question) {
  const onAnswer = vi.fn<(isConfirmed: boolean) => void>();
  const screen = await renderInKit(
    <ConfirmHost>
      <Asker onAnswer={onAnswer} question={question} />
    </ConfirmHost>,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除', exact: true }));
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeInTheDocument();
  return { screen, dialog, onAnswer };
}

test('the question is an alert dialog with its consequence as description', async () => {
  const { dialog } = await asked();
  await expect.element(dialog).toHaveAccessibleName('删除“混凝土护栏”？');
  await expect.element(dialog).toHaveAccessibleDescription('引用它的 12 条记录将显示为空。');
});

test('the thing a question is about is read with its consequence', async () => {
  const { dialog } = await asked({
    title: '提示',
    subject: '混凝土护栏',
    body: '此操作将永久删除该数据，是否继续？',
    confirmLabel: '删除',
    tone: 'danger',
  });
  await expect.element(dialog).toHaveAccessibleName('提示');
  await expect.element(dialog).toHaveAccessibleDescription('混凝土护栏 此操作将永久删除该数据，是否继续？');
});

test('where something is destroyed the focus starts on cancel', async () => {
  const { screen } = await asked();
  await expect.element(screen.getByRole('button', { name: '取消' })).toHaveFocus();
});

test('elsewhere the focus starts on the answer', async () => {
  const { screen } = await asked({ title: '切换到养护工程？', confirmLabel: '切换', tone: 'plain' });
  await expect.element(screen.getByRole('button', { name: '切换', exact: true })).toHaveFocus();
});

test.for([
  ['the confirm button', '确认删除', true],
  ['cancel', '取消', false],
] as const)('%s answers and gives the focus back', async ([, name, answer]) => {
  const { screen, dialog, onAnswer } = await asked();
  await userEvent.click(screen.getByRole('button', { name }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  await expect.element(screen.getByRole('button', { name: '删除', exact: true })).toHaveFocus();
});

test('Escape means no', async () => {
  const { dialog, onAnswer } = await asked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

test('a press outside is no answer', async () => {
  const { dialog, onAnswer } = await asked();
  const scrim = document.elementFromPoint(2, 2) ?? document.body;
  for (const type of ['pointerdown', 'pointerup']) scrim.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }));
  await expect.element(dialog).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
});

function TwoAsker({ onAnswers }: { onAnswers: (answers: boolean[]) => void }) {
  const confirm = useConfirm();
  const askBoth = async () => onAnswers(await Promise.all([confirm(remove), confirm({ ...remove, title: '删除“缆索护栏”？' })]));
  return <Button onPress={() => void askBoth()}>批量删除</Button>;
}

test('two questions never lie on top of each other: the second waits', async () => {
  const onAnswers = vi.fn<(answers: boolean[]) => void>();
  const screen = await renderInKit(
    <ConfirmHost>
      <TwoAsker onAnswers={onAnswers} />
    </ConfirmHost>,
  );
  await userEvent.click(screen.getByRole('button', { name: '批量删除' }));
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleName('删除“混凝土护栏”？');
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '确认删除' }));
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleName('删除“缆索护栏”？');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onAnswers).toHaveBeenCalledExactlyOnceWith([true, false]));
  await expect.element(screen.getByRole('button', { name: '批量删除' })).toHaveFocus();
});

function Rows() {
  const confirm = useConfirm();
  const [names, setNames] = useState(['波形梁护栏', '混凝土护栏', '缆索护栏']);
  const removeRow = async (name: string) => {
    if (await confirm({ ...remove, title: `删除“${name}”？` })) setNames((all) => all.filter((other) => other !== name));
  };
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name}
          <MenuButton
            trigger={{ label: `${name} 的操作` }}
            items={[{ id: 'remove', label: '删除' }]}
            onAction={() => void removeRow(name)}
          />
        </li>
      ))}
    </ul>
  );
}

test('a question asked from the menu of a row ends, after the deletion, on the next row', async () => {
  const screen = await renderInKit(
    <ConfirmHost>
      <Rows />
    </ConfirmHost>,
  );
  screen.getByRole('button', { name: '混凝土护栏 的操作' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: '删除' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '确认删除' }));
  await expect.element(screen.getByText('混凝土护栏')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '缆索护栏 的操作' })).toHaveFocus();
});

test('a page that goes away answers no', async () => {
  const { screen, onAnswer } = await asked();
  await screen.unmount();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

test('what a question is about has changed: everything that waits is answered no', async () => {
  const onAnswers = vi.fn<(answers: boolean[]) => void>();
  const about = (topic: string) => (
    <ConfirmHost topic={topic}>
      <TwoAsker onAnswers={onAnswers} />
    </ConfirmHost>
  );
  const screen = await renderInKit(about('/dictionary'));
  await userEvent.click(screen.getByRole('button', { name: '批量删除' }));
  await expect.element(screen.getByRole('alertdialog')).toBeInTheDocument();
  await screen.rerender(about('/area'));
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(onAnswers).toHaveBeenCalledExactlyOnceWith([false, false]));
  await expect.element(screen.getByRole('button', { name: '批量删除' })).toHaveFocus();
});

test.for(
  oneInTurn(
    [
      ['zh', '取消'],
      ['zhtw', '取消'],
      ['en', 'Cancel'],
    ] as const,
    'Confirm',
  ),
)('cancel speaks %s', async ([locale, name]) => {
  const screen = await renderInKit(
    <ConfirmHost>
      <Asker onAnswer={() => undefined} />
    </ConfirmHost>,
    { locale },
  );
  await userEvent.click(screen.getByRole('button', { name: '删除', exact: true }));
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeInTheDocument();
});
