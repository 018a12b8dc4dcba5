import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DataValue } from '../../primitives/data-picker/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Stateful } from '../../testing/Stateful.tsx';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import type { MemoryFeed } from '../../testing/feeds/dataFeed.ts';
import { manyStations, stationConfig, stations } from '../../testing/feeds/stations.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { PopupSelect } from './index.ts';
import type { PopupSelectConfig, PopupSelectProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const designed = (members: Partial<PopupSelectConfig> = {}) => ({ kind: 'parsed', config: { ...stationConfig, ...members } }) as const;
const single = designed();
const many = designed({ multiple: true });

interface FormProps extends Partial<PopupSelectProps> {
  readonly onValue?: (value: DataValue) => void;
}

function Form({ value = null, onValue, feed = memoryFeed(stations), ...props }: FormProps) {
  const [fixed] = useState(feed);
  return (
    <Stateful first={value} onChange={onValue}>
      {(held) => <PopupSelect label="就近收费站" config={single} {...props} {...held} feed={fixed} />}
    </Stateful>
  );
}

const field = () => page.getByRole('combobox');
const dialog = () => page.getByRole('dialog');
const row = (name: string | RegExp) => page.getByRole('row', { name });
const ok = () => page.getByRole('button', { name: '确定' });
const said = () => announcements().join(' ');

/** Rows by a stake number that only they have. */
const YUNYANG = /K10\+000/;
const QINGXI = /K13\+170/;
const SHIQIAO = /K19\+510/;

beforeEach(() => page.viewport(1280, 800));

async function opened(props: FormProps = {}) {
  const onValue = vi.fn<(value: DataValue) => void>();
  const screen = await renderInKit(<Form onValue={onValue} {...props} />);
  await userEvent.click(field());
  await expect.element(row(YUNYANG)).toBeVisible();
  return { screen, onValue };
}

test('a dialog of 800 px opens with a keyword, reset, refresh, a radio column, an index column and pages', async () => {
  await opened();
  await expect.element(dialog()).toHaveAccessibleName('选择收费站');
  expect(dialog().element().getBoundingClientRect().width).toBe(800);
  for (const name of ['搜索', '重置', '刷新']) await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: '关键词' })).toHaveFocus();
  await expect.element(page.getByRole('columnheader', { name: '序号' })).toBeVisible();
  await expect.element(page.getByText('共 45 条', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '46');
});

test('it opens as a drawer where it is designed so', async () => {
  await opened({ config: designed({ popupType: 'drawer', popupWidthPx: 600 }) });
  const { offsetWidth, offsetHeight } = dialog().element() as HTMLElement;
  await vi.waitFor(() => expect(dialog().element().getBoundingClientRect().right).toBe(window.innerWidth));
  expect([offsetWidth, offsetHeight]).toEqual([600, window.innerHeight]);
});

test('it opens with the current value chosen', async () => {
  await opened({ value: 'A02' });
  await expect.element(row(QINGXI)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('已选：青溪收费站')).toBeVisible();
});

test('confirm writes the value and closes, and the focus is on the field again', async () => {
  const { onValue } = await opened();
  await userEvent.click(row(SHIQIAO));
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.click(ok());
  expect(onValue).toHaveBeenCalledExactlyOnceWith('A04');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveTextContent('石桥收费站');
});

