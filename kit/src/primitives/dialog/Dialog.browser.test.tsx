import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Dialog } from './index.ts';
import type { DialogProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Form(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>新建字典</Button>
      {isOpen && (
        <Dialog title="新建字典" widthPx={600} onClose={() => setIsOpen(false)} footer={<Button variant="primary">保存</Button>} {...props}>
          {props.children ?? (
            <label>
              名称
              <input name="fullName" />
            </label>
          )}
        </Dialog>
      )}
    </>
  );
}

async function opened(props: Partial<DialogProps> = {}) {
  const screen = await renderInKit(<Form {...props} />);
  await userEvent.click(screen.getByRole('button', { name: '新建字典' }));
  const dialog = screen.getByRole('dialog', { name: '新建字典' });
  await expect.element(dialog).toBeInTheDocument();
  return { screen, dialog };
}

const scrim = () => document.elementFromPoint(4, 4) ?? document.body;

async function pressScrim() {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    scrim().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 4, clientY: 4, pointerId: 1, pointerType: 'mouse' }));
  }
}

// Whatever size the page had before: in a narrow one the dialog fills it, and nothing lies outside.
beforeEach(() => page.viewport(1280, 800));

test('a dialog is named by its title and starts in its first field', async () => {
  const { screen, dialog } = await opened();
  await expect.element(dialog).toHaveAccessibleName('新建字典');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('headings inside stand one level below the title', async () => {
  const { dialog } = await opened({ children: <Card title="基本信息">甲</Card> });
  await expect.element(dialog.getByRole('heading', { level: 2, name: '新建字典' })).toBeInTheDocument();
  await expect.element(dialog.getByRole('heading', { level: 3, name: '基本信息' })).toBeInTheDocument();
});

test('the marked element gets the focus before the first field', async () => {
  const { screen } = await opened({
    children: (
      <>
        <input aria-label="名称" />
        <input aria-label="编码" data-autofocus />
      </>
    ),
  });
  await expect.element(screen.getByRole('textbox', { name: '编码' })).toHaveFocus();
});

test('a dialog without fields takes the focus itself, so that its name is read', async () => {
  const { dialog } = await opened({ children: <p>版本 3.4.7</p> });
  await expect.element(dialog).toHaveFocus();
});

test('Tab stays inside, the page behind is out of reach', async () => {
  const { screen, dialog } = await opened();
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  expect(screen.container.closest('[inert]') ?? screen.container.querySelector('[inert]')).not.toBeNull();
});

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(page.getByRole('button', { name: '关闭' }))],
  ['a press outside', pressScrim],
] as const)('%s closes the dialog and gives the focus back', async ([, close]) => {
  const { screen, dialog } = await opened();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '新建字典' })).toHaveFocus();
});

test('the focus comes and goes the same way when React runs effects twice', async () => {
  const screen = await renderInKit(
    <StrictMode>
      <Form />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: '新建字典' }));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '新建字典' })).toHaveFocus();
});

test('a press that began inside closes nothing', async () => {
  const { screen, dialog } = await opened();
  const at = { bubbles: true, clientX: 4, clientY: 4, pointerId: 1, pointerType: 'mouse' };
  screen.getByRole('textbox').element().dispatchEvent(new PointerEvent('pointerdown', at));
  scrim().dispatchEvent(new PointerEvent('pointerup', at));
  await expect.element(dialog).toBeVisible();
});

test('a guard that says no keeps the dialog and the typed text', async () => {
  const guard = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const { screen, dialog } = await opened({ guard });
  await userEvent.keyboard('波形梁护栏');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(guard).toHaveBeenCalledTimes(2);
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('波形梁护栏');
});

test('while the guard is asking it is not asked again', async () => {
  let answer: (mayClose: boolean) => void = () => undefined;
  const guard = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (answer = resolve)));
  const { dialog } = await opened({ guard });
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(guard).toHaveBeenCalledOnce();
  answer(true);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('with a guard a press outside does nothing', async () => {
  const guard = vi.fn<() => boolean>(() => true);
  const { dialog } = await opened({ guard });
  await pressScrim();
  expect(guard).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

test('Escape that ends a composition closes nothing', async () => {
  const { screen, dialog } = await opened();
  screen
    .getByRole('textbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

test('a long text without fields can be scrolled with the keyboard', async () => {
  const { screen } = await opened({ children: Array.from({ length: 60 }, (_, at) => <p key={at}>第 {at + 1} 条 通行费稽查规则</p>) });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('region', { name: '新建字典' })).toHaveFocus();
});

test('below 600 px the dialog fills the page', async () => {
  await page.viewport(375, 700);
  const { dialog } = await opened();
  await vi.waitFor(() => {
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([375, 700]);
  });
  await page.viewport(1280, 800);
});

test.for(
  oneInTurn(
    [
      ['zh', '关闭'],
      ['zhtw', '關閉'],
      ['en', 'Close'],
    ] as const,
    'Dialog',
  ),
)('the close button speaks %s', async ([locale, name]) => {
  const screen = await renderInKit(
    <Dialog title="版本" widthPx={600} onClose={() => undefined} footer={<Button>OK</Button>}>
      3.4.7
    </Dialog>,
    { locale },
  );
  await expect.element(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('any length of CSS may be its width, and its parts can be styled by name', async () => {
  const { dialog } = await opened({ width: '50vw', className: 'own', parts: { heading: { style: { fontSize: 30 } } } });
  const surface = dialog.element().closest('.own');
  expect(surface?.getBoundingClientRect().width).toBe(innerWidth / 2);
  expect(getComputedStyle(dialog.element().querySelector('[data-part=heading]')!).fontSize).toBe('30px');
});
