import { House } from 'lucide';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { ClassicLayout } from './index.ts';

const items = [
  { id: 'home', label: '首页', icon: House, href: '#/home' },
  { id: 'dictionary', label: '数据字典', icon: House, href: '#/dictionary' },
];

function Frame({ isOpen: opened }: { readonly isOpen: boolean }) {
  const [isOpen, setOpen] = useState(opened);
  const [currentId, setCurrent] = useState('home');
  return (
    <ClassicLayout
      brand="智慧物流"
      menu={{ items, currentId, onFollow: ({ id }) => setCurrent(id) }}
      isMenuOpen={isOpen}
      onMenuOpen={setOpen}
      place={currentId}
      tools={<button type="button">消息</button>}
      foot="版本 1"
    >
      <h1>页面</h1>
    </ClassicLayout>
  );
}

afterEach(() => page.viewport(1280, 800));

describe('on a wide page', () => {
  test('the first Tab leads to the link that skips the menu', async () => {
    await page.viewport(1280, 800);
    const screen = await renderInKit(<Frame isOpen />);
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('link', { name: '跳到页面内容' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('page');
  });

  test('closed, the sidebar is a rail that keeps its links', async () => {
    await page.viewport(1280, 800);
    const screen = await renderInKit(<Frame isOpen={false} />);
    await expect.element(screen.getByRole('link', { name: '数据字典' })).toBeInTheDocument();
    await screen.getByRole('button', { name: '展开菜单' }).click();
    await expect.element(screen.getByText('版本 1')).toBeVisible();
  });
});

describe('below 992 px', () => {
  const open = async () => {
    await page.viewport(375, 740);
    const screen = await renderInKit(<Frame isOpen={false} />);
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '展开菜单' }).click();
    return screen;
  };

  test('the sidebar lies over the page, takes the keyboard to the current page and keeps it', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: '首页' })).toHaveFocus();
    expect(document.querySelector('#page')?.closest('[inert]')).not.toBeNull();
  });

  test('Escape closes it and gives the focus back to its button', async () => {
    const screen = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: '展开菜单' })).toHaveFocus();
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  });

  test('it closes after each navigation', async () => {
    const screen = await open();
    await screen.getByRole('link', { name: '数据字典' }).click();
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(screen.getByText('dictionary')).toBeVisible();
  });
});
