import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { SearchMenu, manyPlaces, somePlaces } from './examples/SearchMenu.tsx';
import type { SearchMenuProps } from './examples/SearchMenu.tsx';
import { CommandPalette } from './index.ts';
import type { PaletteItem } from './index.ts';

async function open(props: Partial<SearchMenuProps> = {}) {
  const onChoose = vi.fn<(id: string) => void>();
  const screen = await renderInKit(<SearchMenu places={somePlaces} onChoose={onChoose} {...props} />);
  const opener = screen.getByRole('button', { name: '搜索导航菜单' });
  await userEvent.click(opener);
  const field = screen.getByRole('combobox', { name: '搜索导航菜单' });
  await expect.element(field).toHaveFocus();
  const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { screen, onChoose, opener, field, active };
}

test('opens as a dialog with its field focused and the first entry under Enter', async () => {
  const { screen, active } = await open();
  await expect.element(screen.getByRole('dialog', { name: '搜索导航菜单' })).toBeVisible();
  await expect.poll(active).toBe('养护工单 养护工程');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
});

test('3.1.2 a row in another language says which, also where its letters do not tell', async () => {
  const named: PaletteItem = { id: 'dictionary', label: '数据字典', lang: 'zh-CN', group: '選單' };
  const screen = await renderInKit(
    <CommandPalette
      label="搜尋"
      placeholder=""
      empty=""
      query=""
      items={[named, { ...named, id: 'own', label: '資料字典', lang: undefined }]}
      onQuery={() => {}}
      onChoose={() => {}}
      onClose={() => {}}
    />,
    { locale: 'zhtw' },
  );
  const langOf = (name: string) => screen.getByText(name).element().closest('[lang]')?.getAttribute('lang');
  await expect.element(screen.getByText('数据字典')).toBeVisible();
  expect([langOf('数据字典'), langOf('資料字典')]).toEqual(['zh-CN', 'zh-Hant-TW']);
});

test('typing marks what was searched for, says how many were found, and Enter takes the first', async () => {
  const { screen, onChoose, opener, active } = await open();
  await userEvent.keyboard('数据');
  await expect.poll(active).toBe('数据字典 数据应用');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['数据', '数据']);
  await expect.poll(announcements).toContain('找到 2 项');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('dictionary');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('arrows pass over headings, from group to group', async () => {
  const { onChoose, active } = await open();
  await expect.poll(active).toBe('养护工单 养护工程');
  await userEvent.keyboard('{ArrowDown>5/}');
  await expect.poll(active).toBe('锁定屏幕 Ctrl L');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('数据接口 数据应用');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('interfaces');
});

test('an entry is heard with its group', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('option', { name: /锁定屏幕/ })).toHaveAttribute('aria-description', '操作');
});

test('Escape closes at once and gives the focus back', async () => {
  const { screen, opener, onChoose } = await open();
  await userEvent.keyboard('数据{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press takes an entry', async () => {
  const { screen, onChoose } = await open();
  await userEvent.click(screen.getByRole('option', { name: /计划排程/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('plan');
});

test('nothing found says so, and Enter does nothing', async () => {
  const { screen, field, onChoose } = await open({ query: '护栏护栏' });
  await expect.element(screen.getByText('没有匹配的菜单或操作')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('of 10,000 entries only those in sight are drawn; End of the list is reached', async () => {
  const { screen } = await open({ places: manyPlaces });
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  expect(screen.getByRole('option').elements().length).toBeLessThan(60);
  await expect.element(screen.getByRole('option').first()).toHaveAttribute('aria-setsize', '10000');
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('option', { name: /收费站 10000/ })).toBeVisible();
});

test('what an input method composes is not searched for, and its Enter takes nothing', async () => {
  const { onChoose, active } = await open();
  await expect.poll(active).toBe('养护工单 养护工程');
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: 'shuju', selectionStart: 5, selectionEnd: 5 });
  expect(active()).toBe('养护工单 养护工程');
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
  expect(onChoose).not.toHaveBeenCalled();
  await session.send('Input.insertText', { text: '数据' });
  await expect.poll(active).toBe('数据字典 数据应用');
});

test('while nobody knows what is found it says neither that there is something nor that there is nothing', async () => {
  function Waiting() {
    const [items, setItems] = useState<readonly PaletteItem[] | null>(null);
    return (
      <CommandPalette
        label="搜索导航菜单"
        placeholder=""
        query="sjzd"
        onQuery={() => setItems(items ? [] : [{ id: '1', label: '数据字典', group: '菜单' }])}
        items={items}
        onChoose={() => undefined}
        onClose={() => undefined}
        empty="没有匹配的菜单或操作"
      />
    );
  }
  const screen = await renderInKit(<Waiting />);
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('没有匹配的菜单或操作')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('option', { name: '数据字典' })).toBeVisible();
  await expect.poll(announcements).toContain('找到 1 项');
  expect(announcements().join()).not.toContain('找到 0 项');
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('没有匹配的菜单或操作')).toBeVisible();
});
