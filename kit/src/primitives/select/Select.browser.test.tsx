import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Select } from './index.ts';
import type { SelectOption, SelectProps } from './index.ts';

const OPTIONS: SelectOption[] = [
  { id: 'asset', label: '路产设施类型', path: ['路产设施类型'] },
  { id: 'rail', label: '护栏设施', path: ['路产设施类型', '护栏设施'], depth: 1 },
  {
    id: 'self',
    label: '波形梁护栏',
    path: ['路产设施类型', '护栏设施', '波形梁护栏'],
    depth: 2,
    isDisabled: true,
    reason: '上级不能是自己',
  },
  { id: 'camera', label: 'Camera', depth: 1 },
  { id: 'lamp', label: 'Lamp', depth: 1 },
];

function Sample({ start = null, onChange, ...props }: Partial<SelectProps> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string) => {
    onChange?.(next);
    setValue(next);
  };
  return <Select label="上级" options={OPTIONS} placeholder="选择上级" {...props} value={value} onChange={change} />;
}

test('Enter opens the list, arrows move, Enter chooses and the focus is back on the field', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const screen = await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '选择上级 上级' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: '路产设施类型' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await expect.element(screen.getByRole('button')).toHaveTextContent('路产设施类型 / 护栏设施');
  expect(onChange.mock.calls).toEqual([['rail']]);
});

test('letters find an option by its name', async () => {
  const screen = await renderInKit(<Sample start="asset" />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('listbox', { name: '上级' })).toBeVisible();
  await userEvent.keyboard('la');
  await expect.element(screen.getByRole('option', { name: 'Lamp' })).toHaveFocus();
});

test('an option that cannot be chosen is reached, says why, and is not chosen', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const screen = await renderInKit(<Sample start="rail" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: '护栏设施', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const self = screen.getByRole('option', { name: '波形梁护栏 上级不能是自己' });
  await expect.element(self).toHaveFocus();
  await expect.element(self).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(self).toBeVisible();
  await userEvent.click(self, { force: true });
  await expect.element(self).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('the arrows of the closed field never choose an option that cannot be chosen', async () => {
  const onChange = vi.fn<(id: string) => void>();
  await renderInKit(<Sample start="rail" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange.mock.calls.flat()).not.toContain('self');
});

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog title="新建字典" widthPx={600} footer={<button type="button">保存</button>} onClose={() => setOpen(false)}>
      <Sample start="rail" />
    </Dialog>
  );
}

test('inside a dialog Escape closes the list alone, and only the next one the dialog', async () => {
  const screen = await renderInKit(<InDialog />);
  const field = screen.getByRole('button', { name: '路产设施类型 / 护栏设施 上级' });
  await userEvent.click(field);
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('listbox').query()).toBeNull();
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('dialog', { name: '新建字典' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
});

test.each([
  ['zh', '关闭'],
  ['zhtw', '關閉'],
  ['en', 'Close'],
] as const)('in %s the hidden buttons around the list say “%s”', async (locale, name) => {
  const screen = await renderInKit(<Sample />, { locale });
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('button', { name, exact: true, includeHidden: true }).first()).toBeInTheDocument();
});

test('200 options open in a list of at most 320 pixels with the chosen one in sight', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, label: `K${index}+500 门架` }));
  const screen = await renderInKit(<Sample options={many} start="170" />, { isStrict: false });
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('option', { name: 'K170+500 门架' })).toHaveFocus();
  await expect.element(screen.getByRole('option', { name: 'K170+500 门架' })).toBeInViewport();
  expect(screen.getByRole('option').elements()).toHaveLength(200);
  expect(screen.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(320);
});

test('required, help and error reach the field', async () => {
  const screen = await renderInKit(<Sample isRequired help="不选则为顶级" />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('必填 不选则为顶级');
  await expect.element(screen.getByText('必填')).toBeVisible();
  await screen.rerender(<Sample isRequired help="不选则为顶级" error="请选择上级" id="parent" />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('必填 请选择上级');
  await expect.element(screen.getByRole('button')).toHaveAttribute('id', 'parent');
});

test('a read-only choice is a text that can be reached and copied', async () => {
  const screen = await renderInKit(<Sample use="readOnly" start="rail" />);
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: '上级' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox')).toHaveValue('路产设施类型 / 护栏设施');
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a disabled field is out of the tab order', async () => {
  const screen = await renderInKit(<Sample use="disabled" start="rail" />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).not.toHaveFocus();
});

test.each([
  ['zh', '未知（gone）'],
  ['zhtw', '未知（gone）'],
  ['en', 'Unknown (gone)'],
] as const)('in %s a value without an option is kept and shown as “%s”', async (locale, text) => {
  const screen = await renderInKit(<Sample start="gone" />, { locale });
  await expect.element(screen.getByRole('button')).toHaveTextContent(text);
});
