import { House } from 'lucide';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { SideNav } from './index.ts';
import type { NavItem, SideNavProps } from './index.ts';

const page = (id: string): NavItem => ({ id, label: id, icon: House, href: `#/${id}` });
const items: readonly NavItem[] = [
  page('home'),
  { id: 'data', label: 'data', icon: House, children: [page('dictionary'), page('sources')] },
  { id: 'system', label: 'system', icon: House, children: [page('users')] },
  { ...page('screen'), isExternal: true },
];

async function renderNav(props: Partial<SideNavProps> = {}) {
  const onFollow = vi.fn<(item: NavItem) => void>();
  const onWiden = vi.fn<() => void>();
  const screen = await renderInKit(
    <SideNav label="菜单" items={items} currentId="dictionary" onFollow={onFollow} onWiden={onWiden} {...props} />,
  );
  return { screen, onFollow, onWiden };
}

test('is a navigation landmark whose current page and branches are said', async () => {
  const { screen } = await renderNav();
  await expect.element(screen.getByRole('navigation', { name: '菜单' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'dictionary' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'data' })).toHaveAttribute('aria-expanded', 'true');
});

test('Tab and Enter alone open a branch and follow a page', async () => {
  const { screen, onFollow } = await renderNav({ currentId: 'home' });
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'data' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onFollow.mock.calls.map(([item]) => item.id)).toEqual(['dictionary']);
});

test('one branch of a level is open; its pages leave with it', async () => {
  const { screen } = await renderNav();
  await screen.getByRole('button', { name: 'system' }).click();
  await expect.element(screen.getByRole('button', { name: 'data' })).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link', { name: 'dictionary' })).not.toBeInTheDocument();
});

test('a click that asks for a new tab stays with the browser', async () => {
  const { screen, onFollow } = await renderNav();
  const link = screen.getByRole('link', { name: 'dictionary' }).element();
  link.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(onFollow).not.toHaveBeenCalled();
});

test.each([
  ['zh', '在新窗口打开'],
  ['zhtw', '在新視窗開啟'],
  ['en', 'opens a new window'],
] as const)('in %s an external page says that it opens a window of its own', async (locale, words) => {
  const screen = await renderInKit(<SideNav label="菜单" items={items} currentId={null} onFollow={() => undefined} />, { locale });
  const link = screen.getByRole('link', { name: /^screen/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAccessibleName(`screen ${words}`);
});

test('the rail keeps the names and asks for the full width', async () => {
  const { screen, onWiden } = await renderNav({ isRail: true });
  await screen.getByRole('button', { name: 'data' }).click();
  expect(onWiden).toHaveBeenCalledOnce();
});
