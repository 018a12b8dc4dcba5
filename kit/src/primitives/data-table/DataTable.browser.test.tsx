import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSelected, selectAll, selectNone, selectOnly, selectedCount } from '../../engines/selection/index.ts';
import type { Selection } from '../../engines/selection/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { actionsTo, childrenOf, columns, entries, entryId, entryLabel, flatEntries, milestones, opened } from './examples/entries.tsx';
import type { Entry } from './examples/entries.tsx';
import { pressForNewTab } from '../../testing/pressForNewTab.ts';
import { DataTable } from './index.ts';
import type { DataTableProps, Sort, TableSelection } from './index.ts';
import { sheet } from './examples/sheet.css.ts';
import { isTestAll, oneInTurn } from '../../testing/inTurn.ts';

const base = { label: '路产设施类型', columns, rowId: entryId, rowLabel: entryLabel };

function Table(props: Partial<DataTableProps<Entry>>) {
  const [expandedIds, setExpandedIds] = useState(opened);
  return (
    <div className={sheet}>
      <DataTable
        {...base}
        rows={flatEntries}
        {...props}
        tree={props.tree && { ...props.tree, expandedIds, onExpandedChange: setExpandedIds }}
      />
    </div>
  );
}
const tree = { childrenOf, expandedIds: opened, onExpandedChange: () => undefined };
const actions = actionsTo(() => undefined);

const focused = () => document.activeElement;
const focusedRow = () => focused()?.closest('[role=row]')?.getAttribute('aria-label')?.split('，')[0] ?? focused()?.tagName;
const rowsInDom = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-mp-row]')];
const press = (keys: string) => userEvent.keyboard(keys);
const region = () => document.querySelector('[role=treegrid], [role=grid], [role=table]')?.parentElement ?? document.body;
const frame = () => new Promise((done) => requestAnimationFrame(done));

beforeEach(() => page.viewport(1280, 800));

describe('structure', () => {
  test('a list that nothing is done with is a table, with true counts', async () => {
    const screen = await renderInKit(<Table />);
    const table = screen.getByRole('table', { name: '路产设施类型' });
    await expect.element(table).toHaveAttribute('aria-rowcount', '12');
    await expect.element(table).toHaveAttribute('aria-colcount', '4');
    expect(rowsInDom().every((row) => !row.hasAttribute('tabindex'))).toBe(true);
  });
  test('rows with actions make a grid, parents and children a treegrid with level, place and size of the set', async () => {
    const screen = await renderInKit(<Table actions={actions} />);
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await screen.rerender(<Table actions={actions} rows={entries} tree={tree} />);
    await expect.element(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '15');
    const row = screen.getByRole('row', { name: /^可变情报板/ });
    for (const [name, value] of Object.entries({ level: '2', posinset: '2', setsize: '3', rowindex: '8' }))
      await expect.element(row).toHaveAttribute(`aria-${name}`, value);
    await expect.element(screen.getByRole('row', { name: /^照明设施/ })).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('columnheader', { name: '操作' })).toHaveAttribute('aria-colindex', '5');
  });
  test('there is one tab stop', async () => {
    await renderInKit(
      <>
        <Table actions={actions} />
        <button type="button">下一个</button>
      </>,
    );
    await userEvent.tab();
    expect(focusedRow()).toBe('波形梁护栏');
    await userEvent.tab();
    expect(focused()?.textContent).toBe('下一个');
  });
});

