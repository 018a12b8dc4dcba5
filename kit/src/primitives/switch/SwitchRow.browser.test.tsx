import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { SwitchRow } from './index.ts';

function Sample() {
  const [isOn, setOn] = useState(false);
  return <SwitchRow label="缓存页面" help="切换标签时保留滚动与筛选" isOn={isOn} onChange={setOn} />;
}

test('Space and a press on the words change it; the help is its description', async () => {
  const screen = await renderInKit(<Sample />);
  const control = screen.getByRole('switch', { name: '缓存页面' });
  await expect.element(control).toHaveAccessibleDescription('切换标签时保留滚动与筛选');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-checked', 'true');
  await screen.getByText('缓存页面').click();
  await expect.element(control).toHaveAttribute('aria-checked', 'false');
});
