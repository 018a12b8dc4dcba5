import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { OwnDateRange, OwnTimeRange } from './examples/OwnDateRange.tsx';
import type { DateRange, DateRangeOptions } from './headless.ts';
import { DateRangeField } from './index.ts';

async function shown(options: Partial<DateRangeOptions> = {}) {
  const [onChange, announce] = [vi.fn<(value: DateRange) => void>(), vi.fn<(text: string) => void>()];
  const screen = await render(
    <StrictMode>
      <HeadlessProvider lang="ja" announce={announce}>
        <OwnDateRange {...options} onChange={onChange} />
      </HeadlessProvider>
    </StrictMode>,
  );
  const part = (name: string) => screen.getByRole('spinbutton', { name: `${name} 期間`, exact: true });
  const open = () => userEvent.click(screen.getByRole('button', { name: 'カレンダー：期間' }));
  return { screen, onChange, part, open, said: () => announce.mock.calls.map(([text]) => text) };
}

test('two dates in plain markup are one group; typing goes over from the start to the end', async () => {
  const { screen, onChange, part } = await shown();
  await expect.element(screen.getByRole('group', { name: '期間' })).toBeVisible();
  await userEvent.click(part('日 開始日'));
  await userEvent.keyboard('062026');
  await expect.element(part('月 終了日')).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[['2026-05-06', '2026-05-08']]]);
});

test('a range turned round stays as it was typed, and is refused in the given words once it is left', async () => {
  const { screen, onChange, part } = await shown();
  await userEvent.click(part('日 開始日'));
  await userEvent.keyboard('9');
  await userEvent.click(document.body);
  await expect.element(screen.getByRole('group', { name: '期間' })).toHaveAccessibleDescription('開始は終了より後にできません');
  await expect.element(part('日 開始日')).toHaveValue('09');
  expect(onChange).not.toHaveBeenCalled();
});

test('in the calendar the first day begins a range, the second ends it in whichever order, and both are said', async () => {
  const { screen, onChange, open, said } = await shown();
  await open();
  await userEvent.click(screen.getByRole('button', { name: '2026年5月14日木曜日' }));
  await userEvent.hover(screen.getByRole('button', { name: '2026年5月16日土曜日' }));
  await expect.element(screen.getByRole('gridcell', { name: '2026年5月15日金曜日' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: '2026年5月12日火曜日' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[['2026-05-12', '2026-05-14']]]);
  expect(said()).toEqual(['開始 2026年5月14日、終了を選んでください', '2026年5月12日から2026年5月14日を選びました']);
});

test('Escape drops what was begun, and closes only then', async () => {
  const { screen, open, said } = await shown();
  await open();
  await userEvent.click(screen.getByRole('button', { name: '2026年5月14日木曜日' }));
  await userEvent.keyboard('{Escape}');
  expect(said()).toContain('選択をやめました');
  await expect.element(screen.getByRole('dialog', { name: 'カレンダー：期間' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'カレンダー：期間' })).toHaveFocus();
});

test('spans by name that lie beyond the limits cannot be pressed; a range that keeps its dates itself can be emptied', async () => {
  const { screen, onChange, open } = await shown({ max: '2026-05-31', shortcuts: ['today', 'thisYear'] });
  await open();
  await expect.element(screen.getByRole('button', { name: '今日', exact: true }).first()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '今年' }));
  expect(onChange.mock.lastCall).toEqual([['2026-01-01', '2026-05-31']]);
  await open();
  await userEvent.click(screen.getByRole('button', { name: '消す' }));
  expect(onChange.mock.lastCall).toEqual([null]);
});

test('times that end on the next day say so, and their end is named so', async () => {
  const announce = vi.fn<(text: string) => void>();
  const screen = await render(
    <HeadlessProvider lang="ja" announce={announce}>
      <OwnTimeRange />
    </HeadlessProvider>,
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: '時 終了時刻 勤務' }));
  await userEvent.keyboard('06');
  await expect.element(screen.getByRole('spinbutton', { name: '時 終了時刻（翌日） 勤務' })).toHaveValue('06');
  expect(announce.mock.calls).toEqual([['翌日に終わります']]);
});

/** Parts as they are seen from right to left, by their values. */
const seenFromRight = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')]
    .toSorted((one, other) => other.getBoundingClientRect().x - one.getBoundingClientRect().x)
    .map(({ value }) => value);
const RANGE = ['2026-05-04 08:30', '2026-06-07 17:45'] as const;
/** Parts along a line from the right: figures of times run from left to right, so their minutes come first. */
const SEEN = {
  ar: ['04', '05', '2026', '30', '08', '07', '06', '2026', '45', '17'],
  he: ['2026', '05', '04', '30', '08', '2026', '06', '07', '45', '17'],
  ja: ['2026', '05', '04', '30', '08', '2026', '06', '07', '45', '17'],
} as const;

describe.each(Object.entries(SEEN))('a range from right to left in %s', (lang, expected) => {
  test.each([
    ['own markup', <OwnDateRange key="own" precision="minute" initialValue={RANGE} />],
    ['the styled field', <DateRangeField key="styled" label="期间" precision="minute" value={RANGE} onChange={() => undefined} />],
  ])('%s shows the parts as the language writes them, and the arrows go to what is seen beside them', async (_which, field) => {
    await page.viewport(1280, 600);
    await renderInKit(
      <HeadlessProvider lang={lang} dir="rtl">
        <div dir="rtl">{field}</div>
      </HeadlessProvider>,
    );
    await expect.poll(seenFromRight).toEqual(expected);
    const parts = [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')];
    parts.toSorted((one, other) => other.getBoundingClientRect().x - one.getBoundingClientRect().x)[0]?.focus();
    const walked = [];
    for (const _ of expected) {
      walked.push((document.activeElement as HTMLInputElement).value);
      await userEvent.keyboard('{ArrowLeft}');
    }
    expect(walked).toEqual(expected);
    for (const _ of expected) await userEvent.keyboard('{ArrowRight}');
    expect((document.activeElement as HTMLInputElement).value).toBe(expected[0]);
  });
});

test('in Arabic a day is typed first, and each part that is full goes on to the next as it is written', async () => {
  const onChange = vi.fn<(value: DateRange) => void>();
  await renderInKit(
    <HeadlessProvider lang="ar" dir="rtl">
      <div dir="rtl">
        <OwnDateRange initialValue={null} onChange={onChange} />
      </div>
    </HeadlessProvider>,
  );
  document.querySelector<HTMLInputElement>('[role=spinbutton]')?.focus();
  await userEvent.keyboard('0405202607062026');
  expect(onChange).toHaveBeenLastCalledWith(['2026-05-04', '2026-06-07']);
});