describe('keys', () => {
  test('arrows walk rows, open and close, and enter the cells and the actions', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={entries} tree={tree} />);
    await userEvent.tab();
    await press('{ArrowLeft}');
    await expect.element(screen.getByRole('row', { name: /^护栏设施/ })).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '12');
    await press('{ArrowRight}');
    await press('{ArrowDown}');
    expect(focusedRow()).toBe('波形梁护栏');
    await press('{ArrowRight}');
    expect(focused()?.getAttribute('role')).toBe('rowheader');
    await press('{End}');
    expect(focused()?.getAttribute('aria-label')).toBe('删除 波形梁护栏');
    await press('{ArrowDown}');
    expect(focused()?.getAttribute('aria-label')).toBe('删除 混凝土护栏');
    await press('{Home}{ArrowLeft}{ArrowLeft}');
    expect(focusedRow()).toBe('护栏设施');
  });
  test('Home, End, PageDown and Ctrl with Home or End go far', async () => {
    await renderInKit(<Table actions={actions} rows={milestones} />);
    await userEvent.tab();
    await press('{End}');
    expect(focused()?.getAttribute('aria-rowindex')).toBe('10001');
    await press('{Home}{PageDown}');
    expect(focused()?.getAttribute('aria-rowindex')).toBe('15');
    await press('{ArrowRight}{ArrowRight}{Control>}{End}{/Control}');
    expect(focused()?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('10001');
    expect(focused()?.getAttribute('aria-colindex')).toBe('2');
  });
  test('a cell beside what is seen is brought into view when it gets the keyboard', async () => {
    const wide = columns.map((column) => ({ ...column, width: { px: 600 } }));
    await renderInKit(<Table actions={actions} columns={wide} />);
    await userEvent.tab();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(region().scrollLeft).toBeGreaterThan(0);
    const box = focused()?.getBoundingClientRect();
    const view = region().getBoundingClientRect();
    expect(box && box.left >= view.left && box.right <= view.right).toBe(true);
  });
  test('Enter runs the first action of a row, a press on a button runs its own, Escape does nothing', async () => {
    const listener = vi.fn<(what: string, code: string) => void>();
    const outer = vi.fn<(isPrevented: boolean) => void>();
    await renderInKit(
      <div role="presentation" onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && outer(defaultPrevented)}>
        <Table actions={actionsTo(listener)} />
      </div>,
    );
    await userEvent.tab();
    await press('{ArrowDown}{Enter}');
    expect(listener).toHaveBeenLastCalledWith('edit', 'guardrail.concrete');
    await press('{ArrowRight}{End}{Enter}');
    expect(listener).toHaveBeenLastCalledWith('remove', 'guardrail.concrete');
    await press('{Escape}');
    expect(outer).toHaveBeenCalledWith(false);
    expect(focused()?.getAttribute('aria-label')).toBe('删除 混凝土护栏');
  });
  test('Enter that ends a composition runs nothing', async () => {
    const listener = vi.fn<(what: string, code: string) => void>();
    await renderInKit(<Table actions={actionsTo(listener)} />);
    await userEvent.tab();
    focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    expect(listener).not.toHaveBeenCalled();
  });
  test('a click on a row gives it the keyboard, a click on its chevron opens it', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={entries} tree={tree} />);
    await userEvent.click(screen.getByText('sign.vms'));
    expect(focusedRow()).toBe('可变情报板');
    await press('{ArrowDown}');
    expect(focusedRow()).toBe('热熔标线');
    const light = screen.getByRole('row', { name: /^照明设施/ });
    await userEvent.click(light.element().querySelector('[data-mp-toggle]') ?? light);
    await expect.element(light).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('order', () => {
  test('a header orders the rows, keeps the focus, and is the only one with a direction', async () => {
    const screen = await renderInKit(<Table actions={actions} />);
    await userEvent.tab();
    await press('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
    const header = screen.getByRole('columnheader', { name: '排序' });
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    expect(announcements().at(-1)).toBe('已按 排序 升序排序');
    await press('{Enter}');
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
    expect(focused()?.textContent).toBe('排序');
    await expect.element(screen.getByRole('row', { name: /^边沟/ })).toHaveAttribute('aria-rowindex', '2');
    await press('{Enter}');
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(0);
    await press('{ArrowDown}');
    expect(focusedRow()).toBe('波形梁护栏');
  });
  test('a tree is ordered within each parent', async () => {
    const screen = await renderInKit(
      <Table actions={actions} rows={entries} tree={tree} sort={{ columnId: 'order', direction: 'descending' }} />,
    );
    await expect.element(screen.getByRole('row', { name: /^排水设施/ })).toHaveAttribute('aria-posinset', '1');
    await expect.element(screen.getByRole('row', { name: /^缆索护栏/ })).toHaveAttribute('aria-posinset', '1');
  });
  test('a column is ordered by its figure where it has one, whatever its text says', async () => {
    const byFigure = columns.map((column) =>
      column.id === 'order' ? { ...column, text: () => '—', figure: (row: Entry) => row.order } : column,
    );
    const screen = await renderInKit(<Table actions={actions} columns={byFigure} sort={{ columnId: 'order', direction: 'descending' }} />);
    await expect.element(screen.getByRole('row', { name: /^边沟/ })).toHaveAttribute('aria-rowindex', '2');
  });
  test('a column ordered by the server asks and leaves the rows alone', async () => {
    const onSortChange = vi.fn<(sort: Sort | null) => void>();
    const asking = columns.map((column) => ({ ...column, sort: column.sort && ('server' as const) }));
    const screen = await renderInKit(<Table actions={actions} columns={asking} sort={null} onSortChange={onSortChange} />);
    await userEvent.click(screen.getByRole('button', { name: '名称' }));
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'ascending' });
    await expect.element(screen.getByRole('row', { name: /^波形梁护栏/ })).toHaveAttribute('aria-rowindex', '2');
  });
});

