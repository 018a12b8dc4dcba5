import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import { OwnDataPicker, bridgeSpec } from './examples/OwnDataPicker.tsx';
import { pickerMessages } from './examples/japanese.ts';
import { RowsInDialog } from './examples/tableInPlainElements.tsx';
import { useRowsDialog } from './headless.ts';
import type { DataValue } from './headless.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const row = (name: RegExp) => page.getByRole('grid', { name: '橋' }).getByRole('row', { name });
const spoken = () => document.body.textContent;

async function opened(spec = bridgeSpec) {
  const changed = vi.fn<(value: DataValue) => void>();
  await render(<OwnDataPicker spec={spec} onChange={changed} />);
  await userEvent.tab();
  await press('{Enter}');
  await expect.element(row(/橋 2/).first()).toBeVisible();
  return changed;
}

test('a picker of rows of one’s own in plain markup keeps choices over pages and searches, and writes once, without a provider', async () => {
  const changed = await opened();
  await expect.element(page.getByRole('searchbox', { name: 'キーワード' })).toHaveFocus();
  await press('{ArrowDown} ');
  await userEvent.click(page.getByRole('button', { name: '次へ' }));
  await userEvent.click(row(/橋 25/));
  await expect.element(page.getByText('2 件選択中')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), '橋 4');
  await press('{Enter}');
  await expect.poll(spoken).toContain('7 件見つかりました');
  await userEvent.click(page.getByRole('button', { name: '決定' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith(['b1', 'b25']);
  await expect.element(page.getByRole('combobox', { name: '橋' })).toHaveTextContent('橋 1、橋 25、全 2 件');
});

test('confirming with nothing chosen is refused and said where the value may not be empty', async () => {
  const changed = await opened();
  await userEvent.click(page.getByRole('button', { name: '決定' }));
  await expect.element(page.getByRole('dialog').getByText('先に行を選んでください')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
});

test('rows without a field are given once, as records', async () => {
  const onChoose = vi.fn<(rows: readonly DataRecord[]) => void>();
  const Rows = () => {
    const picker = useRowsDialog({ spec: bridgeSpec, valueOf: () => null, onChoose, messages: pickerMessages });
    return picker.isOpen && <RowsInDialog label="橋" picker={picker} />;
  };
  await render(<Rows />);
  await userEvent.click(row(/橋 3\b/));
  await userEvent.click(page.getByRole('button', { name: '決定' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([{ id: 'b3', name: '橋 3', road: '西線' }]);
});
