import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { CalendarView } from './index.ts';
import type { CalendarItem, CalendarMode, CalendarSlot } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const item = (id: string, start: string, end: string): CalendarItem => ({ id, title: `事项${id}`, start, end, isAllDay: false });
const ITEMS = [
  item('1', '2026-11-24 09:30', '2026-11-24 11:00'),
  item('2', '2026-11-24 14:00', '2026-11-24 15:00'),
  { ...item('3', '2026-12-31 00:00', '2026-12-31 23:59'), isAllDay: true },
];

interface Start {
  readonly mode?: CalendarMode;
  readonly locale?: 'zh' | 'zhtw' | 'en';
  readonly showsLunar?: boolean;
}

async function open({ mode: first = 'month', locale = 'zh', showsLunar = false }: Start = {}) {
  const onOpen = vi.fn<(id: string) => void>();
  const onCreate = vi.fn<(slot: CalendarSlot) => void>();
  function Calendar() {
    const [mode, setMode] = useState(first);
    const [day, setDay] = useState('2026-11-24');
    return (
      <div style={{ blockSize: 600, display: 'flex' }}>
        <CalendarView
          mode={mode}
          onModeChange={setMode}
          day={day}
          onDayChange={setDay}
          today="2026-11-23"
          items={ITEMS}
          showsLunar={showsLunar}
          state={{ kind: 'ready' }}
          onOpen={onOpen}
          onCreate={onCreate}
        />
      </div>
    );
  }
  await page.viewport(1280, 800);
  const screen = await renderInKit(<Calendar />, { locale });
  const focused = () =>
    (document.activeElement?.matches('[role=gridcell]') ? document.activeElement.firstElementChild : document.activeElement)?.textContent;
  const press = (keys: string) => userEvent.keyboard(keys);
  return { screen, onOpen, onCreate, focused, press };
}

test.each(
  oneInTurn(
    [
      ['zh', '十六', '农历十月十六'],
      ['en', 'Lunar 10/16', 'lunar calendar 10/16'],
    ] as const,
    'CalendarView',
  ),
)('%s: the day of the Chinese calendar stands in its cell and is spoken behind what is planned', async (locale, shown, spoken) => {
  const { screen } = await open({ locale, showsLunar: true });
  const cell = screen.getByRole('gridcell', { name: new RegExp(spoken) });
  await expect.element(cell).toHaveAttribute('data-day', '2026-11-24');
  await expect.element(cell.getByText(shown, { exact: true })).toBeVisible();
});

test.each(
  oneInTurn(
    [
      ['zh', '2026年11月24日星期二，2 个日程', '2026年11月23日星期一，今天，无日程'],
      ['zhtw', '2026年11月24日 星期二，2 個行程', '2026年11月23日 星期一，今天，無行程'],
      ['en', 'Tuesday, November 24, 2026, 2 schedules', 'Monday, November 23, 2026, today, nothing planned'],
    ] as const,
    'CalendarView 2',
  ),
)('%s: a day is spoken with its weekday and what is planned', async (locale, name, today) => {
  const { screen, press, focused } = await open({ locale });
  screen
    .getByRole('gridcell', { name: new RegExp(`^${name}`) })
    .element()
    .focus();
  expect(focused()).toBe(name);
  await press('{ArrowLeft}');
  expect(focused()).toBe(today);
});

test('keys walk over the month and turn it; the keyboard stays on the day, and what is shown is told', async () => {
  const { screen, press, focused } = await open();
  screen
    .getByRole('gridcell', { name: /11月24日/ })
    .element()
    .focus();
  for (const [keys, day] of [
    ['{Home}', '11月23日'],
    ['{End}', '11月29日'],
    ['{ArrowUp}', '11月22日'],
    ['{ArrowDown}{ArrowDown}', '12月6日'],
    ['{PageUp}', '11月6日'],
    ['{PageDown}', '12月6日'],
    ['{Shift>}{PageUp}{/Shift}', '2025年12月6日'],
  ] as const) {
    await press(keys);
    expect(focused()).toContain(day);
  }
  await expect.element(screen.getByRole('heading', { name: '2025年12月' })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toContain('2025年12月，无日程');
});

test('Enter goes into a day and opens; Escape leads back; on an empty day it adds something', async () => {
  const { screen, press, focused, onOpen, onCreate } = await open();
  screen
    .getByRole('gridcell', { name: /11月24日/ })
    .element()
    .focus();
  await press('{Enter}{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('2');
  expect(focused()).toContain('事项2');
  await press('{Escape}');
  expect(focused()).toContain('11月24日');
  await press('{ArrowRight}{Enter}');
  expect(onCreate).toHaveBeenCalledExactlyOnceWith({ day: '2026-11-25', time: null, isAllDay: false });
});

test('in a week keys walk over hours and days, and a pressed place adds something at its hour', async () => {
  const { screen, press, focused, onCreate } = await open({ mode: 'week' });
  screen
    .getByRole('gridcell', { name: /11月24日.*08:00/ })
    .element()
    .focus();
  await press('{ArrowDown}');
  expect(focused()).toBe('2026年11月24日星期二 09:00，1 个日程');
  await press('{ArrowDown}{End}{Enter}');
  expect(onCreate).toHaveBeenLastCalledWith({ day: '2026-11-29', time: '10:00', isAllDay: false });
  await press('{Control>}{Home}{/Control}{ArrowUp}{ArrowUp}{Enter}');
  expect(onCreate).toHaveBeenLastCalledWith({ day: '2026-11-29', time: null, isAllDay: true });
  await press('{PageDown}');
  expect(focused()).toContain('12月6日');
});

test('another view keeps the day, and the keyboard stays where the view was chosen', async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('radio', { name: '日', exact: true }));
  await expect.element(screen.getByRole('heading', { name: '2026年11月24日星期二' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '日', exact: true }).element()).toBe(document.activeElement);
});

test('the list walks by arrows and turns by Page keys', async () => {
  const { screen, press, focused } = await open({ mode: 'list' });
  screen.getByRole('button', { name: /事项1/ }).element().focus();
  await press('{ArrowDown}');
  expect(focused()).toContain('事项2');
  await press('{PageDown}{ArrowDown}');
  expect(focused()).toContain('事项3');
});

test('a narrow page shows the chosen day below the month, and the keyboard goes there and back', async () => {
  const { screen, press, focused, onOpen } = await open();
  await page.viewport(375, 720);
  await expect.element(screen.getByRole('heading', { name: '2026年11月24日星期二' })).toBeVisible();
  screen
    .getByRole('gridcell', { name: /11月24日/ })
    .element()
    .focus();
  await press('{Enter}{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('2');
  await press('{Escape}');
  expect(focused()).toContain('11月24日');
});
