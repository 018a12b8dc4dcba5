import { House } from 'lucide';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { pressForNewTab } from '../../testing/pressForNewTab.ts';
import { SideNav } from './index.ts';
import type { NavItem, SideNavProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

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

test('a name that is cut is whole in the tooltip, of pages and of branches', async () => {
  const { screen } = await renderNav();
  screen.container.style.inlineSize = '112px';
  for (const name of ['dictionary', 'system']) {
    const words = screen.getByText(name, { exact: true });
    await words.hover();
    await expect.element(words).toHaveAttribute('title', name);
  }
});

test('the resting branch is open while the current page is below none, until another one is', async () => {
  const { screen } = await renderNav({ currentId: 'home', restingId: 'system' });
  await expect.element(screen.getByRole('button', { name: 'system' })).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('button', { name: 'data' }).click();
  await expect.element(screen.getByRole('button', { name: 'system' })).toHaveAttribute('aria-expanded', 'false');
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

test.each(
  oneInTurn(
    [
      ['zh', '在新窗口打开'],
      ['zhtw', '在新視窗開啟'],
      ['en', 'opens a new window'],
    ] as const,
    'SideNav',
  ),
)('in %s an external page says that it opens a window of its own', async (locale, words) => {
  const screen = await renderInKit(<SideNav label="菜单" items={items} currentId={null} onFollow={() => undefined} />, { locale });
  const link = screen.getByRole('link', { name: /^screen/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAccessibleName(`screen ${words}`);
});

test.each(
  oneInTurn(
    [
      ['zh', '尚未建成'],
      ['zhtw', '尚未建成'],
      ['en', 'not built yet'],
    ] as const,
    'SideNav 2',
  ),
)('in %s a page that does not exist yet says so, to the eye too; in the rail in words alone', async (locale, words) => {
  const coming = { items: [{ ...page('reports'), isComing: true }], label: '菜单', currentId: null, onFollow: () => undefined };
  const screen = await renderInKit(<SideNav {...coming} />, { locale });
  await expect.element(screen.getByRole('link', { name: `reports ${words}`, exact: true })).toBeVisible();
  await expect.element(screen.getByTitle(words)).toBeVisible();
  const rail = await renderInKit(<SideNav {...coming} isRail />, { locale });
  await expect.element(rail.getByRole('link', { name: `reports ${words}`, exact: true }).last()).toBeVisible();
});

test('what waits is said after the name of its entry, of the branch while that is shut, and drawn; nothing is said of nothing', async () => {
  const waits = [
    {
      id: 'work',
      label: 'work',
      icon: House,
      children: [
        { ...page('todo'), count: 120 },
        { ...page('done'), count: 0 },
      ],
    },
    { ...page('mail'), count: 1 },
  ];
  const { screen } = await renderNav({ items: waits });
  await expect.element(screen.getByRole('link', { name: 'mail 1 项待办', exact: true })).toBeVisible();
  await expect.element(screen.getByText('99+')).toBeVisible();
  await screen.getByRole('button', { name: 'work 120 项待办', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'work', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'todo 120 项待办', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'done', exact: true })).toBeVisible();
  const rail = await renderNav({ items: waits, isRail: true });
  await expect.element(rail.screen.getByRole('button', { name: 'work 120 项待办', exact: true })).toBeVisible();
});

test('an entry whose address is made when it is pressed is a button that says so', async () => {
  const { screen, onFollow } = await renderNav({ items: [{ id: 'report', label: 'report', icon: House, opens: 'window' }] });
  await screen.getByRole('button', { name: 'report 在新窗口打开' }).click();
  expect(onFollow.mock.calls.map(([item]) => item.id)).toEqual(['report']);
});

test('the rail keeps the names and asks for the full width, where it can have it', async () => {
  const { screen, onWiden } = await renderNav({ isRail: true });
  await screen.getByRole('button', { name: 'data' }).click();
  expect(onWiden).toHaveBeenCalledOnce();
});

test('3.1.2 what the rail shows of a name in another language says which language it is', async () => {
  const foreign = items.map((item) => ({ ...item, lang: 'en-GB' }));
  const { screen } = await renderNav({ items: foreign, isRail: true });
  for (const button of [screen.getByRole('link', { name: 'home' }), screen.getByRole('button', { name: 'data' })]) {
    await expect.element(button).toHaveAttribute('title');
    await expect.element(button).toHaveAttribute('lang', 'en-GB');
  }
  // Said by the page itself.
  await expect.element(screen.getByText('在新窗口打开')).toHaveAttribute('lang', 'zh-Hans-CN');
});

describe('in a rail that stays narrow', () => {
  const rail = () => renderNav({ isRail: true, onWiden: undefined });

  test('a branch says that it holds the current page, and opens a panel that Tab goes into', async () => {
    const { screen } = await rail();
    const branch = screen.getByRole('button', { name: 'data' });
    await expect.element(branch).toHaveAttribute('aria-current', 'true');
    branch.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'dictionary' })).toHaveFocus();
  });

  test('Escape closes the panel and gives the focus back', async () => {
    const { screen } = await rail();
    const branch = screen.getByRole('button', { name: 'data' });
    branch.element().focus();
    await userEvent.keyboard('{Enter}{Tab}{Escape}');
    await expect.element(branch).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'dictionary' })).not.toBeInTheDocument();
  });

  test('it closes when the focus goes on, and one is open at a time', async () => {
    const { screen } = await rail();
    await screen.getByRole('button', { name: 'data' }).click();
    await screen.getByRole('button', { name: 'system' }).click();
    await expect.element(screen.getByRole('link', { name: 'dictionary' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'users' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(screen.getByRole('link', { name: /^screen/ })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'users' })).not.toBeInTheDocument();
  });

  test('what is chosen in it closes it', async () => {
    const { screen, onFollow } = await rail();
    await screen.getByRole('button', { name: 'system' }).click();
    await screen.getByRole('link', { name: 'users' }).click();
    expect(onFollow.mock.calls.map(([item]) => item.id)).toEqual(['users']);
    await expect.element(screen.getByRole('link', { name: 'users' })).not.toBeInTheDocument();
  });
});

