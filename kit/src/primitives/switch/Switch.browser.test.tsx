import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Switch } from './index.ts';
import type { SwitchProps } from './index.ts';

function Sample({ start = false, onChange, ...props }: Partial<SwitchProps> & { start?: boolean }) {
  const [isOn, setOn] = useState(start);
  const change = (next: boolean) => {
    onChange?.(next);
    setOn(next);
  };
  return <Switch label="状态" onText="启用" offText="禁用" {...props} isOn={isOn} onChange={change} />;
}

test('Space turns it on and off, and the word beside it follows', async () => {
  const screen = await renderInKit(<Sample />);
  const control = screen.getByRole('switch', { name: '状态', exact: true });
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await expect.element(screen.getByText('启用')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
  await expect.element(screen.getByText('禁用')).toBeVisible();
});

test('a press on the word is a press on the switch', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const screen = await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(screen.getByText('禁用'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('out of use it is out of the tab order', async () => {
  const screen = await renderInKit(<Sample isDisabled help="停用字典不影响已有记录" />);
  await userEvent.tab();
  await expect.element(screen.getByRole('switch')).not.toHaveFocus();
  await expect.element(screen.getByRole('switch')).toHaveAccessibleDescription('停用字典不影响已有记录');
});

test('a press is at least 24 by 24 pixels wide', async () => {
  const screen = await renderInKit(<Sample />);
  const { height } = screen.getByText('禁用').element().parentElement?.getBoundingClientRect() ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(24);
});
