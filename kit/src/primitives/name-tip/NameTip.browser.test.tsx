/* oxlint-disable jsx-a11y/prefer-tag-over-role -- cells are those of a grid, as lists draw them */
import { Bell } from 'lucide';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { MenuButton } from '../menu/index.ts';
import { SideNav } from '../side-nav/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const tip = () => document.querySelector<HTMLElement>('[data-name-tip]');
const nothing = () => undefined;

beforeEach(() => page.viewport(1280, 800));

async function bar(locale: 'zh' | 'zhtw' | 'en' = 'zh', label = '站内消息') {
  const screen = await renderInKit(
    <>
      <IconButton icon={Bell} label={label} onPress={nothing} />
      <Button onPress={nothing}>保存</Button>
    </>,
    { locale },
  );
  // The watch comes once the page is used.
  await userEvent.click(document.body, { position: { x: 2, y: 300 }, force: true });
  return screen;
}

test('the name of a drawing is seen when the keyboard is there, and goes with it; a word needs none', async () => {
  await bar();
  expect(tip()).toBeNull();
  await userEvent.tab();
  await expect.poll(() => tip()?.textContent).toBe('站内消息');
  const [below, control] = [tip()?.getBoundingClientRect(), document.activeElement?.getBoundingClientRect()];
  expect(below?.top).toBeGreaterThanOrEqual(control?.bottom ?? Infinity);
  expect(below?.left).toBeGreaterThanOrEqual(0);
  expect(tip()?.getAttribute('aria-hidden')).toBe('true');
  await userEvent.tab();
  expect(tip()).toBeNull();
});

test('Escape takes it away and is left to what lies under it', async () => {
  await bar();
  await userEvent.tab();
  await expect.poll(tip).not.toBeNull();
  let isFree = false;
  document.addEventListener('keydown', ({ defaultPrevented }) => (isFree = !defaultPrevented), { once: true });
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeNull();
  expect(isFree).toBe(true);
});

test('1.4.13 it stays while the keyboard is there, whatever the pointer does and however far the page scrolls', async () => {
  await bar();
  document.body.style.blockSize = '3000px';
  await userEvent.tab();
  await expect.poll(tip).not.toBeNull();
  await userEvent.hover(document.body, { position: { x: 2, y: 300 }, force: true });
  window.scrollTo(0, 4);
  const gap = () => (tip()?.getBoundingClientRect().top ?? 0) - (document.activeElement?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => window.scrollY).toBe(4);
  await expect.poll(() => Math.round(gap())).toBe(6);
  document.body.style.blockSize = '';
});

test('a control that gets another name while it has the keyboard shows that one', async () => {
  await bar();
  await userEvent.tab();
  await expect.poll(() => tip()?.textContent).toBe('站内消息');
  document.activeElement?.setAttribute('title', '通知');
  await expect.poll(() => tip()?.textContent).toBe('通知');
});

test('a press by a key takes it away', async () => {
  await bar();
  await userEvent.tab();
  await expect.poll(tip).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(tip()).toBeNull();
});

test('an entry of the rail is named too, in the language of its name', async () => {
  const screen = await renderInKit(
    <SideNav
      label="Menu"
      items={[{ id: 'home', label: '首页', lang: 'zh-Hans-CN', icon: Bell, href: '#/home' }]}
      currentId="home"
      onFollow={nothing}
      isRail
    />,
    { locale: 'en' },
  );
  // The rail comes on demand.
  await expect.element(screen.getByRole('link', { name: '首页' })).toBeVisible();
  await userEvent.click(document.body, { position: { x: 600, y: 300 }, force: true });
  await userEvent.tab();
  await expect.poll(() => [tip()?.textContent, tip()?.lang]).toEqual(['首页', 'zh-Hans-CN']);
});

const LONG_NAME = '欧阳'.repeat(25);

test.each([
  ['a name of fifty letters', LONG_NAME, LONG_NAME],
  ['a short one', '欧阳明', undefined],
])('%s on a button that opens a menu is cut before it pushes the button away, and whole for the keyboard', async (_, name, whole) => {
  const screen = await renderInKit(
    <MenuButton trigger={{ label: name, text: name, variant: 'text' }} items={[{ id: 'leave', label: '退出' }]} onAction={nothing} />,
  );
  await userEvent.click(document.body, { position: { x: 600, y: 300 }, force: true });
  await userEvent.tab();
  const button = screen.getByRole('button', { name });
  expect(button.element().getBoundingClientRect().width).toBeLessThan(280);
  await expect.poll(() => tip()?.textContent).toBe(whole);
});

test('a press takes it away, and shows none', async () => {
  const screen = await bar();
  await userEvent.tab();
  await expect.poll(tip).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '站内消息' }));
  expect(tip()).toBeNull();
});

test('the whole text of a cell that is cut is seen while the keyboard is there, and nothing of one that fits', async () => {
  const cell = { inlineSize: 80, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  await renderInKit(
    <div role="grid" aria-label="病害">
      <div role="row">
        <div role="gridcell" tabIndex={0} style={cell}>
          双河枢纽 A 匝道右侧护栏变形
        </div>
        <div role="gridcell" tabIndex={0} style={cell}>
          护栏
        </div>
      </div>
    </div>,
  );
  await userEvent.click(document.body, { position: { x: 2, y: 300 }, force: true });
  await userEvent.tab();
  await expect.poll(() => tip()?.textContent).toBe('双河枢纽 A 匝道右侧护栏变形');
  await userEvent.tab();
  await expect.poll(tip).toBeNull();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '站內訊息'],
      ['en', 'Site messages'],
    ] as const,
    'NameTip',
  ),
)('in %s it is “%s”', async (locale, label) => {
  await bar(locale, label);
  await userEvent.tab();
  await expect.poll(() => tip()?.textContent).toBe(label);
});
