import { useState } from 'react';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { gantries } from './examples/options.ts';
import { MultiSelect } from './index.ts';
import type { MultiSelectProps, SelectOption } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const OPTIONS: SelectOption[] = [
  { id: 'toll', label: '收费业务' },
  { id: 'upkeep', label: '养护工程' },
  { id: 'old', label: '旧业务', isDisabled: true, reason: '已停用，不可选择' },
  { id: 'asset', label: '路产管理' },
];

function Sample({ start = [], onChange, ...props }: Partial<MultiSelectProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  const change = (next: readonly string[]) => {
    onChange?.(next);
    setValue(next);
  };
  return <MultiSelect label="业务" options={OPTIONS} placeholder="选择业务" {...props} value={value} onChange={change} />;
}

const field = () => page.getByRole('combobox', { name: '业务', exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

test('Enter and Space tick, the list stays open, one sentence says the count', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(option('收费业务')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  await expect.poll(announcements).toContain('已选择 收费业务，共 1 项');
  await userEvent.keyboard('{ArrowDown} ');
  await expect.poll(announcements).toContain('已选择 养护工程，共 2 项');
  await userEvent.keyboard(' ');
  await expect.poll(announcements).toContain('已取消选择 养护工程，共 1 项');
  await expect.element(field()).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[['toll']], [['toll', 'upkeep']], [['toll']]]);
});

test('Escape closes and keeps what is chosen', async () => {
  await renderInKit(<Sample start={['toll']} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
  await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
  await expect.element(page.getByRole('list', { name: '已选：业务' })).toHaveTextContent('收费业务养护工程');
});

test('select all chooses what may be chosen, clear takes all, Ctrl+Z brings it back', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample start={['asset']} onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.click(page.getByRole('button', { name: '全选' }));
  expect(onChange).toHaveBeenLastCalledWith(['asset', 'toll', 'upkeep']);
  await expect.poll(announcements).toContain('已选择，共 3 项');
  await expect.element(page.getByText('已选 3 项')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '清空', exact: true }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  await expect.poll(announcements).toContain('已清空，可撤销 Ctrl+Z');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onChange).toHaveBeenLastCalledWith(['asset', 'toll', 'upkeep']);
});

test('Ctrl+A chooses what the search shows', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample options={gantries(20)} onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onChange.mock.calls[0]?.[0]).toHaveLength(20);
});

test('over the maximum nothing is chosen and that is said', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample start={['toll']} maximum={1} onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.click(option('养护工程'));
  await expect.poll(announcements).toContain('最多选择 1 项');
  await userEvent.click(page.getByRole('button', { name: '全选' }));
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByText('已选 1 项，最多 1 项')).toBeVisible();
});

test('an option that cannot be chosen is reached and refuses', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(option('旧业务 已停用，不可选择')).toHaveAttribute('aria-disabled', 'true');
  expect(onChange).not.toHaveBeenCalled();
});

test('Tab goes from the field through the rows to the buttons under them', async () => {
  await renderInKit(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '全选' })).toHaveFocus();
});

test('a stored id without an option keeps its place and can be taken out', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample start={['gone', 'toll']} onChange={onChange} />);
  await userEvent.click(page.getByRole('button', { name: '移除 未知（gone）' }));
  expect(onChange.mock.calls).toEqual([[['toll']]]);
});

test('10,000 chosen open within 300 ms and are ticked', async () => {
  const many = gantries(10_000);
  await renderInKit(<Sample options={many} start={many.map(({ id }) => id)} />, { isStrict: false });
  const startMs = performance.now();
  document.querySelector<HTMLElement>('[role=combobox]')?.click();
  await expect.element(option('S26 上行 K0+500 门架')).toHaveAttribute('aria-selected', 'true');
  expect(performance.now() - startMs).toBeLessThan(inject('matrix').isWhole ? 300 : Infinity);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '全選', '已選 0 項'],
      ['en', 'Select all', '0 selected'],
    ] as const,
    'MultiSelect',
  ),
)('in %s the button says “%s” and the count “%s”', async (locale, button, count) => {
  await renderInKit(<Sample />, { locale });
  await userEvent.click(field());
  await expect.element(page.getByRole('button', { name: button })).toBeVisible();
  await expect.element(page.getByText(count, { exact: true })).toBeVisible();
});

test('the list is a stop between the field and what stands under it, both ways, and keeps its keys there', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(page.getByRole('listbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '全选' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('listbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(field()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => onChange.mock.calls).toEqual([[['upkeep']]]);
  await expect.element(page.getByRole('listbox')).toHaveFocus();
});
