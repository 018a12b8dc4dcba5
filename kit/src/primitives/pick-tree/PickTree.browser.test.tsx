import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NodeTree } from '../../engines/node-source/index.ts';
import { memorySource } from '../../testing/memorySource.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Pane } from './examples/Pane.tsx';
import type { PaneProps } from './examples/Pane.tsx';
import { organization, people } from './examples/organization.ts';
import type { Unit } from './examples/organization.ts';
import type { ChosenBy } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('aria-labelledby')?.replace(/-name$/, '') ?? '';
const focusedName = () => (document.getElementById(`${focused()}-name`) ?? document.activeElement)?.textContent.trim();
const row = (name: string | RegExp) => page.getByRole('row', { name, exact: typeof name === 'string' });
const names = () => [...document.querySelectorAll('[role=row] [id$="-name"]')].map((each) => each.textContent.trim());

async function shown(props: Partial<PaneProps> = {}) {
  const source = memorySource(organization);
  const screen = await renderInKit(
    <>
      <Pane source={source} {...props} />
      <button type="button">之后</button>
    </>,
  );
  await expect.poll(names).not.toEqual([]);
  return { source, screen };
}

async function entered(props: Partial<PaneProps> = {}) {
  const all = await shown(props);
  await userEvent.tab();
  return all;
}

beforeEach(() => page.viewport(1280, 800));

describe('structure', () => {
  test('a tree grid for several, rows with level, place and expansion also before loading', async () => {
    await shown();
    await expect.element(page.getByRole('treegrid', { name: '组织架构' })).toHaveAttribute('aria-multiselectable', 'true');
    const wanted = { 'aria-level': '1', 'aria-posinset': '1', 'aria-setsize': '3', 'aria-expanded': 'false', 'aria-selected': 'false' };
    for (const [name, value] of Object.entries(wanted)) await expect.element(row('华东分公司')).toHaveAttribute(name, value);
    await expect.element(row('停用部门')).not.toHaveAttribute('aria-expanded');
  });
  test('the one tab stop is the first chosen row, else the first row', async () => {
    await entered({ chosen: ['south'] });
    expect(focusedName()).toBe('华南分公司');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('之后');
  });
  test('in single mode there are no boxes and nothing says that several may be chosen', async () => {
    await shown({ kind: 'one' });
    await expect.element(page.getByRole('treegrid')).not.toHaveAttribute('aria-multiselectable');
    await expect.element(row('华东分公司')).not.toHaveAttribute('aria-selected');
  });
});