test.for([
  ['cancel', () => userEvent.click(page.getByRole('button', { name: '取消' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)('%s closes and restores the previous selection', async ([, leave]) => {
  const { onValue } = await opened({ value: 'A02' });
  await userEvent.click(row(SHIQIAO));
  await leave();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onValue).not.toHaveBeenCalled();
  await expect.element(field()).toHaveTextContent('青溪收费站');
  await userEvent.click(field());
  await expect.element(row(QINGXI)).toHaveAttribute('aria-selected', 'true');
});

test('clear empties the value, and Ctrl+Z brings it back', async () => {
  const onValue = vi.fn<(value: DataValue) => void>();
  await renderInKit(<Form value="A02" onValue={onValue} />);
  await userEvent.hover(field());
  await userEvent.click(page.getByRole('button', { name: '清空 就近收费站' }));
  expect(onValue).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onValue).toHaveBeenLastCalledWith('A02');
});

test('confirming with nothing chosen is refused: it says why and stays open', async () => {
  const { onValue } = await opened();
  await userEvent.click(ok());
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText('请先选择一条数据').first()).toBeVisible();
  await expect.poll(said).toContain('请先选择一条数据');
  expect(onValue).not.toHaveBeenCalled();
});

test('Enter in the keyword searches from the first page, says how many were found, and the focus stays', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  await userEvent.click(page.getByRole('button', { name: '第 2 页' }));
  await userEvent.fill(page.getByRole('searchbox'), '石桥');
  await userEvent.keyboard('{Enter}');
  await expect.element(row(SHIQIAO)).toBeVisible();
  await expect.poll(said).toContain('找到 5 项');
  expect(feed.lists.at(-1)).toMatchObject({ keyword: '石桥', currentPage: 1, pageSize: 20 });
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('a call says what the seed says: interface, columns joined by commas, parameters, page', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  expect(feed.lists.at(-1)).toEqual({
    interfaceId: '591020000000000002',
    propsValue: 'id',
    relationField: 'fullName',
    columnOptions: 'fullName,stake,road,phone',
    paramList: [],
    keyword: '',
    currentPage: 1,
    pageSize: 20,
  });
});

test('reset empties the keyword and shows every row; opening anew forgets it too', async () => {
  await opened();
  await userEvent.fill(page.getByRole('searchbox'), '服务区');
  await userEvent.click(page.getByRole('button', { name: '搜索', exact: true }));
  await expect.element(page.getByText('没有匹配“服务区”的数据')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重置' }));
  await expect.element(row(YUNYANG)).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('refresh asks the server again, going back a page does not', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  const before = feed.lists.length;
  await userEvent.click(page.getByRole('button', { name: '第 2 页' }));
  await expect.element(row(/K70\+400/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '第 1 页' }));
  await expect.element(row(YUNYANG)).toBeVisible();
  expect(feed.lists.length).toBe(before + 1);
  await userEvent.click(page.getByRole('button', { name: '刷新' }));
  await expect.poll(() => feed.lists.length).toBe(before + 2);
});

test('rows are chosen across pages, and the count says how many', async () => {
  const { onValue } = await opened({ config: many, value: ['A30'] });
  await expect.element(page.getByText('已选 1 项')).toBeVisible();
  await userEvent.click(row(QINGXI).getByRole('gridcell').first());
  await userEvent.click(page.getByRole('button', { name: '第 3 页' }));
  await userEvent.click(
    row(/K130\+800/)
      .getByRole('gridcell')
      .first(),
  );
  await expect.element(page.getByText('已选 3 项')).toBeVisible();
  await userEvent.click(ok());
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['A30', 'A02', 'A41']);
});

test('the count that is spoken is the count of all pages', async () => {
  await opened({ config: many, value: ['A30'] });
  await userEvent.click(row(QINGXI).getByRole('gridcell').first());
  await expect.poll(said).toContain('已选择 青溪收费站，共 2 项');
});

test('choosing a whole page leaves what was chosen on others, and letting it go too', async () => {
  const { onValue } = await opened({ config: many, value: ['A30'] });
  await userEvent.click(page.getByRole('checkbox', { name: '选择全部行' }));
  await expect.element(page.getByText('已选 21 项')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: '选择全部行' }));
  await expect.element(page.getByText('已选 1 项')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '清空列表' }));
  await userEvent.click(ok());
  expect(onValue).toHaveBeenCalledExactlyOnceWith([]);
});