test('of 10,000 entries twelve levels deep only what is open is drawn', async () => {
  const deep = (depth: number, at: number): NavItem =>
    depth === 12 ? page(`${at}.12`) : { id: `${at}.${depth}`, label: `${at}.${depth}`, icon: House, children: [deep(depth + 1, at)] };
  const { screen } = await renderNav({ items: Array.from({ length: 834 }, (_, at) => deep(1, at)), currentId: '500.12' });
  await expect.element(screen.getByRole('link', { name: '500.12' })).toHaveAttribute('aria-current', 'page');
  expect(screen.container.querySelectorAll('li')).toHaveLength(834 + 11);
});

test('1.4.1 in forced colours the current page shows by more than its weight', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })));
  const { screen } = await renderNav();
  const current = screen.getByRole('link', { name: 'dictionary' }).element();
  const other = screen.getByRole('link', { name: 'sources' }).element();
  expect([current, other].map((link) => getComputedStyle(link).textDecorationLine)).toEqual(['underline', 'none']);
  const probe = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => probe.remove());
  probe.style.background = 'Highlight';
  expect(getComputedStyle(current, '::before').backgroundColor).toBe(getComputedStyle(probe).backgroundColor);
});

test('an entry that opens a window and whose address is known is a link; a plain press is handed over', async () => {
  const { screen, onFollow } = await renderNav({
    items: [
      { ...page('manual'), opens: 'window' },
      { id: 'wall', label: 'wall', icon: House, opens: 'window' },
    ],
  });
  const manual = screen.getByRole('link', { name: /^manual/ });
  await expect.element(manual).toHaveAttribute('target', '_blank');
  await expect.element(manual).toHaveAttribute('rel', 'noopener noreferrer');
  expect(pressForNewTab(manual.element())).toBe(true);
  expect(onFollow).not.toHaveBeenCalled();
  await manual.click();
  await screen.getByRole('button', { name: /^wall/ }).click();
  expect(onFollow.mock.calls.map(([{ id }]) => id)).toEqual(['manual', 'wall']);
});
