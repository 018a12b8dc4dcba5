import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { RadioGroup } from './index.ts';
import type { RadioGroupProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const OPTIONS = [
  { id: 'normal', label: '一般' },
  { id: 'important', label: '重要', description: '当天处理' },
  { id: 'off', label: '作废', disabledReason: '已停用，不可选择' },
  { id: 'urgent', label: '紧急' },
];

function Sample({ start = null, onChange, ...props }: Partial<RadioGroupProps> & { start?: string | null }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange?.(next);
    setValue(next);
  };
  return <RadioGroup label="紧急程度" options={OPTIONS} {...props} value={value} onChange={change} />;
}

const group = () => page.getByRole('radiogroup', { name: '紧急程度' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('the group is one stop; arrows walk and choose, and pass over what cannot be chosen', async () => {
  const onChange = vi.fn<(id: string) => void>();
  await renderInKit(
    <>
      <Sample start="normal" onChange={onChange} />
      <button type="button">保存</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(radio('一般')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('重要')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('紧急')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('一般')).toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '保存' })).toHaveFocus();
  expect(onChange.mock.calls.flat()).toEqual(['important', 'urgent', 'normal']);
});

test('descriptions and reasons are heard with their option, and the whole row is pressed', async () => {
  const onChange = vi.fn<(id: string) => void>();
  await renderInKit(<Sample onChange={onChange} />);
  await expect.element(radio('重要')).toHaveAccessibleDescription('当天处理');
  await expect.element(radio('作废')).toHaveAccessibleDescription('已停用，不可选择');
  await expect.element(radio('作废')).toBeDisabled();
  await userEvent.click(page.getByText('当天处理'));
  expect(onChange.mock.calls).toEqual([['important']]);
});

test('required, help and error reach the group, which sends a focus on to its first radio', async () => {
  await renderInKit(<Sample isRequired error="请选择紧急程度" id="urgency" />);
  await expect.element(group()).toHaveAttribute('aria-required', 'true');
  await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group()).toHaveAccessibleDescription('请选择紧急程度');
  document.getElementById('urgency')?.focus();
  await expect.element(radio('一般')).toHaveFocus();
});

test('a read-only group is a text that can be reached and copied', async () => {
  await renderInKit(<Sample start="urgent" use="readOnly" />);
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: '紧急程度' })).toHaveFocus();
  await expect.element(page.getByRole('textbox')).toHaveValue('紧急');
  expect(page.getByRole('radio').query()).toBeNull();
});

test('a disabled group is out of the tab order', async () => {
  await renderInKit(<Sample start="urgent" use="disabled" />);
  await userEvent.tab();
  await expect.element(radio('紧急')).toBeDisabled();
  await expect.element(radio('紧急')).not.toHaveFocus();
});

test('options that failed to load have a retry', async () => {
  const retry = vi.fn<() => void>();
  await renderInKit(<Sample options={[]} state={{ kind: 'failed', retry }} />);
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each(
  oneInTurn(
    [
      ['zh', '未知（gone）'],
      ['zhtw', '未知（gone）'],
      ['en', 'Unknown (gone)'],
    ] as const,
    'RadioGroup',
  ),
)('in %s a value without an option is kept as “%s” until another one is chosen', async (locale, name) => {
  await renderInKit(<Sample start="gone" />, { locale });
  await expect.element(radio(name)).toBeChecked();
  await userEvent.click(radio('紧急'));
  await expect.element(radio('紧急')).toBeChecked();
  expect(radio(name).query()).toBeNull();
});