/** Rows Down is held for. */
const HELD = isTestAll ? 500 : 120;

describe('ten thousand rows', () => {
  test(`Down held for ${HELD} rows keeps fewer than 80 rows rendered and the focus never on body`, async () => {
    await renderInKit(<Table actions={actions} rows={milestones} />);
    await userEvent.tab();
    for (let step = 0; step < HELD; step += 1) {
      focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
      expect(focused()?.getAttribute('aria-rowindex')).toBe(String(step + 3));
    }
    expect(rowsInDom().length).toBeLessThan(80);
    const box = focused()?.getBoundingClientRect();
    const view = region().getBoundingClientRect();
    expect(box && box.bottom <= view.bottom && box.top >= view.top).toBe(true);
  }, 60_000);
  test('the head stays at the upper edge, over the rows but not over the one with the keyboard', async () => {
    await renderInKit(<Table actions={actions} rows={milestones} />);
    await userEvent.tab();
    const steps = (count: number, key: string) => {
      for (let step = 0; step < count; step += 1)
        focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    steps(60, 'ArrowDown');
    steps(40, 'ArrowUp');
    const headBottom = document.querySelector('[data-mp-head]')?.getBoundingClientRect().bottom ?? Infinity;
    expect(focused()?.getAttribute('aria-rowindex')).toBe('22');
    expect(focused()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(headBottom);
    region().scrollTop = 36 * 5_000 + 18;
    await expect.poll(() => rowsInDom().some((row) => row.getAttribute('aria-rowindex') === '5002')).toBe(true);
    const { left, top } = region().getBoundingClientRect();
    expect(
      document
        .elementFromPoint(left + 40, top + 10)
        ?.closest('[role=row]')
        ?.getAttribute('aria-rowindex'),
    ).toBe('1');
  });
  test('a jump re-uses the elements of the rows', async () => {
    await renderInKit(<Table actions={actions} rows={milestones} />);
    const before = rowsInDom();
    region().scrollTop = 36 * 5_000;
    await frame();
    await frame();
    const after = rowsInDom();
    expect(before.every((row) => after.includes(row))).toBe(true);
    expect(after.some((row) => row.getAttribute('aria-rowindex') === '5002')).toBe(true);
  });
  test('a row scrolled far away keeps the focus, and the next Down goes on from it', async () => {
    await renderInKit(<Table actions={actions} rows={milestones} />);
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}');
    const row = focused();
    region().scrollTop = 36 * 2_000;
    await frame();
    await frame();
    expect(focused()).toBe(row);
    await press('{ArrowDown}');
    expect(focused()?.getAttribute('aria-rowindex')).toBe('5');
    expect(region().scrollTop).toBeLessThan(36 * 10);
  });
  test('once scrolling has settled the rows are owned in their order', async () => {
    await renderInKit(<Table actions={actions} rows={milestones} />);
    region().scrollTop = 36 * 7;
    const owned = () => document.querySelector('[role=rowgroup][aria-owns]')?.getAttribute('aria-owns')?.split(' ') ?? [];
    const isEveryRowOwned = () => owned().length > 10 && owned().length === rowsInDom().length;
    await expect.poll(isEveryRowOwned).toBe(true);
    const indexes = owned().map((id) => Number(document.getElementById(id)?.getAttribute('aria-rowindex')));
    expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
    expect(rowsInDom().map((row) => row.id)).not.toEqual(owned());
  });
});

describe('refresh', () => {
  test('the row with the keyboard keeps it, and its element, wherever it went', async () => {
    const screen = await renderInKit(<Table actions={actions} />);
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}');
    const element = focused();
    await screen.rerender(<Table actions={actions} rows={[...flatEntries.slice(4), ...flatEntries.slice(0, 4)]} />);
    expect(focusedRow()).toBe('缆索护栏');
    expect(focused()).toBe(element);
    expect(announcements()).not.toContain('数据已刷新');
  });
  test('the same holds when React renders everything twice', async () => {
    const strictly = (rows: readonly Entry[]) => (
      <StrictMode>
        <Table actions={actions} rows={rows} />
      </StrictMode>
    );
    const screen = await renderInKit(strictly(flatEntries));
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}');
    const element = focused();
    await screen.rerender(strictly(flatEntries.toReversed()));
    expect(focused()).toBe(element);
    await press('{ArrowDown}');
    expect(focusedRow()).toBe('混凝土护栏');
  });
  test('when it is gone, the row in its place takes over and that is said', async () => {
    const screen = await renderInKit(<Table actions={actions} />);
    await userEvent.tab();
    await press('{ArrowDown}');
    await screen.rerender(<Table actions={actions} rows={flatEntries.filter(({ code }) => code !== 'guardrail.concrete')} />);
    expect(focusedRow()).toBe('缆索护栏');
    expect(announcements()).toContain('数据已刷新');
  });
  test('removing the last row with its own button never drops the focus on body', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={flatEntries.slice(0, 1)} />);
    await userEvent.tab();
    await press('{ArrowRight}{End}');
    await screen.rerender(<Table actions={actions} rows={[]} />);
    expect(focused()).toBe(region());
    await screen.rerender(<Table actions={actions} rows={flatEntries.slice(0, 3)} />);
    expect(focusedRow()).toBe('波形梁护栏');
  });
  test('nothing is taken from a control outside the table', async () => {
    const screen = await renderInKit(
      <>
        <button type="button">筛选</button>
        <Table actions={actions} />
      </>,
    );
    await userEvent.tab();
    await screen.rerender(
      <>
        <button type="button">筛选</button>
        <Table actions={actions} rows={[]} />
      </>,
    );
    expect(focused()?.textContent).toBe('筛选');
  });
});

