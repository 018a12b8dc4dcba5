import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manualClock } from '../../engines/clock/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Pagination } from '../pagination/index.ts';
import { ToastRegion, createToaster } from './index.ts';
import type { Toast, Toaster } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const saved: Toast = { tone: 'success', title: '已保存', detail: '编号 YH20260312-019', durationMs: 1500 };
const failed: Toast = { tone: 'error', title: '没有删除', detail: '它还有 3 个下级', durationMs: 1500 };

async function aRegion(locale?: 'zhtw' | 'en') {
  const clock = manualClock();
  const toaster = createToaster({ clock });
  const screen = await renderInKit(
    <>
      <Button>保存</Button>
      <ToastRegion toaster={toaster} />
    </>,
    { locale },
  );
  return {
    clock,
    toaster,
    screen,
    region: screen.getByRole('region', { name: '消息' }),
    save: screen.getByRole('button', { name: '保存' }),
  };
}

test('a success is said politely, an error at once', async () => {
  const { toaster } = await aRegion();
  toaster.show(saved);
  toaster.show(failed);
  await vi.waitFor(() => expect(announcements()).toEqual(['已保存。编号 YH20260312-019', '没有删除。它还有 3 个下级']));
  expect(document.querySelector('[data-live-region=assertive]')?.textContent).toBe('没有删除。它还有 3 个下级');
});

test('a toast leaves when its time is over, and the region with it', async () => {
  const { clock, toaster, region } = await aRegion();
  toaster.show(saved);
  await expect.element(region).toBeVisible();
  clock.advance(1500);
  await expect.element(region).not.toBeInTheDocument();
});

test('hovering stops the time', async () => {
  const { clock, toaster, region } = await aRegion();
  toaster.show(saved);
  await userEvent.hover(region);
  clock.advance(60_000);
  await expect.element(region).toBeVisible();
  await userEvent.unhover(region);
  clock.advance(1500);
  await expect.element(region).not.toBeInTheDocument();
});

test('F6 goes to the messages and back, and the time stands still meanwhile', async () => {
  const { clock, toaster, region, save } = await aRegion();
  toaster.show(saved);
  await expect.element(region).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  clock.advance(60_000);
  await expect.element(region).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.element(save).toHaveFocus();
  clock.advance(1500);
  await expect.element(region).not.toBeInTheDocument();
});

