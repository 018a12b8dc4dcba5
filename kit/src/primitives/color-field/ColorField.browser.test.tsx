import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { ColorField } from './index.ts';
import type { ColorFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ start = '#1677ff', onChange, ...props }: Partial<ColorFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <ColorField
      label="标线颜色"
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const field = () => page.getByRole('textbox', { name: '标线颜色' });
const opener = () => page.getByRole('button', { name: '选择颜色：标线颜色' });
const spied = () => vi.fn<(value: string) => void>();

test('figures are typed in any of their spellings and kept in one', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}FA0{Tab}');
  expect(onChange.mock.lastCall).toEqual(['#ffaa00']);
  await expect.element(field()).toHaveValue('#ffaa00');
});

test('what is no colour stays, is named when the field is left, and changes nothing', async () => {
  const onChange = spied();
  const onProblem = vi.fn<(message: string | null) => void>();
  await renderInKit(<Sample start="" onChange={onChange} onProblem={onProblem} />);
  await userEvent.click(field());
  await userEvent.keyboard('redd{Tab}');
  await expect.element(field()).toHaveValue('redd');
  await expect.element(field()).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  expect(onProblem.mock.lastCall?.[0]).toMatch(/#1677ff/);
});

test('the panel is set by keys, says its figures, and gives the keyboard back', async () => {
  const onChange = spied();
  await renderInKit(<Sample hasAlpha onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('slider', { name: '不透明度' })).toBeVisible();
  // It has arrived after its dialog was opened: the keyboard is in it all the same.
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('range');
  await userEvent.tab();
  await expect.element(page.getByRole('slider', { name: '色相' })).toHaveFocus();
  expect(document.activeElement?.getAttribute('aria-valuetext')).toMatch(/^\d+°/);
  await userEvent.click(page.getByRole('option').nth(3));
  expect(onChange.mock.lastCall).toEqual(['#52c41a']);
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('slider', { name: '不透明度' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange.mock.lastCall).toEqual(['rgba(82, 196, 26, 0.99)']);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '選擇顏色：标线颜色'],
      ['en', 'Choose a colour: 标线颜色'],
    ] as const,
    'ColorField',
  ),
)('in %s its button says “%s”', async (locale, name) => {
  await renderInKit(<Sample />, { locale });
  await expect.element(page.getByRole('button', { name })).toBeVisible();
});