describe('a row that has just been made', () => {
  const made = { ...milestones[400], id: 'made', name: 'K99+900', code: 'made', order: 400 };
  const withMade = milestones.toSpliced(400, 0, made as Entry);
  const rowOfMade = () => document.querySelector<HTMLElement>('[role=row][aria-label^="K99+900"]');

  test('is brought into view, stands out and is the tab stop', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={milestones} />);
    await screen.rerender(<Table actions={actions} rows={withMade} revealed={made} />);
    await expect.poll(rowOfMade).not.toBeNull();
    const { top, bottom } = rowOfMade()?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const seen = region().getBoundingClientRect();
    expect(top >= seen.top && bottom <= seen.bottom).toBe(true);
    const ground = (row: Element | null | undefined) => row && getComputedStyle(row).backgroundColor;
    await expect.poll(() => ground(rowOfMade()) !== ground(rowOfMade()?.nextElementSibling)).toBe(true);
    await userEvent.tab();
    expect(focusedRow()).toBe('K99+900');
  });
  test('moves nothing while the keyboard is in the list', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={milestones} />);
    await userEvent.tab();
    await screen.rerender(<Table actions={actions} rows={withMade} revealed={made} />);
    await frame();
    expect(focusedRow()).toBe('K0+000');
    expect(region().scrollTop).toBe(0);
  });
});

describe('states', () => {
  test('loading says so only after a second, and keeps the headers', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={[]} state={{ kind: 'loading' }} />);
    await expect.element(screen.getByRole('columnheader', { name: '名称' })).toBeVisible();
    expect(screen.container.textContent).not.toContain('正在加载');
    await expect.element(screen.getByText('正在加载路产设施类型…', { exact: true }).first()).toBeVisible();
  });
  test('a failure is said, keeps the headers, and a retry leads back to the rows', async () => {
    const retry = vi.fn<() => void>();
    const screen = await renderInKit(<Table actions={actions} rows={[]} state={{ kind: 'failed', retry, detail: '请求号 7F2A-90C1' }} />);
    expect(announcements()).toContain('加载失败，可重试');
    await expect.element(screen.getByText('请求号 7F2A-90C1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
    await screen.rerender(<Table actions={actions} rows={[]} state={{ kind: 'loading' }} />);
    expect(focused()).toBe(region());
    await screen.rerender(<Table actions={actions} />);
    expect(focusedRow()).toBe('波形梁护栏');
  });
});