test('a tag of the closed field is taken out of the value', async () => {
  const onValue = vi.fn<(value: DataValue) => void>();
  await renderInKit(<Form config={many} value={['A02', 'A05']} onValue={onValue} />);
  await userEvent.click(page.getByRole('button', { name: '移除 青溪收费站' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['A05']);
});

test('without pages 10,000 rows are asked for, and what lies beyond is said', async () => {
  const feed = memoryFeed(manyStations);
  await opened({ feed, config: designed({ hasPage: false }) });
  expect(feed.lists.at(-1)).toMatchObject({ currentPage: 1, pageSize: 10_000 });
  await expect.element(page.getByText('只显示前 10,000 条，共 12,000 条，其余请用关键词查找。')).toBeVisible();
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '12001');
  expect(document.querySelectorAll('[role=dialog] [role=row]').length).toBeLessThan(80);
});

test('a field with 10,000 chosen rows opens with all of them chosen, and draws few', async () => {
  const value = manyStations.slice(0, 10_000).map((one) => String(one['id']));
  const feed = memoryFeed(manyStations);
  await renderInKit(<Form config={designed({ multiple: true, hasPage: false })} value={value} feed={feed} />);
  await expect.element(page.getByText('云阳收费站').first()).toBeVisible();
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已选 10,000 项')).toBeVisible();
  await expect.element(row(YUNYANG)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('checkbox', { name: '选择全部行' })).toBeChecked();
  expect(document.querySelectorAll('[role=dialog] [role=row]').length).toBeLessThan(80);
});

test('what is typed and searched twice shows the answer of the second only', async () => {
  const answers: (() => void)[] = [];
  const feed: MemoryFeed = {
    ...memoryFeed(stations),
    list: (ask) =>
      new Promise((resolve) =>
        answers.push(() => resolve({ rows: [{ id: ask.keyword || 'all', fullName: `答案 ${ask.keyword}` }], total: 1 })),
      ),
  };
  await renderInKit(<Form feed={feed} />);
  await userEvent.click(field());
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  for (const keyword of ['a', 'ab']) {
    await userEvent.fill(page.getByRole('searchbox'), keyword);
    await userEvent.keyboard('{Enter}');
  }
  for (const answer of answers.toReversed()) answer();
  await expect.element(row(/答案 ab/)).toBeVisible();
  await expect.element(row('答案 a')).not.toBeInTheDocument();
});

test('a failed load keeps the keyword, is announced, and retry loads', async () => {
  await renderInKit(<Form feed={memoryFeed(stations, { failures: { list: 1, lookup: 0 } })} />);
  await userEvent.click(field());
  await expect.element(page.getByText('列表没有加载成功')).toBeVisible();
  await expect.poll(said).toContain('加载失败，可重试');
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(row(YUNYANG)).toBeVisible();
});

test('parameters take the values of the form, and another value asks again', async () => {
  const config = designed({ templateJson: [{ field: 'road', relationField: 'F_Road', defaultValue: '' }] });
  const feed = memoryFeed(stations, {
    within: ({ road }, [parameter]) => !parameter?.['defaultValue'] || road === parameter['defaultValue'],
  });
  const form = (road: string) => <Form config={config} feed={feed} valueOf={(name) => (name === 'F_Road' ? road : undefined)} />;
  const screen = await renderInKit(form('G5 京昆高速'));
  await userEvent.click(field());
  await expect.element(page.getByText('共 15 条', { exact: true })).toBeVisible();
  expect(feed.lists.at(-1)?.paramList).toEqual([{ field: 'road', relationField: 'F_Road', defaultValue: 'G5 京昆高速' }]);
  await screen.rerender(form(''));
  await expect.element(page.getByText('共 45 条', { exact: true })).toBeVisible();
});

test('disabled with a value, a button opens a read-only detail of the record instead', async () => {
  await renderInKit(<Form value="A02" use="disabled" />);
  const view = page.getByRole('button', { name: '查看 就近收费站 青溪收费站' });
  await userEvent.click(view);
  await expect.element(dialog().getByText('K13+170')).toBeVisible();
  expect(dialog().element().querySelectorAll('input').length).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
});

test('disabled, the record is opened elsewhere where the page knows how', async () => {
  const onViewRecord = vi.fn<(id: string) => void>();
  await renderInKit(<Form value="A02" use="disabled" onViewRecord={onViewRecord} />);
  await userEvent.click(page.getByRole('button', { name: /查看/ }));
  expect(onViewRecord).toHaveBeenCalledExactlyOnceWith('A02');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a disabled field without a value opens nothing', async () => {
  await renderInKit(<Form use="disabled" />);
  await expect.element(field()).toBeDisabled();
});

test('a value nobody knows is shown and kept, also when others are chosen', async () => {
  const { onValue } = await opened({ config: many, value: ['gone', 'A02'] });
  await expect.element(page.getByText('已选 2 项')).toBeVisible();
  await userEvent.click(row(SHIQIAO).getByRole('gridcell').first());
  await userEvent.click(ok());
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['gone', 'A02', 'A04']);
  await expect.element(page.getByText('未知（gone）').first()).toBeVisible();
});

