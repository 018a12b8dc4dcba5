import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LAYOUT_NAMES } from '../../primitives/layout-choice/index.ts';
import type { LayoutName } from '../../primitives/layout-choice/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { DemoShell } from '../frame/examples/DemoShell.tsx';
import { ShellLayout } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

beforeEach(() => page.viewport(1280, 800));

/** A page that would lose what was typed in it if it were mounted anew. */
function Typed() {
  const [text, setText] = useState('');
  return <input aria-label="备注" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

function Switching({ first }: { readonly first: LayoutName }) {
  const [layout, setLayout] = useState(first);
  return (
    <DemoShell
      layout={layout}
      tools={LAYOUT_NAMES.map((name) => (
        <button key={name} type="button" onClick={() => setLayout(name)}>
          {name}
        </button>
      ))}
    >
      <Typed />
    </DemoShell>
  );
}

const main = () => document.querySelector<HTMLElement>('#page');
const landmarks = () => [...document.querySelectorAll('header, nav, #page')].map((part) => part.localName);

describe('in each of the four layouts', () => {
  test.each(LAYOUT_NAMES)('%s: the first Tab leads to the link that skips the menu', async (layout) => {
    const screen = await renderInKit(<DemoShell layout={layout} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: '跳到页面内容' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(main());
  });

  test.each(LAYOUT_NAMES)('%s: banner, named navigation and main follow one another', async (layout) => {
    const screen = await renderInKit(<DemoShell layout={layout} />);
    await expect.element(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    expect([...new Set(landmarks())]).toEqual(['header', 'nav', 'main']);
    expect(landmarks().at(-1)).toBe('main');
    expect(document.querySelectorAll('main#page')).toHaveLength(1);
  });
});

describe('switching the layout', () => {
  test('keeps the page mounted, what was typed in it, and the focus', async () => {
    const screen = await renderInKit(<Switching first="classic" />);
    await screen.getByRole('textbox', { name: '备注' }).fill('K98+500');
    const before = main();
    for (const layout of ['functional', 'blend', 'plain', 'classic'] as const) {
      const button = screen.getByRole('button', { name: layout, exact: true });
      await button.click();
      await expect.element(button).toHaveFocus();
      expect(main()).toBe(before);
      await expect.element(screen.getByRole('textbox', { name: '备注' })).toHaveValue('K98+500');
    }
  });

  test('hands the focus of a menu that goes to the same entry of the menu that comes', async () => {
    const inLayout = (layout: LayoutName) => <DemoShell layout={layout} />;
    const screen = await renderInKit(inLayout('functional'));
    const branch = screen.getByRole('button', { name: '路产管理' });
    // Every form of the menu is here: what is fetched first takes its time, and the page has the focus meanwhile.
    await expect.element(branch).toBeVisible();
    await screen.rerender(inLayout('plain'));
    await expect.element(branch).toBeVisible();
    branch.element().focus();
    for (const layout of ['functional', 'blend', 'classic', 'plain'] as const) {
      await screen.rerender(inLayout(layout));
      await expect.element(branch).toHaveFocus();
    }
  });

  test('hands it to the current page where the menu that comes has no such entry', async () => {
    const inLayout = (layout: LayoutName) => <DemoShell layout={layout} currentId="orders" />;
    const screen = await renderInKit(inLayout('classic'));
    screen.getByRole('link', { name: '养护看板' }).element().focus();
    await screen.rerender(inLayout('functional'));
    await expect.poll(() => document.activeElement).toBe(main());
  });
});

describe('classic', () => {
  test('the sidebar is 210 px wide and folds into a rail that keeps its links', async () => {
    const screen = await renderInKit(<DemoShell layout="classic" />);
    expect(document.querySelector('#sidebar')?.getBoundingClientRect().width).toBe(210);
    await screen.getByRole('button', { name: '收起菜单' }).click();
    await expect.element(screen.getByRole('link', { name: '车辆调度' })).toBeVisible();
    await expect.poll(() => document.querySelector('#sidebar')?.getBoundingClientRect().width).toBe(56);
  });

  test('a branch of the rail opens the sidebar and keeps the focus', async () => {
    const screen = await renderInKit(<DemoShell layout="classic" isOpen={false} />);
    const branch = screen.getByRole('button', { name: '路产管理' });
    branch.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: '标志标线' })).toBeVisible();
    await expect.element(branch).toHaveFocus();
    await expect.element(branch).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('functional', () => {
  test('has no sidebar; a branch opens a panel right after its button', async () => {
    const screen = await renderInKit(<DemoShell layout="functional" />);
    expect(document.querySelector('#sidebar')).toBeNull();
    const branch = screen.getByRole('button', { name: '养护工程' });
    await expect.element(branch).toHaveAttribute('aria-current', 'true');
    branch.element().focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(screen.getByRole('link', { name: '养护看板' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(branch).toHaveFocus();
    await expect.element(branch).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('plain', () => {
  test('a branch of the rail opens beside it and closes with what is chosen in it', async () => {
    const screen = await renderInKit(<DemoShell layout="plain" />);
    const branch = screen.getByRole('button', { name: '路产管理' });
    await branch.click();
    const link = screen.getByRole('link', { name: '护栏设施' });
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().left).toBeGreaterThan(56);
    await link.click();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(branch).toHaveAttribute('aria-current', 'true');
  });
});

describe('blend', () => {
  test('the sidebar shows what stands below the chosen top entry, and the page stays', async () => {
    const screen = await renderInKit(<DemoShell layout="blend" />);
    await expect.element(screen.getByRole('navigation', { name: '养护工程' })).toBeVisible();
    await screen.getByRole('button', { name: '路产管理' }).click();
    await expect.element(screen.getByRole('link', { name: '标志标线' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: '养护工单' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '路产管理' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('a page below no branch shows the resting one, or no sidebar', async () => {
    const screen = await renderInKit(<DemoShell layout="blend" currentId="home" restingId="data" />);
    await expect.element(screen.getByRole('link', { name: '数据字典' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await screen.rerender(<DemoShell layout="blend" currentId="home" />);
    expect(document.querySelector('#sidebar')).toBeNull();
  });
});

describe('below 992 px', () => {
  test.each(LAYOUT_NAMES)('%s: the whole menu lies over the page, takes the keyboard and gives it back', async (layout) => {
    await page.viewport(991, 740);
    const screen = await renderInKit(<DemoShell layout={layout} isOpen={false} />);
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
    const toggle = screen.getByRole('button', { name: '展开菜单' });
    await toggle.click();
    await expect.element(screen.getByRole('link', { name: '养护工单' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: '系统管理' })).toBeVisible();
    expect(main()?.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  });

  test('it closes after each navigation', async () => {
    await page.viewport(375, 740);
    const screen = await renderInKit(<DemoShell layout="blend" isOpen={false} />);
    await screen.getByRole('button', { name: '展开菜单' }).click();
    await screen.getByRole('link', { name: '车辆调度' }).click();
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  });

  test('its own button closes it, for those who have no Escape', async () => {
    await page.viewport(375, 740);
    const screen = await renderInKit(<DemoShell layout="plain" isOpen={false} />);
    await screen.getByRole('button', { name: '展开菜单' }).click();
    await screen.getByRole('dialog', { name: '主菜单' }).getByRole('button', { name: '收起菜单' }).click();
    await expect.element(screen.getByRole('button', { name: '展开菜单' })).toHaveFocus();
  });
});

describe('the bar', () => {
  const scrolled = (isFixed: boolean, lines: number) => (
    <ShellLayout
      layout="functional"
      brand={null}
      menu={{ items: [], currentId: null, onFollow: () => undefined, isOpen: false, onOpen: () => undefined }}
      bar={{ place: '', tools: <button type="button">消息</button>, isFixed }}
    >
      <div>
        {Array.from({ length: lines }, (_, line) => (
          <p key={line}>第 {line + 1} 行</p>
        ))}
      </div>
    </ShellLayout>
  );
  const barTop = () => document.querySelector('header')?.getBoundingClientRect().top;
  const foot = () => main()?.getBoundingClientRect().bottom;

  test.each([
    [true, 0],
    [false, -48],
  ])('fixed %s: when the page is scrolled it stands at %i px', async (isFixed, top) => {
    await renderInKit(scrolled(isFixed, 200));
    expect(foot()).toBe(800);
    // What moves the bar comes with the first frame that lets it go.
    const scrollOn = (by: number) => main()?.scrollBy({ top: by });
    await expect.poll(() => (scrollOn(50), [(main()?.scrollTop ?? 0) > 100, barTop()])).toEqual([true, top]);
    expect(foot()).toBe(800);
    main()?.scrollTo({ top: 0 });
    await expect.poll(barTop).toBe(0);
  });

  test('comes back to whoever reaches it by key', async () => {
    const screen = await renderInKit(scrolled(false, 200));
    await expect.poll(() => (main()?.scrollBy({ top: 50 }), barTop())).toBe(-48);
    screen.getByRole('button', { name: '消息' }).element().focus();
    await expect.poll(barTop).toBe(0);
  });

  test('stays where the page hardly scrolls, so that its last line can be reached', async () => {
    await renderInKit(scrolled(false, 35));
    main()?.scrollTo({ top: 1000 });
    await expect.poll(() => main()?.scrollTop).toBeGreaterThan(0);
    expect(barTop()).toBe(0);
  });
});

test.each(
  oneInTurn(
    [
      ['zh', '跳到页面内容', '主菜单'],
      ['zhtw', '跳到頁面內容', '主選單'],
      ['en', 'Skip to the page', 'Main menu'],
    ] as const,
    'ShellLayout',
  ),
)('in %s the frame says “%s” and “%s”', async (locale, skip, name) => {
  const screen = await renderInKit(<DemoShell layout="classic" />, { locale });
  await expect.element(screen.getByRole('link', { name: skip })).toBeInTheDocument();
  await expect.element(screen.getByRole('navigation', { name })).toBeVisible();
});
