import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { Dialog } from '../dialog/index.ts';
import { pressForNewTab } from '../../testing/pressForNewTab.ts';
import { MenuButton } from './index.ts';
import type { MenuItem } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const items: readonly MenuItem[] = [
  { id: 'edit', label: '编辑分类' },
  { id: 'import', label: '导入', disabledReason: '您的权限不足，请联系管理员' },
  { kind: 'separator' },
  { id: 'remove', label: '删除分类', tone: 'danger' },
];

async function aMenu(shown = items) {
  const onAction = vi.fn<(id: string) => void>();
  const screen = await renderInKit(<MenuButton trigger={{ label: '分类操作' }} items={shown} onAction={onAction} />);
  const trigger = screen.getByRole('button', { name: '分类操作' });
  return { screen, trigger, onAction, item: (name: string) => screen.getByRole('menuitem', { name }) };
}

test.for([
  ['Enter', '{Enter}', '编辑分类'],
  ['Space', ' ', '编辑分类'],
  ['Down', '{ArrowDown}', '编辑分类'],
  ['Up', '{ArrowUp}', '删除分类'],
])('%s opens the menu on the right item', async ([, key, name]) => {
  const { trigger, item } = await aMenu();
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard(key!);
  await expect.element(item(name!)).toHaveFocus();
});

test('Escape closes the menu and gives the focus back to the button', async () => {
  const { screen, trigger, item } = await aMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('编辑分类')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  expect(screen.getByRole('menu').query()).toBeNull();
});

test('Tab closes the menu and gives the focus back to the button', async () => {
  const { screen, trigger, item } = await aMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('编辑分类')).toHaveFocus();
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  expect(screen.getByRole('menu').query()).toBeNull();
});

test('Enter chooses the item, closes the menu and gives the focus back', async () => {
  const { screen, trigger, item, onAction } = await aMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('删除分类')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toHaveFocus();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('remove');
  expect(screen.getByRole('menu').query()).toBeNull();
});

test('a disabled item is reached by the arrows, says why, and does nothing', async () => {
  const { item, onAction } = await aMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('编辑分类')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const disabled = item('导入');
  await expect.element(disabled).toHaveFocus();
  await expect.element(disabled).toHaveAttribute('aria-disabled', 'true');
  await expect.element(disabled).toHaveAccessibleDescription('您的权限不足，请联系管理员');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(disabled, { force: true });
  expect(onAction).not.toHaveBeenCalled();
  await expect.element(disabled).toBeVisible();
});

test('typing the beginning of a name moves to that item', async () => {
  const { item } = await aMenu([
    { id: 'gantry', label: 'ETC 门架' },
    { id: 'camera', label: 'CCTV 摄像机' },
  ]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('ETC 门架')).toHaveFocus();
  await userEvent.keyboard('c');
  await expect.element(item('CCTV 摄像机')).toHaveFocus();
});

test('a choice tells whether it is the current one', async () => {
  const { screen } = await aMenu([
    { id: 'zh', label: '简体中文', isChecked: true },
    { id: 'en', label: 'English', isChecked: false },
  ]);
  await userEvent.click(screen.getByRole('button', { name: '分类操作' }));
  await expect.element(screen.getByRole('menuitemradio', { name: '简体中文' })).toHaveAttribute('aria-checked', 'true');
  await expect.element(screen.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'false');
});

test('a press outside closes the menu', async () => {
  const { screen, trigger } = await aMenu();
  await userEvent.click(trigger);
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('once fetched, the menu is there within a frame of the press', async () => {
  const { screen, trigger } = await aMenu();
  await userEvent.click(trigger);
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const button = trigger.element();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise(requestAnimationFrame);
  expect(document.querySelector('[role=menu]')).not.toBeNull();
});

test.for(
  oneInTurn(
    [
      ['zh', '关闭'],
      ['zhtw', '關閉'],
      ['en', 'Close'],
    ] as const,
    'Menu',
  ),
)('the hidden close button of the menu speaks %s', async ([locale, word]) => {
  const screen = await renderInKit(<MenuButton trigger={{ label: 'Actions' }} items={items} onAction={() => undefined} />, { locale });
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await vi.waitFor(() => {
    const names = [...document.querySelectorAll('button[tabindex="-1"]')].map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([word, word]);
  });
});

type DialogState = 'none' | 'coming' | 'here';

/** @param dialog where the dialog is that the menu asks for */
function Opener({ dialog, setDialog }: { readonly dialog: DialogState; readonly setDialog: (next: DialogState) => void }) {
  return (
    <>
      <MenuButton trigger={{ label: '账号' }} items={[{ id: 'about', label: '关于' }]} onAction={() => setDialog('coming')} />
      {dialog === 'coming' && <PendingOverlay />}
      {dialog === 'here' && (
        <Dialog title="关于" widthPx={600} onClose={() => setDialog('none')} footer="">
          3.4.7
        </Dialog>
      )}
    </>
  );
}

test('a second Enter while what was chosen is fetched opens no menu over it: the dialog has the keyboard', async () => {
  let arrive = () => {};
  function Page() {
    const [dialog, setDialog] = useState<DialogState>('none');
    useEffect(() => {
      arrive = () => setDialog('here');
    }, []);
    return <Opener dialog={dialog} setDialog={setDialog} />;
  }
  const screen = await renderInKit(<Page />);
  const trigger = screen.getByRole('button', { name: '账号' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: '关于' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu').query()).toBeNull();
  arrive();
  const dialog = screen.getByRole('dialog', { name: '关于' });
  await expect.element(dialog).toBeVisible();
  await vi.waitFor(() => expect(dialog.element().contains(document.activeElement)).toBe(true));
  expect(screen.getByRole('menu').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: '关于' })).toHaveFocus();
});

test('an item that leads to an address is a link: a press for a new tab is the browser’s, Enter and a plain press are ours', async () => {
  const { trigger, item, onAction } = await aMenu([{ id: 'profile', label: '个人信息', href: '#/profile' }, ...items]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('个人信息')).toHaveFocus();
  await expect.element(item('个人信息')).toHaveAttribute('href', '#/profile');
  expect(pressForNewTab(item('个人信息').element())).toBe(true);
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('profile');
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await item('个人信息').click();
  expect(onAction).toHaveBeenCalledTimes(2);
  expect(location.hash).not.toBe('#/profile');
});
