import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { MenuButton } from '../menu/index.ts';
import { Popover } from './index.ts';
import type { PanelExit } from './index.ts';
import { StationField } from './examples/StationField.tsx';
import { pane, tall } from './examples/StationField.css.ts';
import { manyStations, stations } from './examples/stations.ts';

async function aField(props: Partial<Parameters<typeof StationField>[0]> = {}) {
  const onLeft = vi.fn<(by: PanelExit) => void>();
  const screen = await renderInKit(
    <>
      <p>正文</p>
      <StationField stations={stations} onLeft={onLeft} {...props} />
      <button type="button">下一项</button>
    </>,
  );
  return { screen, onLeft, field: screen.getByRole('combobox', { name: '收费站' }), list: screen.getByRole('listbox') };
}

test('the focus stays in the field while its list is open, also after a press on the list', async () => {
  const { field, list, screen } = await aField({ maxHeightPx: 100 });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveFocus();
  await expect.element(list).toBeVisible();
  await userEvent.click(list, { position: { x: 2, y: 2 } });
  await expect.element(field).toHaveFocus();
  await userEvent.click(screen.getByRole('option', { name: '双河枢纽' }));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('双河枢纽');
});

test('Escape closes the list and leaves the field as it was', async () => {
  const { field, list, onLeft } = await aField();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('escape');
});

test('Tab goes to what can be pressed in the list, then to what follows the field, and the list closes', async () => {
  const { list, onLeft, screen, field } = await aField({ action: '新建收费站' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '新建收费站' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '下一项' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('focus');
});

test('Tab leaves a list without stops for what follows the field', async () => {
  const { list, screen } = await aField();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '下一项' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('a press beside the list closes it, and the focus is never on the body', async () => {
  const { list, onLeft, screen, field } = await aField();
  await userEvent.click(field);
  await userEvent.click(screen.getByText('正文'));
  await expect.element(list).not.toBeInTheDocument();
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('outside');
  await expect.element(field).toHaveFocus();
});

const edges = (element: Element) => element.getBoundingClientRect();
const panelOf = (list: { element(): Element }) => edges(list.element().closest('[data-side]')!);

test('the list is as wide as its field, never beyond the page, and goes above where there is no room below', async () => {
  await page.viewport(800, 500);
  const { field, list, screen } = await aField({ stations: manyStations });
  const anchor = () => edges(field.element().parentElement!);
  await userEvent.click(field);
  await expect.poll(() => panelOf(list).width).toBe(anchor().width);
  expect(panelOf(list).top).toBeGreaterThanOrEqual(anchor().bottom);
  expect(panelOf(list).bottom).toBeLessThanOrEqual(innerHeight);
  await userEvent.keyboard('{Escape}');
  screen.container.style.paddingTop = '380px';
  await userEvent.click(field);
  await expect.poll(() => panelOf(list).bottom).toBeLessThanOrEqual(anchor().top);
  expect(panelOf(list).top).toBeGreaterThanOrEqual(0);
});

test('the list moves with its field, and is gone from sight when the field is', async () => {
  await page.viewport(800, 600);
  const screen = await renderInKit(
    <div className={pane} data-testid="pane">
      <StationField stations={stations} />
      <div className={tall} />
    </div>,
  );
  const field = screen.getByRole('combobox');
  const list = screen.getByRole('listbox');
  await userEvent.click(field);
  const gap = () => panelOf(list).top - edges(field.element().parentElement!).bottom;
  await expect.poll(gap).toBe(4);
  const scroller = screen.getByTestId('pane').element();
  scroller.scrollTop = 10;
  await expect.poll(gap).toBe(4);
  scroller.scrollTop = 400;
  await expect.poll(() => getComputedStyle(list.element().closest('[data-side]')!).opacity).toBe('0');
});

test('Escape closes the list in a dialog, then the dialog', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await renderInKit(
    <Dialog title="新建工单" widthPx={600} onClose={onClose} footer={<Button>保存</Button>}>
      <StationField stations={stations} action="新建收费站" />
    </Dialog>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(screen.getByRole('listbox').element().closest('[inert], [aria-hidden=true]')).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '新建收费站' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('under 768 px a sheet is as wide as the page, is a dialog with a name, and has a button to close it', async () => {
  await page.viewport(375, 700);
  const { screen, field } = await aField({ narrow: 'sheet' });
  await userEvent.click(field);
  const sheet = screen.getByRole('dialog', { name: '收费站' });
  await expect.poll(() => edges(sheet.element()).width).toBe(innerWidth);
  await expect.element(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await page.viewport(1280, 800);
});

async function aPopover() {
  const screen = await renderInKit(
    <>
      <Popover label="按桩号筛选" trigger={{ text: '桩号' }}>
        {(close) => (
          <>
            <input aria-label="起点" />
            <MenuButton trigger={{ label: '更多' }} items={[{ id: 'a', label: '清除' }]} onAction={() => undefined} />
            <Button onPress={close}>应用</Button>
          </>
        )}
      </Popover>
      <button type="button">下一项</button>
      <p>正文</p>
    </>,
  );
  return { screen, button: screen.getByRole('button', { name: '桩号' }), dialog: screen.getByRole('dialog', { name: '按桩号筛选' }) };
}

test('a popover is a dialog with a name; the focus moves into it and Escape brings it back to the button', async () => {
  const { screen, button, dialog } = await aPopover();
  await userEvent.tab();
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('textbox', { name: '起点' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('Tab from the last stop of a popover closes it and goes on after its button', async () => {
  const { screen, dialog, button } = await aPopover();
  await userEvent.click(button);
  await expect.element(screen.getByRole('textbox', { name: '起点' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '应用' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '下一项' })).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a press beside a popover closes it and the focus goes back to its button', async () => {
  const { screen, dialog, button } = await aPopover();
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  await userEvent.click(screen.getByText('正文'));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a menu opened from a popover leaves it open, and Escape closes the menu only', async () => {
  const { screen, dialog, button } = await aPopover();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await expect.element(screen.getByRole('menuitem', { name: '清除' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what a popover holds can close it', async () => {
  const { screen, dialog, button } = await aPopover();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: '应用' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
