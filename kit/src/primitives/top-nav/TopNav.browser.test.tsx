import { House } from 'lucide';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import type { NavItem } from '../side-nav/index.ts';
import { bar } from './examples/bar.css.ts';
import { TopNav } from './index.ts';
import type { TopNavProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const leaf = (id: string): NavItem => ({ id, label: id, icon: House, href: `#/${id}` });
const items: readonly NavItem[] = [
  leaf('home'),
  {
    id: 'data',
    label: 'data',
    icon: House,
    children: [leaf('dictionary'), { ...leaf('sources'), href: undefined, children: [leaf('sql')] }],
  },
  { id: 'system', label: 'system', icon: House, children: [leaf('users')] },
  ...['five', 'six', 'seven', 'eight'].map(leaf),
];

beforeEach(() => page.viewport(1280, 800));

async function renderNav(props: Partial<TopNavProps> = {}) {
  const onFollow = vi.fn<(item: NavItem) => void>();
  const screen = await renderInKit(
    <div className={bar}>
      <TopNav label="菜单" items={items} currentId="dictionary" onFollow={onFollow} {...props} />
    </div>,
  );
  return {
    screen,
    onFollow,
    button: (name: string) => screen.getByRole('button', { name }),
    link: (name: string) => screen.getByRole('link', { name }),
  };
}

describe('as many entries as fit, about 116 px each', () => {
  test('where all fit there is no “more”', async () => {
    const { screen, button } = await renderNav();
    await expect.element(screen.getByRole('navigation', { name: '菜单' })).toBeVisible();
    await expect.element(button('更多')).not.toBeInTheDocument();
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map((entry) => entry.getBoundingClientRect().width),
    ).toEqual(items.map(() => 116));
  });

  test('the rest stands under a submenu named more, which says that it holds the current page', async () => {
    await page.viewport(600, 600);
    const { button, link } = await renderNav({ currentId: 'eight' });
    await expect.element(link('eight')).not.toBeInTheDocument();
    await expect.element(button('更多')).toHaveAttribute('aria-current', 'true');
    await button('更多').click();
    await expect.element(link('eight')).toHaveAttribute('aria-current', 'page');
  });

  test('it is counted anew when the width changes', async () => {
    await page.viewport(600, 600);
    const { link, button } = await renderNav();
    await expect.element(link('seven')).not.toBeInTheDocument();
    await page.viewport(1280, 600);
    await expect.element(link('seven')).toBeVisible();
    await expect.element(button('更多')).not.toBeInTheDocument();
  });
});

describe('when the count changes the focus is kept', () => {
  test('an entry that goes under “more” hands it to that button', async () => {
    const { link, button } = await renderNav();
    link('eight').element().focus();
    await page.viewport(600, 600);
    await expect.element(button('更多')).toHaveFocus();
  });

  test('an entry that stays keeps it', async () => {
    const { link, button } = await renderNav();
    link('home').element().focus();
    await page.viewport(600, 600);
    await expect.element(button('更多')).toBeVisible();
    await expect.element(link('home')).toHaveFocus();
  });

  test('“more” itself hands it to the last entry that came out', async () => {
    await page.viewport(600, 600);
    const { link, button } = await renderNav();
    button('更多').element().focus();
    await page.viewport(1280, 600);
    await expect.element(link('eight')).toHaveFocus();
  });
});

describe('a branch', () => {
  test('opens by Enter, is gone through by Tab, closed by Escape', async () => {
    const { button, link } = await renderNav();
    button('data').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('data')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(link('dictionary')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}{Tab}');
    await expect.element(link('sql')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('data')).toHaveFocus();
    await expect.element(link('dictionary')).not.toBeInTheDocument();
  });

  test('one is open at a time, and what is chosen closes it', async () => {
    const { button, link, onFollow } = await renderNav();
    await button('data').click();
    await button('system').click();
    await expect.element(link('dictionary')).not.toBeInTheDocument();
    await link('users').click();
    expect(onFollow.mock.calls.map(([item]) => item.id)).toEqual(['users']);
    await expect.element(link('users')).not.toBeInTheDocument();
  });

  test('a press beside it closes it', async () => {
    const { button, link } = await renderNav();
    await button('data').click();
    await expect.element(link('dictionary')).toBeVisible();
    await userEvent.click(document.body, { position: { x: 20, y: 500 } });
    await expect.element(link('dictionary')).not.toBeInTheDocument();
  });

  test('its panel never leaves the window', async () => {
    await page.viewport(400, 600);
    const { button, link } = await renderNav({ currentId: null });
    await button('更多').click();
    const { left, right } = link('eight').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(400);
  });
});

test('where branches are chosen, pressing one hands it over and says which is shown', async () => {
  const onChoose = vi.fn<(branch: NavItem) => void>();
  const { button, link } = await renderNav({ choice: { chosenId: 'system', controls: 'side', onChoose } });
  await expect.element(button('system')).toHaveAttribute('aria-expanded', 'true');
  await button('data').click();
  expect(onChoose.mock.calls.map(([branch]) => branch.id)).toEqual(['data']);
  await expect.element(link('dictionary')).not.toBeInTheDocument();
});

test.each(
  oneInTurn(
    [
      ['zh', '更多'],
      ['zhtw', '更多'],
      ['en', 'More'],
    ] as const,
    'TopNav',
  ),
)('in %s the rest stands under “%s”', async (locale, name) => {
  await page.viewport(400, 600);
  const screen = await renderInKit(
    <div className={bar}>
      <TopNav label="menu" items={items} currentId={null} onFollow={() => undefined} />
    </div>,
    { locale },
  );
  await expect.element(screen.getByRole('button', { name })).toBeVisible();
});
