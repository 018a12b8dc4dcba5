import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { OwnDateField } from './examples/OwnDateField.tsx';
import type { DateFieldOptions } from './headless.ts';

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

async function shown(options: Partial<DateFieldOptions> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(
    <StrictMode>
      <HeadlessProvider lang="ja">
        <div dir={dir}>
          <OwnDateField {...options} onChange={onChange} />
        </div>
      </HeadlessProvider>
    </StrictMode>,
  );
  const part = (name: string) => screen.getByRole('spinbutton', { name: `${name} 期日`, exact: true });
  return { screen, onChange, part };
}

test('parts of one’s own in plain markup are a group of spin buttons with the name and the limits of the field', async () => {
  const { screen, part } = await shown();
  await expect.element(screen.getByRole('group', { name: '期日' })).toHaveAccessibleDescription('2026年1月1日〜2026年12月31日');
  await expect.element(part('月')).toHaveAttribute('aria-valuetext', '5月');
  await expect.element(part('日')).toHaveAttribute('aria-valuemax', '31');
});

test('digits and steps fill the parts, and a digit takes the place of what a step brought', async () => {
  const { onChange, part } = await shown();
  await userEvent.click(part('月'));
  await userEvent.keyboard('11');
  await expect.element(part('日')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(getSelection()?.toString()).toBe('18');
  await userEvent.keyboard('2');
  expect(onChange.mock.calls).toEqual([['2026-01-10'], ['2026-11-10'], ['2026-11-11'], ['2026-11-18'], ['2026-11-02']]);
});

test('what is no date stays, is refused in the given words once it is left, and was never told as a value', async () => {
  const { screen, onChange, part } = await shown();
  await userEvent.click(part('日'));
  await userEvent.keyboard('{End}');
  onChange.mockClear();
  await userEvent.click(part('月'));
  await userEvent.keyboard('02');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByText('2026年2月は 28 日までです')).toBeVisible();
  await expect.element(part('日')).toHaveValue('31');
  await expect.element(part('日')).toHaveAttribute('aria-invalid', 'true');
  expect(onChange).not.toHaveBeenCalled();
});

test('the calendar opens on the day, takes the keyboard, fills the parts, is heard in the given words and gives the keyboard back', async () => {
  const { screen, onChange, part } = await shown();
  await userEvent.click(part('月'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('dialog', { name: 'カレンダー：期日' })).toBeVisible();
  await expect.poll(focused).toBe('2026年5月10日日曜日');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-05-11');
  await expect.element(part('月')).toHaveFocus();
  await expect.element(part('日')).toHaveValue('11');
  await expect.poll(() => document.querySelector('[data-live-region=polite]')?.textContent).toBe('2026年5月11日月曜日を選びました');
});

test('a month of one’s own has the calendar of months', async () => {
  const { screen, onChange } = await shown({ precision: 'month', initialValue: '2026-05' });
  await userEvent.click(screen.getByRole('button', { name: 'カレンダー：期日' }));
  await expect.poll(focused).toBe('2026年5月');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-06');
});

test('from right to left the arrows to the sides change places', async () => {
  const { part } = await shown({}, 'rtl');
  await userEvent.click(part('月'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(part('日')).toHaveFocus();
});
