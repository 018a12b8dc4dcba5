import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { fromTree } from '../../engines/node-source/index.ts';
import type { StoredValue } from '../../engines/pick/index.ts';
import { OwnPicker, OwnTreePicker, teamSpec } from './examples/OwnTreePicker.tsx';
import { remembering } from './examples/specs.ts';
import type { PickerNode, PickerSpec } from './headless.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const row = (name: RegExp) => page.getByRole('treegrid', { name: '組織' }).getByRole('row', { name });
const chosen = () => page.getByRole('grid', { name: '選択中' });
const spoken = () => document.body.textContent;
const onChange = () => vi.fn<(value: StoredValue) => void>();

async function opened(spec: PickerSpec = teamSpec, first: StoredValue = ['e1'], dir: 'ltr' | 'rtl' = 'ltr') {
  const changed = onChange();
  await render(
    <HeadlessProvider dir={dir}>
      <OwnPicker label="担当部署" spec={spec} initialValue={first} onChange={changed} />
    </HeadlessProvider>,
  );
  await userEvent.tab();
  await press('{Enter}');
  return changed;
}

test('a picker of one’s own in plain markup opens, chooses and writes once, without a provider', async () => {
  const changed = onChange();
  await render(<OwnTreePicker onChange={changed} />);
  await expect.element(page.getByRole('combobox', { name: '担当部署' })).toHaveTextContent('配車部');
  await userEvent.tab();
  await press('{Enter}');
  await expect.element(page.getByRole('searchbox', { name: '名称で検索' })).toHaveFocus();
  await expect.element(row(/南支社/)).toBeVisible();
  await press('{ArrowDown}{ArrowDown} ');
  await expect.element(chosen().getByRole('row')).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: '決定' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith(['e1', 's']);
});

test('from right to left the arrows to the sides change places in tree, list and last choices', async () => {
  await opened({ ...teamSpec, recent: remembering('e1', 's1') }, ['e1'], 'rtl');
  await expect.element(row(/東支社/)).toBeVisible();
  await press('{ArrowDown}{ArrowLeft}');
  await expect.element(row(/東支社/)).toHaveAttribute('aria-expanded', 'true');
  chosen().getByRole('row').element().focus();
  await press('{ArrowLeft}');
  await expect.element(chosen().getByRole('button')).toHaveFocus();
  page.getByRole('toolbar').getByRole('button').first().element().focus();
  await press('{ArrowLeft}');
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: '雲陽配車所' })).toHaveFocus();
});

test('of pasted names those that are not found are named one by one', async () => {
  await opened();
  await userEvent.click(page.getByRole('button', { name: '名簿を貼り付ける' }));
  await userEvent.fill(page.getByRole('textbox', { name: '氏名または番号' }), '経理部、王五');
  await userEvent.click(page.getByRole('button', { name: '調べて選ぶ' }));
  await expect.element(page.getByText('王五：見つかりません')).toBeVisible();
  await expect.element(chosen().getByRole('row')).toHaveLength(2);
  await press('{Escape}');
  await expect.element(row(/東支社/)).toBeVisible();
});

const rules = ['往路', '復路'].map((name, at): PickerNode => ({
  id: `r${at}`,
  fullName: name,
  isLeaf: true,
  cells: { name, no: `N${at}` },
}));
const categories: readonly PickerNode[] = [{ id: 'back', fullName: '復路の規則', isLeaf: true }];
const ruleSpec: PickerSpec = {
  ...teamSpec,
  title: '規則を選ぶ',
  policy: { ...teamSpec.policy, cardinality: 'one' },
  body: {
    kind: 'table',
    label: '分類',
    categories: fromTree(categories),
    all: 'すべて',
    rows: ({ categoryId }) => Promise.resolve({ nodes: rules.slice(categoryId === 'back' ? 1 : 0), total: categoryId === 'back' ? 1 : 2 }),
    columns: [
      { id: 'name', header: '名称', width: 'wide' },
      { id: 'no', header: '番号', width: 'narrow' },
    ],
  },
  resolve: (stored) => Promise.resolve(rules.filter(({ id }) => stored.includes(id))),
};

test('a category decides what the table lists, and the down arrow of the search goes into its rows', async () => {
  const changed = await opened(ruleSpec, null);
  const table = page.getByRole('grid', { name: '規則を選ぶ' });
  await expect.element(table.getByRole('row', { name: /往路/ })).toBeVisible();
  await userEvent.click(page.getByRole('treegrid', { name: '分類' }).getByRole('row', { name: '復路の規則' }));
  await expect.poll(spoken).toContain('1 件見つかりました');
  await expect.element(table.getByRole('row', { name: /往路/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('searchbox'));
  await press('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('r1');
});

test('the only thing there is is chosen without opening, and said by its name', async () => {
  const changed = await opened({ ...teamSpec, policy: { ...teamSpec.policy, cardinality: 'one' }, only: 's1' }, null);
  expect(changed).toHaveBeenCalledExactlyOnceWith('s1');
  await expect.poll(spoken).toContain('雲陽配車所は唯一の候補のため選択しました');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
