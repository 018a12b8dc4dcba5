import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { CalendarView } from './index.ts';
import type { CalendarItem, CalendarMode, CalendarSlot, CalendarSpan } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const item = (id: string, start: string, end: string): CalendarItem => ({ id, title: `事项${id}`, start, end, isAllDay: false });
const ITEMS = [
  item('1', '2026-11-24 09:30', '2026-11-24 11:00'),
  item('2', '2026-11-24 14:00', '2026-11-24 15:00'),
  { ...item('3', '2026-12-31 00:00', '2026-12-31 23:59'), isAllDay: true },
];
const MOVABLE = ITEMS.map((one) => ({ ...one, isMovable: one.id === '1' }));

interface Start {
  readonly mode?: CalendarMode;
  readonly locale?: 'zh' | 'zhtw' | 'en';
  readonly showsLunar?: boolean;
  /** Answers a move; the items take it over where it is true. */
  readonly onMove?: (id: string, to: CalendarSpan) => Promise<boolean>;
}

async function open({ mode: first = 'month', locale = 'zh', showsLunar = false, onMove }: Start = {}) {
  const onOpen = vi.fn<(id: string) => void>();
  const onCreate = vi.fn<(slot: CalendarSlot) => void>();
  const moved = { by: (_to: CalendarSpan): void => undefined };
  function Calendar() {
    const [mode, setMode] = useState(first);
    const [day, setDay] = useState('2026-11-24');
    const [items, setItems] = useState<readonly CalendarItem[]>(onMove ? MOVABLE : ITEMS);
    useEffect(() => {
      moved.by = (to) => setItems((all) => all.map((one) => (one.id === '1' ? { ...one, ...to } : one)));
    }, []);
    const move = async (id: string, to: CalendarSpan) => {
      const isThere = (await onMove?.(id, to)) ?? false;
      if (isThere) setItems((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
      return isThere;
    };
    return (
      <div style={{ blockSize: 600, display: 'flex' }}>
        <CalendarView
          mode={mode}
          onModeChange={setMode}
          day={day}
          onDayChange={setDay}
          today="2026-11-23"
          items={items}
          {...(onMove && { onMove: move })}
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
  return { screen, onOpen, onCreate, focused, press, take: (to: CalendarSpan) => moved.by(to) };
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
  await expect.element(cell).toHaveAttribute('data-mp-date', '2026-11-24');
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

const said = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';

test('Alt and arrows take what may be moved elsewhere, Shift its end; Enter puts it there, and it keeps the keyboard over the end of the week', async () => {
  const onMove = vi.fn<NonNullable<Start['onMove']>>(async () => true);
  const { screen, press, take } = await open({ mode: 'week', onMove });
  const one = () => screen.getByRole('button', { name: /事项1/ });
  one().element().focus();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('application', { name: '正在移动“事项1”' })).toHaveFocus();
  await expect.poll(said).toContain('2026年11月24日星期二，09:45 – 11:15');
  await press('{Shift>}{ArrowDown}{/Shift}{ArrowRight>6/}');
  await expect.poll(said).toContain('2026年11月30日星期一，09:45 – 11:30');
  await press('{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('1', { start: '2026-11-30 09:45', end: '2026-11-30 11:30' });
  await expect.element(screen.getByRole('button', { name: /09:45 事项1/ })).toHaveFocus();
  // Undo, or somebody else, puts it at another hour.
  take({ start: '2026-11-30 14:00', end: '2026-11-30 15:00' });
  await expect.element(screen.getByRole('button', { name: /14:00 事项1/ })).toHaveFocus();
});

test('Escape leaves it as it was, where it was, and a move that fails goes back; what may not be moved stays', async () => {
  const onMove = vi.fn<NonNullable<Start['onMove']>>(async () => false);
  const { screen, press, focused } = await open({ mode: 'week', onMove });
  screen.getByRole('button', { name: /事项2/ }).element().focus();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('button', { name: /事项2/ })).toHaveFocus();
  screen.getByRole('button', { name: /事项1/ }).element().focus();
  await press('{Alt>}{ArrowRight>6/}{/Alt}{Escape}');
  await expect.poll(said).toContain('保持原样');
  await expect.element(screen.getByRole('button', { name: /事项1/ })).toHaveFocus();
  expect(onMove).not.toHaveBeenCalled();
  await press('{Alt>}{ArrowDown}{/Alt}{Enter}');
  await expect.poll(focused).toBe('09:30 事项1，09:30 – 11:00');
});

test.each(oneInTurn(['mouse', 'touch'], 'CalendarView 3'))(
  'by %s it is dragged to another hour, its end to another; Escape leaves it as it was, and no drag presses',
  async (pointerType) => {
    const onMove = vi.fn<NonNullable<Start['onMove']>>(async () => true);
    const { screen, onOpen, onCreate } = await open({ mode: 'week', onMove });
    const block = () => screen.getByRole('button', { name: /事项1/ }).element();
    const root = block().closest<HTMLElement>('[role=grid]')?.parentElement?.parentElement ?? document.body;
    vi.spyOn(root, 'setPointerCapture').mockReturnValue();
    const at = (type: string, target: Element, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          pointerType,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX,
          clientY,
          bubbles: true,
          cancelable: true,
        }),
      );
    const HOUR_PX = 48;
    const drag = async (target: Element, px: number, ends: 'pointerup' | 'Escape') => {
      const { left, top, height } = target.getBoundingClientRect();
      const [x, y] = [left + 12, top + height / 2];
      (screen.getByRole('radio', { name: '周', exact: true }).element() as HTMLElement).focus();
      at('pointerdown', target, x, y);
      // A press takes the focus from where it was.
      target.closest('button')?.focus();
      // A finger rests first.
      await expect
        .poll(() => {
          if (pointerType === 'mouse') at('pointermove', target, x, y + 10);
          return root.dataset['moving'];
        })
        .toBe('pointer');
      at('pointermove', target, x, y + px);
      if (ends === 'Escape') await userEvent.keyboard('{Escape}');
      at('pointerup', target, x, y + px);
      target.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
    };
    await drag(block(), HOUR_PX, 'Escape');
    expect(onMove).not.toHaveBeenCalled();
    await drag(block(), HOUR_PX, 'pointerup');
    expect(onMove).toHaveBeenLastCalledWith('1', { start: '2026-11-24 10:30', end: '2026-11-24 12:00' });
    await expect.poll(() => block().textContent).toContain('10:30');
    await expect.poll(() => block().querySelector('[data-mp-end]')).not.toBeNull();
    await drag(block().querySelector('[data-mp-end]') ?? block(), HOUR_PX / 2, 'pointerup');
    expect(onMove).toHaveBeenLastCalledWith('1', { start: '2026-11-24 10:30', end: '2026-11-24 12:30' });
    expect(onOpen).not.toHaveBeenCalled();
    expect(onCreate).not.toHaveBeenCalled();
  },
);

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
