import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Drawer } from './index.ts';

function Manager() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>管理分类</Button>
      {isOpen && (
        <Drawer
          title="字典分类管理"
          widthPx={700}
          onClose={() => setIsOpen(false)}
          tools={<Button>新建分类</Button>}
          footerNote="共 24 个分类"
        >
          <button type="button">路产设施</button>
        </Drawer>
      )}
    </>
  );
}

async function opened() {
  const screen = await renderInKit(<Manager />);
  await userEvent.click(screen.getByRole('button', { name: '管理分类' }));
  return { screen, drawer: screen.getByRole('dialog', { name: '字典分类管理' }) };
}

const edges = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
};

test('a drawer lies along the end edge, as high as the page', async () => {
  await page.viewport(1280, 800);
  const { drawer } = await opened();
  await vi.waitFor(() => expect(edges(drawer.element())).toEqual({ left: 580, right: 1280, top: 0, bottom: 800 }));
});

test('on a phone it is as wide as the page', async () => {
  await page.viewport(375, 700);
  const { drawer } = await opened();
  await vi.waitFor(() => expect(edges(drawer.element())).toEqual({ left: 0, right: 375, top: 0, bottom: 700 }));
  await page.viewport(1280, 800);
});

test('Tab goes heading tools, body, and stays inside', async () => {
  const { screen } = await opened();
  const stops: string[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  }
  expect(stops).toEqual(['关闭', '新建分类', '路产设施', '关闭']);
  await expect.element(screen.getByText('共 24 个分类')).toBeVisible();
});

test('Escape closes the drawer and gives the focus back', async () => {
  const { screen, drawer } = await opened();
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '管理分类' })).toHaveFocus();
});