test('rendering never changes a value', async () => {
  const onValue = vi.fn<(value: DataValue) => void>();
  const screen = await renderInKit(<Form value={12} onValue={onValue} />);
  await screen.rerender(<Form value={12} onValue={onValue} label="别的" />);
  expect(onValue).not.toHaveBeenCalled();
});

test('a row without a value cannot be chosen, and says why', async () => {
  const { onValue } = await opened({ feed: memoryFeed([{ fullName: '无编号', stake: 'K10+000' }]) });
  await userEvent.click(row(YUNYANG));
  await expect.poll(said).toContain('此行没有可保存的值');
  await userEvent.click(ok());
  expect(onValue).not.toHaveBeenCalled();
});

test('a page size of its own is among those that can be chosen', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed, config: designed({ pageSize: 10 }) });
  await expect.element(page.getByRole('combobox', { name: '每页条数' })).toHaveValue('10');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '每页条数' }), '50');
  await expect.poll(() => feed.lists.at(-1)).toMatchObject({ currentPage: 1, pageSize: 50 });
});

test('a disabled field whose name is on its way says so, and not that it is unknown', async () => {
  await renderInKit(<Form value="A02" use="disabled" feed={memoryFeed(stations, { isSilent: true })} />);
  await expect.element(page.getByRole('button', { name: '查看 就近收费站 正在加载…' })).toBeVisible();
});

test('names that did not load are asked for again', async () => {
  await renderInKit(<Form value="A02" feed={memoryFeed(stations, { failures: { list: 0, lookup: 1 } })} />);
  await expect.element(page.getByText('未知（A02）')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /没有加载成功/ }));
  await expect.element(page.getByText('青溪收费站')).toBeVisible();
});

test('a field that goes away while it loads leaves nothing behind', async () => {
  const feed = memoryFeed(stations, { delayMs: 50 });
  const screen = await renderInKit(<Form value="A02" feed={feed} />);
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await screen.rerender(<p>走了</p>);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('走了')).toBeVisible();
  expect(document.querySelectorAll('[inert]').length).toBe(0);
});

test('in a dialog, Escape closes the picker only', async () => {
  const onClose = vi.fn<() => void>();
  await renderInKit(
    <Dialog title="登记" widthPx={600} onClose={onClose} footer={<span />}>
      <Form />
    </Dialog>,
  );
  await userEvent.click(field());
  await expect.element(page.getByRole('dialog', { name: '选择收费站' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: '选择收费站' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(field()).toHaveFocus();
});

test('a bad configuration is a visible field that says why, and keeps the value', async () => {
  const onValue = vi.fn<(value: DataValue) => void>();
  await renderInKit(
    <Form
      value="A02"
      onValue={onValue}
      config={{ kind: 'refused', problems: [{ path: 'columnOptions[3].value', reason: { kind: 'missing' } }] }}
    />,
  );
  const group = page.getByRole('group', { name: '就近收费站' });
  await expect.element(group.getByText(/此字段的配置有误，暂不可用，已有的值会保留。/)).toBeVisible();
  await expect.element(group.getByText('columnOptions[3].value：未填写，请在表单设计中补上。')).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});

test.for(
  oneInTurn(
    [
      ['zh', '搜索', '确定', '已选：青溪收费站'],
      ['zhtw', '搜尋', '確定', '已選：青溪收费站'],
      ['en', 'Search', 'OK', 'Chosen: 青溪收费站'],
    ] as const,
    'PopupSelect',
  ),
)('the dialog speaks %s', async ([locale, search, confirm, chosen]) => {
  await renderInKit(<Form value="A02" />, { locale });
  await userEvent.click(field());
  await expect.element(page.getByRole('button', { name: search, exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: confirm, exact: true })).toBeVisible();
  await expect.element(page.getByText(chosen)).toBeVisible();
});
