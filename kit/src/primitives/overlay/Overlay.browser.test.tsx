import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LayerContext, useLayer } from '../../engines/layer-stack/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { MenuButton } from '../menu/index.ts';

/** A popover as a picker has it: not modal, a layer of its own. */
function Popover({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const layer = useLayer(ref, onClose);
  return (
    <div ref={ref} data-testid="popover">
      <LayerContext value={layer}>{children}</LayerContext>
    </div>
  );
}

type Depth = 0 | 1 | 2 | 3;

/** Dialog > drawer > popover > menu, each opened from the one before. */
function Tower({ at, go }: { at: Depth; go: (depth: Depth) => void }) {
  return (
    <>
      <Button onPress={() => go(1)}>编辑</Button>
      {at >= 1 && (
        <Dialog title="编辑字典" widthPx={600} onClose={() => go(0)} footer={<Button>保存</Button>}>
          <Button onPress={() => go(2)}>分类管理</Button>
          {at >= 2 && (
            <Drawer title="字典分类管理" widthPx={700} onClose={() => go(1)}>
              <Button onPress={() => go(3)}>上级</Button>
              {at >= 3 && (
                <Popover onClose={() => go(2)}>
                  <MenuButton trigger={{ label: '更多' }} items={[{ id: 'add', label: '新建分类' }]} onAction={() => undefined} />
                </Popover>
              )}
            </Drawer>
          )}
        </Dialog>
      )}
    </>
  );
}

function OwnTower({ onGo }: { onGo?: (go: (depth: Depth) => void) => void }) {
  const [at, go] = useState<Depth>(0);
  onGo?.(go);
  return <Tower at={at} go={go} />;
}

const focusIsOn = (name: string) =>
  vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(name));

test('R38 Escape closes exactly the topmost layer, and the focus goes back step by step', async () => {
  const screen = await renderInKit(<OwnTower />);
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  await userEvent.click(screen.getByRole('button', { name: '分类管理' }));
  await userEvent.click(screen.getByRole('button', { name: '上级' }));
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await expect.element(screen.getByRole('menu')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('menu').query()).toBeNull();
  await focusIsOn('更多');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByTestId('popover').query()).toBeNull();
  await focusIsOn('上级');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '字典分类管理' }).query()).toBeNull();
  await focusIsOn('分类管理');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog').query()).toBeNull();
  await focusIsOn('编辑');
});

/** A dialog, a drawer over it, a dialog over that, a popover in it, and its menu. */
function Five() {
  const [at, go] = useState(0);
  const button = (name: string, depth: number) => <Button onPress={() => go(depth)}>{name}</Button>;
  return (
    <>
      {button('一', 1)}
      {at >= 1 && (
        <Dialog title="第一层" widthPx={600} onClose={() => go(0)} footer={<Button>保存</Button>}>
          {button('二', 2)}
          {at >= 2 && (
            <Drawer title="第二层" widthPx={700} onClose={() => go(1)}>
              {button('三', 3)}
              {at >= 3 && (
                <Dialog title="第三层" widthPx={600} onClose={() => go(2)} footer={<Button>保存</Button>}>
                  {button('四', 4)}
                  {at >= 4 && (
                    <Popover onClose={() => go(3)}>
                      <MenuButton trigger={{ label: '更多' }} items={[{ id: 'add', label: '新建分类' }]} onAction={() => undefined} />
                    </Popover>
                  )}
                </Dialog>
              )}
            </Drawer>
          )}
        </Dialog>
      )}
    </>
  );
}

test('R38 five layers, a dialog in a drawer in a dialog, a popover and its menu: each Escape closes one', async () => {
  const screen = await renderInKit(<Five />);
  const names = ['一', '二', '三', '四', '更多'];
  for (const name of names) await userEvent.click(screen.getByRole('button', { name, exact: true }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
  for (const name of names.toReversed()) {
    await userEvent.keyboard('{Escape}');
    await focusIsOn(name);
  }
  expect(document.querySelectorAll('[role=dialog], [role=menu]')).toHaveLength(0);
});

test('R38 when a layer in the middle goes with all above it, the focus falls to the layer below', async () => {
  let go: (depth: Depth) => void = () => undefined;
  const screen = await renderInKit(<OwnTower onGo={(own) => (go = own)} />);
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  await userEvent.click(screen.getByRole('button', { name: '分类管理' }));
  await userEvent.click(screen.getByRole('button', { name: '上级' }));
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await expect.element(screen.getByRole('menu')).toBeVisible();

  go(1);
  await focusIsOn('分类管理');
  expect(screen.getByRole('menu').query()).toBeNull();
  await expect.element(screen.getByRole('dialog', { name: '编辑字典' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await focusIsOn('编辑');
});

test.each([
  ['a text', 'padded'],
  ['a list', 'edge-to-edge'],
] as const)('at 400 %% %s in a dialog can be seen: the dialog scrolls with its heading and buttons', async (_what, bodyFit) => {
  await page.viewport(320, 256);
  const screen = await renderInKit(
    <Dialog title="编辑字典" widthPx={600} bodyFit={bodyFit} onClose={vi.fn<() => void>()} footer={<Button>保存</Button>}>
      <Button>护栏设施</Button>
    </Dialog>,
  );
  const inside = screen.getByRole('button', { name: '护栏设施' });
  await expect.element(inside).toBeVisible();
  // The focus that goes into a dialog scrolls too.
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await vi.waitFor(() => {
    inside.element().scrollIntoView();
    const { top, bottom, left } = inside.element().getBoundingClientRect();
    expect(inside.element().contains(document.elementFromPoint(left + 2, (top + bottom) / 2))).toBe(true);
  });
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1280, 800);
});