test('closing the last message from the keyboard gives the focus back', async () => {
  const { screen, toaster, region, save } = await aRegion();
  toaster.show({ ...failed, durationMs: 'until-closed' });
  await expect.element(region).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '关闭：没有删除' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

test('the action is carried out once and takes the toast away; who pressed it is back where they were', async () => {
  const onPress = vi.fn<() => void>();
  const { screen, toaster, region, save } = await aRegion();
  await userEvent.tab();
  toaster.show({ ...saved, durationMs: 'until-closed', action: { label: '撤销', onPress } });
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(region).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

test('messages stay in reach while a dialog is open, and Escape in them leaves the dialog alone', async () => {
  const toaster = createToaster();
  const screen = await renderInKit(
    <>
      <Dialog title="编辑字典" widthPx={600} onClose={() => toaster.show(failed)} footer={<Button>保存</Button>}>
        <input aria-label="名称" />
      </Dialog>
      <ToastRegion toaster={toaster} />
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  toaster.show({ ...failed, durationMs: 'until-closed' });
  const region = screen.getByRole('region', { name: '消息' });
  await expect.element(region).toBeVisible();
  expect(region.element().closest('[inert]')).toBeNull();
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(toaster.snapshot().history).toHaveLength(1);
});

test.for(
  oneInTurn(
    [
      ['zhtw', '訊息', '關閉：沒有刪除'],
      ['en', 'Messages', 'Close: 沒有刪除'],
    ] as const,
    'Toast',
  ),
)('the region speaks %s', async ([locale, name, close]) => {
  const { screen, toaster } = await aRegion(locale);
  toaster.show({ ...failed, title: '沒有刪除' });
  await expect.element(screen.getByRole('region', { name })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: close })).toBeVisible();
});

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
};
const isFree = (element: Element) => element.contains(middle(element));
const gapBelow = (region: Element) => document.documentElement.clientHeight - region.getBoundingClientRect().bottom;

/** A wait until what moves in has come to rest. */
const arrived = () => Promise.all(document.getAnimations().map(({ finished }) => finished));

async function onPage(widthPx: number, heightPx: number) {
  await page.viewport(widthPx, heightPx);
  onTestFinished(() => page.viewport(1280, 800));
}

const footer = <Button variant="primary">保存</Button>;
const field = <input aria-label="名称" />;
type Over = (onClose: () => void) => ReactNode;
const drawer: Over = (onClose) => (
  <Drawer title="编辑字典" widthPx={400} onClose={onClose} footer={footer}>
    {field}
  </Drawer>
);
const dialog: Over = (onClose) => (
  <Dialog title="编辑字典" widthPx={600} onClose={onClose} footer={footer}>
    {field}
  </Dialog>
);

/** A page with a drawer or a dialog that can be opened while toasts are shown. */
function Opening({ over, toaster }: { over: Over; toaster: Toaster }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>编辑</Button>
      {isOpen && over(() => setIsOpen(false))}
      <ToastRegion toaster={toaster} />
    </>
  );
}

test.for([
  ['a drawer', drawer, 1280, 800],
  ['a drawer on a phone', drawer, 375, 700],
  ['a dialog on a phone', dialog, 320, 640],
] as const)(
  'toasts leave the buttons of %s free, whichever came first, and go back down when it is closed',
  async ([, over, widthPx, heightPx]) => {
    await onPage(widthPx, heightPx);
    const toaster = createToaster();
    const screen = await renderInKit(<Opening over={over} toaster={toaster} />);
    const region = screen.getByRole('region', { name: '消息' });
    toaster.show({ ...failed, durationMs: 'until-closed' });
    await expect.poll(() => gapBelow(region.element())).toBe(16);
    screen
      .getByRole('button', { name: '编辑' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const save = screen.getByRole('button', { name: '保存' });
    await expect.element(save).toBeInTheDocument();
    await arrived();
    await expect.poll(() => isFree(save.element())).toBe(true);
    toaster.show({ ...saved, durationMs: 'until-closed' });
    await expect.poll(() => region.element().textContent).toContain('已保存');
    expect(isFree(save.element())).toBe(true);
    expect(isFree(screen.getByRole('button', { name: '关闭', exact: true }).element())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => gapBelow(region.element())).toBe(16);
  },
);

test('toasts go out of the way of the control that has the keyboard, but not from under who reads them', async () => {
  await onPage(375, 700);
  const toaster = createToaster();
  const screen = await renderInKit(
    <>
      <div style={{ position: 'fixed', bottom: 20, right: 20 }}>
        <Button>下一页</Button>
      </div>
      <ToastRegion toaster={toaster} />
    </>,
  );
  const next = screen.getByRole('button', { name: '下一页' });
  const region = screen.getByRole('region', { name: '消息' });
  toaster.show({ ...failed, durationMs: 'until-closed' });
  await expect.element(region).toBeVisible();
  expect(isFree(next.element())).toBe(false);
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await expect.poll(() => isFree(next.element())).toBe(true);
  const before = gapBelow(region.element());
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  toaster.show({ ...saved, durationMs: 'until-closed' });
  await expect.poll(() => region.element().textContent).toContain('已保存');
  expect(gapBelow(region.element())).toBe(before);
});

test('at 320 px toasts that have less room than they need are scrolled, and all of them can be read', async () => {
  await onPage(320, 400);
  const toaster = createToaster();
  const screen = await renderInKit(
    <>
      {dialog(() => undefined)}
      <ToastRegion toaster={toaster} />
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  for (const title of ['一', '二', '三', '四'])
    toaster.show({ ...failed, title, detail: '它还有 3 个下级分类和 128 个条目', durationMs: 'until-closed' });
  const region = screen.getByRole('region', { name: '消息' });
  const last = screen.getByRole('button', { name: '关闭：四' });
  await expect.element(last).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(320);
  await expect.poll(() => isFree(screen.getByRole('button', { name: '保存' }).element())).toBe(true);
  expect(region.element().scrollHeight).toBeGreaterThan(region.element().clientHeight);
  last.element().scrollIntoView();
  expect(isFree(last.element())).toBe(true);
});

test.each([1280, 375])(
  'at %i px a toast that stays lies above the pages of a list; those of a page out of sight keep it nowhere',
  async (width) => {
    await page.viewport(width, 700);
    const toaster = createToaster();
    const pages = (label: string) => <Pagination page={1} pageSize={20} total={100} onChange={() => undefined} key={label} />;
    const shown = { position: 'fixed', insetInline: 0, insetBlockEnd: 0 } as const;
    const screen = await renderInKit(
      <>
        <div style={{ ...shown, insetBlockEnd: 300, contentVisibility: 'hidden' }}>{pages('kept')}</div>
        <div style={shown}>{pages('shown')}</div>
        <ToastRegion toaster={toaster} />
      </>,
    );
    toaster.show({ ...failed, durationMs: 'until-closed' });
    const message = screen.getByRole('region').getByText(failed.title);
    await expect.element(message).toBeVisible();
    const bar = screen.getByRole('navigation').last().element().getBoundingClientRect();
    await expect
      .poll(() => message.element().closest('[role=region], section')?.getBoundingClientRect().bottom ?? 0)
      .toBeLessThanOrEqual(bar.top);
    expect(message.element().closest('[role=region], section')?.getBoundingClientRect().bottom).toBeGreaterThan(bar.top - 60);
  },
);