describe('opening', () => {
  test('Right asks once, is busy meanwhile, says so after 300 ms, and the focus stays', async () => {
    const { source } = await entered();
    source.hold();
    await press('{ArrowRight}');
    await expect.element(row('华东分公司')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(row('华东分公司')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(announcements).toContain('正在加载');
    await press('{ArrowDown}');
    source.letGo();
    await expect.element(row('调度部')).toBeVisible();
    await expect.element(row('华东分公司')).not.toHaveAttribute('aria-busy');
    await expect.poll(announcements).toContain('已加载 2 项');
    expect(focusedName()).toBe('华南分公司');
    expect(source.asked).toEqual(['root', 'under east']);
  });
  test('Right goes on to the first child, Left to the parent, Left again closes it', async () => {
    await entered();
    await press('{ArrowRight}');
    await expect.element(row('调度部')).toBeVisible();
    await press('{ArrowRight}');
    expect(focusedName()).toBe('调度部');
    await expect.element(row('调度部')).toHaveAttribute('aria-level', '2');
    await press('{ArrowLeft}');
    expect(focusedName()).toBe('华东分公司');
    await press('{ArrowLeft}');
    await expect.element(row('华东分公司')).toHaveAttribute('aria-expanded', 'false');
  });
  test('a failed load is a row with a retry, said politely; the retry leads to the first new row', async () => {
    const { source } = await entered();
    await press('{ArrowDown}');
    source.failNext();
    await press('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect.poll(announcements).toContain('加载失败，可重试');
    expect(focusedName()).toBe('华南分公司');
    await press('{ArrowDown}{Enter}');
    await expect.poll(focusedName).toBe('养护工程部');
    expect(source.asked).toEqual(['root', 'under south', 'under south']);
  });
  test('* opens the siblings, with at most one sentence', async () => {
    const { source } = await entered();
    await press('*');
    await expect.element(row('养护工程部')).toBeVisible();
    await expect.poll(announcements).toContain('已加载 3 项');
    expect(announcements().filter((text) => text.startsWith('已加载'))).toHaveLength(1);
    expect(source.asked).toEqual(['root', 'under east', 'under south']);
  });
  test('closing a node while the keyboard is below it brings the keyboard up', async () => {
    await entered();
    await press('{ArrowRight}');
    await expect.element(row('调度部')).toBeVisible();
    await press('{ArrowRight}');
    row('华东分公司')
      .element()
      .querySelector('[data-mp-toggle]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(focusedName).toBe('华东分公司');
  });
});

describe('choosing', () => {
  test('Space turns a node over, arrows only walk', async () => {
    const onChoose = vi.fn<(ids: readonly string[], by: ChosenBy) => void>();
    await entered({ onChoose });
    await press('{ArrowDown}');
    expect(onChoose).not.toHaveBeenCalled();
    await press(' ');
    await expect.element(row('华南分公司')).toHaveAttribute('aria-selected', 'true');
    await press(' ');
    await expect.element(row('华南分公司')).toHaveAttribute('aria-selected', 'false');
    expect(onChoose.mock.calls).toEqual([
      [['south'], 'node'],
      [['south'], 'node'],
    ]);
  });
  test('a disabled node is reached, says why in its description, and is not chosen', async () => {
    const onChoose = vi.fn<() => void>();
    const onRefused = vi.fn<(reason: string) => void>();
    await entered({ onChoose, onRefused });
    await press('{End} ');
    expect(focusedName()).toBe('停用部门');
    await expect.element(row('停用部门')).toHaveAccessibleDescription('已停用，不可选择');
    await expect.element(row('停用部门')).toHaveAttribute('aria-disabled', 'true');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('已停用，不可选择');
  });
  test('Shift and an arrow choose the range', async () => {
    const onChoose = vi.fn<(ids: readonly string[], by: ChosenBy) => void>();
    await entered({ onChoose });
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(focusedName()).toBe('华南分公司');
    expect(onChoose.mock.calls).toEqual([[['east', 'south'], 'range']]);
  });
  test('Ctrl+A chooses what is loaded and may be chosen', async () => {
    const onChoose = vi.fn<(ids: readonly string[], by: ChosenBy) => void>();
    await entered({ onChoose });
    await press('{Control>}a{/Control}');
    expect(onChoose.mock.calls).toEqual([[['east', 'south'], 'loaded']]);
  });
  test('where a node can not be chosen Enter opens it and Space says why', async () => {
    const onRefused = vi.fn<(reason: string) => void>();
    await entered({ kind: 'one', onRefused });
    await press('{Enter}');
    await expect.element(row('调度部')).toBeVisible();
    await press(' ');
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('只能选择人员');
  });
  test('in single mode Enter and a double press confirm', async () => {
    const onConfirm = vi.fn<(id: string) => void>();
    await shown({ kind: 'one', source: memorySource(people(3)), onConfirm });
    await userEvent.tab();
    await press('{Enter}');
    await userEvent.dblClick(row(/收费员 2/));
    expect(onConfirm.mock.calls).toEqual([['p1'], ['p2']]);
  });
  test('a press on the name chooses, a press on the chevron only opens', async () => {
    const onChoose = vi.fn<(ids: readonly string[], by: ChosenBy) => void>();
    await shown({ onChoose });
    await userEvent.click(row('华东分公司').element().querySelector('[data-mp-toggle]') ?? document.body);
    await expect.element(row('调度部')).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(page.getByText('调度部'));
    expect(onChoose.mock.calls).toEqual([[['dispatch'], 'node']]);
  });
  test('a key of an input method does nothing', async () => {
    const onChoose = vi.fn<() => void>();
    await entered({ onChoose });
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', keyCode: 229, bubbles: true }));
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('typing ahead', () => {
  test('goes to the next name that begins with the letters, by sound too where it is known', async () => {
    await entered({ beginsWith: (label, typed) => label.startsWith(typed) || (typed === 't' && label.startsWith('停')) });
    await press('t');
    expect(focusedName()).toBe('停用部门');
  });
});

describe('an action of a node', () => {
  test('is a button at the end of its row, reached by Tab from the row', async () => {
    const run = vi.fn<() => void>();
    await entered({
      action: (node: Unit) => (node.id === 'east' ? { label: '选择全部 24 人', name: '选择全部 24 人：华东分公司', run } : null),
    });
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '选择全部 24 人：华东分公司' })).toHaveFocus();
    await press('{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });
  test('is left by the arrows: to its own row, or to the one below', async () => {
    await entered({
      action: (node: Unit) => (node.id === 'east' ? { label: '选择全部 24 人', name: '选择全部 24 人：华东分公司', run: () => {} } : null),
    });
    await userEvent.tab();
    await press('{ArrowLeft}');
    expect(focusedName()).toBe('华东分公司');
    await userEvent.tab();
    await press('{ArrowDown}');
    expect(focusedName()).toBe('华南分公司');
  });
});

describe('searching', () => {
  test('shows what was found with where it stands, says how many, and gives the tree back as it was', async () => {
    let tree: NodeTree<Unit> | undefined;
    await entered({ onTree: (given) => (tree = given) });
    await press('{ArrowRight}');
    await expect.element(row('调度部')).toBeVisible();
    tree?.send({ type: 'search', keyword: '俊杰' });
    await expect.poll(names).toEqual(['何俊杰 云望高速 / 现场工程师 · HJJ027']);
    await expect.poll(announcements).toContain('找到 1 项');
    tree?.send({ type: 'search', keyword: '' });
    await expect.element(row('调度部')).toBeVisible();
    await expect.poll(announcements).toContain('已清除搜索');
  });
  test('a late answer of an older keyword is ignored', async () => {
    let tree: NodeTree<Unit> | undefined;
    const { source } = await shown({ onTree: (given) => (tree = given) });
    source.hold();
    tree?.send({ type: 'search', keyword: '张' });
    await expect.poll(() => source.held).toHaveLength(1);
    tree?.send({ type: 'search', keyword: '李' });
    await expect.poll(() => source.held).toHaveLength(2);
    const [old, latest] = source.held;
    expect(old?.signal.aborted).toBe(true);
    latest?.answer();
    await expect.poll(() => names()[0]).toMatch(/^李雪梅/);
    old?.answer();
    await expect.poll(() => names()).toHaveLength(1);
    expect(names()[0]).toMatch(/^李雪梅/);
  });
  test('nothing found is said in place', async () => {
    let tree: NodeTree<Unit> | undefined;
    await shown({ onTree: (given) => (tree = given) });
    tree?.send({ type: 'search', keyword: '隧道' });
    await expect.element(page.getByText('没有匹配“隧道”的节点')).toBeVisible();
    await expect.poll(announcements).toContain('没有找到');
  });
});

describe('an endless list', () => {
  const list = (props: Partial<PaneProps> = {}) => shown({ source: memorySource(people(233)), shape: 'list', label: '收费员', ...props });

  test('End goes to the last loaded item, the next page is asked for once and the scroll place is kept', async () => {
    const source = memorySource(people(233));
    await list({ source });
    await expect.element(page.getByRole('grid', { name: '收费员' })).toHaveAttribute('aria-rowcount', '233');
    await userEvent.tab();
    source.hold();
    await press('{End}');
    expect(focusedName()).toMatch(/^收费员 20 /);
    await expect.poll(announcements).toContain('正在加载更多');
    expect(source.asked).toEqual(['root', 'root page 2']);
    await press('{ArrowDown}');
    expect(focusedName()).toMatch(/^收费员 20 /);
    source.letGo();
    await expect.poll(announcements).toContain('已加载 40 项，共 233 项');
    await press('{ArrowDown}');
    expect(focusedName()).toMatch(/^收费员 21 /);
    await expect.element(row(/^收费员 21 /)).toHaveAttribute('aria-rowindex', '21');
  });
  test('scrolling within 200 px of the end loads the next page', async () => {
    const source = memorySource(people(233));
    await list({ source });
    const region = page.getByRole('grid').element().parentElement ?? document.body;
    const extent = region.scrollHeight;
    region.scrollTop = extent - region.clientHeight - 201;
    await new Promise((done) => requestAnimationFrame(done));
    expect(source.asked).toEqual(['root']);
    region.scrollTop = extent - region.clientHeight - 200;
    await expect.poll(() => source.asked).toEqual(['root', 'root page 2']);
  });
  test('a failed page keeps what is here, offers a retry as the next row, and goes on from there', async () => {
    const source = memorySource(people(233));
    await list({ source });
    await userEvent.tab();
    source.failNext();
    await press('{End}');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await press('{ArrowDown}{Enter}');
    await expect.poll(focusedName).toMatch(/^收费员 21 /);
    expect(source.asked).toEqual(['root', 'root page 2', 'root page 2']);
  });
  test('Shift+End chooses up to the last loaded item only', async () => {
    const onChoose = vi.fn<(ids: readonly string[], by: ChosenBy) => void>();
    const source = memorySource(people(233));
    await list({ source, onChoose });
    source.hold();
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{End}{/Shift}');
    expect(onChoose.mock.calls.map(([ids, by]) => [ids.length, by])).toEqual([[16, 'toEnd']]);
  });
  test('a page with fewer rows than the page size is the last, and a last row says so', async () => {
    const source = memorySource(people(3));
    await list({ source });
    await userEvent.tab();
    await press('{End}{ArrowDown}');
    expect(focusedName()).toBe('没有更多了');
    expect(source.asked).toEqual(['root']);
  });
  test('a button for more is there whenever there is more, and leads to the first new item', async () => {
    const source = memorySource(people(50), { isCounted: false });
    await list({ source });
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
    const more = page.getByRole('button', { name: '加载更多' });
    await userEvent.click(more);
    await expect.poll(focusedName).toMatch(/^收费员 21 /);
    await userEvent.click(more);
    await expect.poll(focusedName).toMatch(/^收费员 41 /);
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '50');
  });
  test('Tab leaves the list, however much is to come', async () => {
    await list();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '加载更多' })).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('之后');
  });
});

describe('the whole level', () => {
  test('that did not load offers a retry in place', async () => {
    const source = memorySource(organization);
    source.failNext();
    await renderInKit(<Pane source={source} />);
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await expect.element(row('华东分公司')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });
  test('is busy while it loads, and says so when it is empty', async () => {
    const source = memorySource<Unit>([]);
    source.hold();
    await renderInKit(<Pane source={source} />);
    await expect.element(page.getByRole('group', { name: '组织架构' })).toHaveAttribute('aria-busy', 'true');
    source.letGo();
    await expect.element(page.getByText('暂无内容')).toBeVisible();
  });
});

test('ten thousand rows render fewer than 80 elements', async () => {
  const source = memorySource([{ id: 'all', fullName: '全部', children: people(10_000) } as Unit], { levels: 'given' });
  await renderInKit(<Pane source={source} />);
  await expect.element(row('全部')).toBeVisible();
  await userEvent.tab();
  await press('{ArrowRight}{End}');
  expect(focusedName()).toMatch(/^收费员 10000 /);
  await expect.element(row(/^收费员 10000 /)).toHaveAttribute('aria-setsize', '10000');
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(80);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '重試'],
      ['en', 'Retry'],
    ] as const,
    'PickTree',
  ),
)('in %s a failed load offers “%s”', async (locale, name) => {
  const source = memorySource(organization);
  source.failNext();
  await renderInKit(<Pane source={source} />, { locale });
  await expect.element(page.getByRole('button', { name })).toBeVisible();
});
