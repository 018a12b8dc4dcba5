import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { msInZone } from '../../engines/clock/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { OwnCalendar, Units, messages } from './examples/OwnCalendar.tsx';
import { one } from './headless.ts';

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const clock = { ...systemClock, now: () => msInZone('2026-11-24 09:00:00') };

async function shown(dir: 'ltr' | 'rtl' = 'ltr') {
  const onPick = vi.fn<(day: string | null) => void>();
  const screen = await render(
    <StrictMode>
      <HeadlessProvider lang="ja" clock={clock}>
        <div dir={dir}>
          <OwnCalendar onPick={onPick} />
        </div>
      </HeadlessProvider>
    </StrictMode>,
  );
  const day = (name: string) => screen.getByRole('button', { name, exact: true });
  await userEvent.click(day('2026年11月21日土曜日'));
  onPick.mockClear();
  return { screen, onPick, day };
}

test('days of one’s own in plain markup are a grid with its month, its weekdays and one tab stop, written in the language around', async () => {
  const { screen, day } = await shown();
  await expect.element(screen.getByRole('grid', { name: '2026年11月' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: '日曜日' })).toHaveTextContent('日');
  await expect.element(screen.getByRole('gridcell', { name: '2026年11月21日土曜日' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(day('2026年11月24日火曜日、今日')).toHaveAttribute('aria-current', 'date');
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});

test('keys walk over the days, into the next month too, and a day that cannot be chosen says why', async () => {
  const { screen, onPick } = await shown();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2026年11月23日月曜日、勤労感謝の日（休）');
  await userEvent.keyboard('{PageDown}');
  await expect.element(screen.getByRole('grid', { name: '2026年12月' })).toBeVisible();
  await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(focused()).toBe('2026年11月2日月曜日、選択不可：2026年11月3日 より前');
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-09');
  await expect.element(screen.getByRole('gridcell', { name: '2026年11月9日月曜日' })).toHaveAttribute('aria-selected', 'true');
});

test('a press on a part of a day that has marks of its own is a press on the day', async () => {
  const { screen, onPick } = await shown();
  await userEvent.click(screen.getByText('12', { exact: true }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-12');
});

test('from right to left the arrows to the sides change places', async () => {
  await shown('rtl');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('2026年11月22日日曜日');
});

test('another month is said, today comes from the clock around, and a calendar that keeps its day itself can be emptied', async () => {
  const { screen, onPick } = await shown();
  await userEvent.click(screen.getByRole('button', { name: '次の月' }));
  await expect.poll(() => document.querySelector('[data-live-region=polite]')?.textContent).toBe('2026年12月');
  await userEvent.click(screen.getByRole('button', { name: '今日' }));
  await userEvent.click(screen.getByRole('button', { name: '消す' }));
  expect(onPick.mock.calls).toEqual([['2026-11-24'], [null]]);
  await expect.element(screen.getByRole('button', { name: '消す' })).not.toBeInTheDocument();
});

test('months of one’s own are walked in rows of three; twelve years are named by the first and the last', async () => {
  const onPick = vi.fn<(value: string | null) => void>();
  const shared = { initialChosen: one('2026-05'), onPick, messages };
  const screen = await render(
    <HeadlessProvider lang="ja">
      <Units {...shared} unit="month" />
    </HeadlessProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '2026年5月' }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([['2026-05'], ['2026-08']]);
  await screen.rerender(
    <HeadlessProvider lang="ja">
      <Units key="years" {...shared} unit="year" />
    </HeadlessProvider>,
  );
  await expect.element(screen.getByRole('grid', { name: /^20\d\d年から20\d\d年$/ })).toBeVisible();
});
