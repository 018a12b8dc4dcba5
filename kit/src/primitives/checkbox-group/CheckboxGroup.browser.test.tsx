import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { CheckboxGroup } from './index.ts';
import type { CheckboxGroupProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const OPTIONS = [
  { id: 'sms', label: '短信' },
  { id: 'mail', label: '邮件', description: '发送到办公邮箱' },
  { id: 'fax', label: '传真', disabledReason: '已停用，不可选择' },
];

function Sample({ start = [], onChange, ...props }: Partial<CheckboxGroupProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  const change = (next: readonly string[]) => {
    onChange?.(next);
    setValue(next);
  };
  return <CheckboxGroup label="通知方式" options={OPTIONS} {...props} value={value} onChange={change} />;
}

const group = () => page.getByRole('group', { name: '通知方式' });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('each box is a stop and is turned over by Space; the value is in the order of the options', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(box('邮件')).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(box('短信'));
  await userEvent.click(page.getByText('发送到办公邮箱'));
  expect(onChange.mock.calls).toEqual([[['mail']], [['sms', 'mail']], [['sms']]]);
});

test('select all is half when some are chosen, chooses what is free, and says the count', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample hasSelectAll start={['sms']} onChange={onChange} />);
  await expect.element(box('全选')).toBePartiallyChecked();
  await userEvent.click(box('全选'));
  await expect.element(box('全选')).toBeChecked();
  await expect.poll(announcements).toContain('已选择，共 2 项');
  await userEvent.click(box('全选'));
  await expect.element(box('全选')).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[['sms', 'mail']], [[]]]);
});

test('required, help and error reach the group, which sends a focus on to its first box', async () => {
  await renderInKit(<Sample isRequired error="请选择通知方式" id="ways" />);
  await expect.element(group()).toHaveAccessibleDescription('必填 请选择通知方式');
  await expect.element(box('短信')).toHaveAttribute('aria-invalid', 'true');
  document.getElementById('ways')?.focus();
  await expect.element(box('短信')).toHaveFocus();
});

test('a box that cannot be chosen says why', async () => {
  await renderInKit(<Sample start={['fax']} />);
  await expect.element(box('传真')).toBeDisabled();
  await expect.element(box('传真')).toBeChecked();
  await expect.element(box('传真')).toHaveAccessibleDescription('已停用，不可选择');
});

test('a read-only group is a text that can be reached and copied', async () => {
  await renderInKit(<Sample start={['sms', 'mail']} use="readOnly" />);
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: '通知方式' })).toHaveFocus();
  await expect.element(page.getByRole('textbox')).toHaveValue('短信、邮件');
});

test('a disabled group is out of the tab order', async () => {
  await renderInKit(<Sample use="disabled" />);
  await userEvent.tab();
  await expect.element(box('短信')).toBeDisabled();
  await expect.element(box('短信')).not.toHaveFocus();
});

test.each(
  oneInTurn(
    [
      ['zh', '未知（gone）', '全选'],
      ['zhtw', '未知（gone）', '全選'],
      ['en', 'Unknown (gone)', 'Select all'],
    ] as const,
    'CheckboxGroup',
  ),
)('in %s an id without an option is kept as “%s” and can be taken out; the box over all says “%s”', async (locale, name, all) => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await renderInKit(<Sample hasSelectAll start={['gone', 'sms']} onChange={onChange} />, { locale });
  await expect.element(box(all)).toBeVisible();
  await userEvent.click(box(name));
  expect(onChange.mock.calls).toEqual([[['sms']]]);
});