describe('selection', () => {
  function Choosing({
    start = selectNone,
    onChange = () => undefined,
    ...props
  }: Partial<DataTableProps<Entry>> & { start?: Selection; onChange?: TableSelection['onChange'] }) {
    const [value, setValue] = useState(start);
    const change = (next: Selection) => {
      setValue(next);
      onChange(next);
    };
    return <Table {...props} selection={{ value, onChange: change }} />;
  }

  test.each(
    oneInTurn(
      [
        ['zh', '选择 可变情报板', '选择全部行'],
        ['zhtw', '選擇 可变情报板', '選擇所有列'],
        ['en', 'Select 可变情报板', 'Select all rows'],
      ] as const,
      'DataTable',
    ),
  )('checkboxes are named by the row in %s', async (locale, row, all) => {
    const screen = await renderInKit(<Choosing />, { locale });
    await expect.element(screen.getByRole('checkbox', { name: row })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: all })).toBeVisible();
  });
  test('Space chooses, Shift with Down takes the next rows along, the checkbox above shows some', async () => {
    const onChange = vi.fn<TableSelection['onChange']>();
    const screen = await renderInKit(<Choosing onChange={onChange} />);
    await userEvent.tab();
    await press(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const value = onChange.mock.lastCall?.[0] ?? selectNone;
    expect(flatEntries.filter(({ id }) => isSelected(value, id)).map(({ name }) => name)).toEqual(['波形梁护栏', '混凝土护栏', '缆索护栏']);
    await expect.element(screen.getByRole('row', { name: /^混凝土护栏/ })).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('checkbox', { name: '选择全部行' })).toBePartiallyChecked();
  });
  test('a click with Shift chooses the rows between', async () => {
    const onChange = vi.fn<TableSelection['onChange']>();
    const screen = await renderInKit(<Choosing onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 热熔标线' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 混凝土护栏' }), { modifiers: ['Shift'] });
    expect(selectedCount(onChange.mock.lastCall?.[0] ?? selectNone, flatEntries.length)).toBe(5);
  });
  test('Ctrl+A chooses everything by rule, not by list', async () => {
    const onChange = vi.fn<TableSelection['onChange']>();
    const screen = await renderInKit(<Choosing onChange={onChange} rows={milestones} />);
    await userEvent.tab();
    await press('{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(selectAll);
    await expect.element(screen.getByRole('checkbox', { name: '选择全部行' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择全部行' }));
    expect(onChange).toHaveBeenLastCalledWith(selectNone);
  });
});

describe('copying', () => {
  const copied = () => {
    const data = new DataTransfer();
    focused()?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData('text/plain');
  };
  test('the row with the keyboard is copied as a line of a spreadsheet, and that is said', async () => {
    await renderInKit(<Table actions={actions} />);
    await userEvent.tab();
    expect(copied()).toBe('波形梁护栏\tguardrail.wbeam\t11\t启用');
    expect(announcements()).toContain('已复制 1 行');
  });
  test('a cell with the keyboard is copied alone, in full', async () => {
    const name = '云阳至青溪路段中央分隔带新泽西型预制混凝土护栏（加强型，含反光标识）';
    const long = { id: 'long', name, code: '=1+1', order: 1, isEnabled: true };
    await renderInKit(<Table actions={actions} rows={[long]} columns={columns.map((column) => ({ ...column, width: { px: 90 } }))} />);
    await userEvent.tab();
    await press('{ArrowRight}');
    expect(copied()).toBe(name);
    await press('{ArrowRight}');
    expect(copied()).toBe("'=1+1");
    await expect.poll(announcements).toContain('已复制 编码');
  });
  test('chosen rows are copied together, in their order', async () => {
    const value = selectOnly(['sign.vms', 'guardrail.cable']);
    await renderInKit(<Table selection={{ value, onChange: () => undefined }} />);
    await userEvent.tab();
    expect(
      copied()
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ).toEqual(['缆索护栏', '可变情报板']);
    expect(announcements()).toContain('已复制 2 行');
  });
});

test('where lines run from right to left the arrows go the other way', async () => {
  await renderInKit(
    <div dir="rtl">
      <Table actions={actions} />
    </div>,
  );
  await userEvent.tab();
  await press('{ArrowLeft}{ArrowLeft}');
  expect(focused()?.getAttribute('aria-colindex')).toBe('2');
  await press('{ArrowRight}{ArrowRight}');
  expect(focusedRow()).toBe('波形梁护栏');
});

describe('on a narrow screen', () => {
  beforeEach(() => page.viewport(375, 720));

  test('rows have two lines in the same order, and headers are heard', async () => {
    const screen = await renderInKit(<Table actions={actions} rows={entries} tree={tree} />);
    expect(rowsInDom()[1]?.textContent).toBe('波形梁护栏guardrail.wbeam排序 11启用');
    await expect.element(screen.getByRole('columnheader', { name: '编码' })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });
  test('a code on the second line is read whole; what stands after it gives way', async () => {
    const kind = { id: 'kind', header: '类型', text: () => 'Department of the company', width: { px: 120 }, narrow: 'meta' } as const;
    const screen = await renderInKit(<Table columns={[...columns, kind]} />);
    const [code, after] = [screen.getByText('guardrail.wbeam'), screen.getByText(kind.text()).first()];
    await expect.element(code).toBeVisible();
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    expect([isCut(code.element()), isCut(after.element())]).toEqual([false, true]);
  });
  test('a moment on the second line is read whole; the names beside it give way', async () => {
    const name = '云望高速物流集团/渝东高速公路有限公司/云阳收费站';
    const firm = { id: 'firm', header: '组织', text: () => name, width: { px: 120 }, narrow: 'meta' } as const;
    const time = { id: 'time', header: '时间', text: () => '2026-11-24 08:30:15', width: { px: 152 }, narrow: 'meta' } as const;
    const screen = await renderInKit(<Table columns={[...columns.slice(0, 1), firm, { ...time, isWholeInNarrow: true }]} />);
    const [before, moment] = [screen.getByText(name).first(), screen.getByText(time.text()).first()];
    await expect.element(moment).toBeVisible();
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    expect([isCut(before.element()), isCut(moment.element())]).toEqual([true, false]);
  });
  test('a press on the two lines opens the row where an action does; its box and its menu keep theirs', async () => {
    const listener = vi.fn<(what: string, code: string) => void>();
    const opening = (row: Entry) => actionsTo(listener)(row).map((action) => ({ ...action, isOpening: action.id === 'edit' }));
    const selection = { value: selectNone, onChange: () => undefined };
    const screen = await renderInKit(<Table actions={opening} selection={selection} />);
    await userEvent.click(screen.getByText('guardrail.wbeam'));
    expect(listener.mock.calls).toEqual([['edit', 'guardrail.wbeam']]);
    await userEvent.click(screen.getByRole('button', { name: '波形梁护栏 的操作' }));
    await expect.element(screen.getByRole('menuitem', { name: '删除' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox').nth(1));
    expect(listener).toHaveBeenCalledTimes(1);
    await page.viewport(1280, 720);
    await userEvent.click(screen.getByText('guardrail.wbeam'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
  test('every action is behind one menu, reached by keyboard within the one tab stop', async () => {
    const listener = vi.fn<(what: string, code: string) => void>();
    const screen = await renderInKit(<Table actions={actionsTo(listener)} />);
    await userEvent.tab();
    await press('{ArrowRight}{End}');
    expect(focused()?.getAttribute('aria-label')).toBe('波形梁护栏 的操作');
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await press('{Enter}');
    await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
    expect(listener).toHaveBeenCalledWith('remove', 'guardrail.wbeam');
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('波形梁护栏 的操作');
  });
});

test('an action that leads to an address is a link, by pointer and by keyboard; a press for a new tab is the browser’s', async () => {
  const run = vi.fn<(id: string) => void>();
  const leading = (entry: Entry) => [{ id: 'open', label: '处理', href: `#/task/${entryId(entry)}`, run: () => run(entryId(entry)) }];
  const screen = await renderInKit(<Table actions={leading} />);
  const first = flatEntries[0]!;
  const link = screen.getByRole('link', { name: `处理 ${entryLabel(first)}` });
  await expect.element(link).toHaveAttribute('href', `#/task/${entryId(first)}`);
  expect(pressForNewTab(link.element())).toBe(true);
  expect(run).not.toHaveBeenCalled();
  await link.click();
  link.element().focus();
  await press('{Enter}');
  expect(run.mock.calls).toEqual([[entryId(first)], [entryId(first)]]);
  expect(location.hash).toBe('');
});
