import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import type { Locale } from '../locale/index.ts';
import { TimeField } from './index.ts';
import type { TimeFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type Changed = (value: string | null) => void;

function Sample({ start = '08:30:15', onChange, ...props }: Partial<TimeFieldProps> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return <TimeField label="到场时间" precision="second" {...props} value={value} onChange={change} />;
}

async function drawn(props: Partial<TimeFieldProps> & { start?: string | null } = {}, locale: Locale = 'zh') {
  const screen = await renderInKit(<Sample {...props} />, { locale });
  return { screen, part: (name: string) => screen.getByRole('spinbutton', { name: `${name} 到场时间`, exact: true }) };
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('digits fill the parts one after the other, and seconds that wrap keep the minute', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ onChange });
  await userEvent.click(part('时'));
  await userEvent.keyboard('173059');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['17:30:59']);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['17:30:00']);
  await expect.element(part('秒')).toHaveFocus();
});

test('an empty time says what belongs where', async () => {
  const { screen } = await drawn({ start: null });
  const places = screen.getByRole('spinbutton').elements() as HTMLInputElement[];
  expect(places.map(({ placeholder }) => placeholder)).toEqual(['时', '分', '秒']);
});

test('a pasted time fills every part; what is no time changes nothing and says so', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ onChange });
  await userEvent.click(part('分'));
  paste('下午三点');
  await expect.poll(announcements).toEqual(['“下午三点”不是时间，原来的内容没有改变。请按 08:30:00 的格式粘贴']);
  expect(onChange).not.toHaveBeenCalled();
  paste('9点5分');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['09:05:00']);
});

test('the clock takes the time it is', async () => {
  const onChange = vi.fn<Changed>();
  const { screen } = await drawn({ start: null, onChange });
  await userEvent.click(screen.getByRole('button', { name: '现在：到场时间' }));
  await expect.poll(() => onChange.mock.lastCall?.[0]).toMatch(/^\d{2}:\d{2}:\d{2}$/);
});

test.each(
  oneInTurn(
    [
      ['zh', '时间没有填完整，请补上空着的部分'],
      ['zhtw', '時間沒有填完整，請補上空著的部分'],
      ['en', 'The time is not complete; fill in the parts that are missing'],
    ] as const,
    'TimeField',
  ),
)('in %s a time with a part missing says so when it is left', async (locale, sentence) => {
  const { screen } = await drawn({}, locale);
  await userEvent.click(screen.getByRole('spinbutton').last());
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.element(screen.getByText(sentence)).toBeVisible();
});
