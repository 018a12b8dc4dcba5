import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Segmented } from './index.ts';

const segments = [
  { id: 'default', label: '默认' },
  { id: 'small', label: '小' },
  { id: 'mini', label: '极小' },
];

function Sample({ onChange, labelAt }: { readonly onChange?: (id: string) => void; readonly labelAt?: 'start' }) {
  const [value, setValue] = useState('small');
  return (
    <Segmented
      label="密度"
      labelAt={labelAt}
      segments={segments}
      value={value}
      onChange={(id) => {
        onChange?.(id);
        setValue(id);
      }}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('the group is named, one stop, and the arrows walk and choose', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const screen = await renderInKit(
    <>
      <Sample onChange={onChange} />
      <button type="button">保存</button>
    </>,
  );
  await expect.element(screen.getByRole('radiogroup', { name: '密度' })).toBeVisible();
  await userEvent.tab();
  await expect.element(radio('小')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('默认')).toBeChecked();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  expect(onChange.mock.calls.flat()).toEqual(['mini', 'default']);
});

test('the whole segment is pressed, and is never lower than 24 px', async () => {
  await renderInKit(<Sample />, { theme: { density: 'mini' } });
  const box = radio('极小').element().getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(24);
  await userEvent.click(radio('极小'), { position: { x: 3, y: 3 } });
  await expect.element(radio('极小')).toBeChecked();
});

test('its name may stand before it', async () => {
  const screen = await renderInKit(<Sample labelAt="start" />);
  await expect.element(screen.getByText('密度')).toBeVisible();
  await expect.element(screen.getByRole('radiogroup', { name: '密度' })).toBeVisible();
});

test.each([
  [200, [1, 1, 1]],
  [120, [1, 1, 2]],
])('no word is broken in two at %i px: what does not fit goes to the next line', async (inlineSize, lines) => {
  const names = ['Light', 'Dark', 'Like the system'];
  await renderInKit(
    <div style={{ inlineSize, overflowWrap: 'anywhere' }}>
      <Segmented label="Appearance" segments={names.map((name) => ({ id: name, label: name }))} value="Dark" onChange={() => undefined} />
    </div>,
  );
  const lineCounts = [...document.querySelectorAll('[role=radiogroup] label > span')].map((words) => {
    const text = document.createRange();
    text.selectNodeContents(words);
    return text.getClientRects().length;
  });
  expect(lineCounts).toEqual(lines);
  const bar = page.getByRole('radiogroup').element();
  expect(bar.scrollWidth).toBeLessThanOrEqual(inlineSize);
});
