import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { ScheduleViewer, ScopeDialog } from './index.ts';
import type { ScheduleScope, ViewedSchedule } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const schedule: ViewedSchedule = {
  kind: 'schedule',
  urgency: 'important',
  title: '冬季除雪保畅部署会',
  content: '',
  start: '2026-12-01 09:30',
  end: '2026-12-01 11:00',
  creator: '林志远',
  participants: '何俊杰、唐诗雅',
};

test.each(
  oneInTurn(
    [
      ['zh', '日程', '删除'],
      ['zhtw', '行程', '刪除'],
      ['en', 'Schedule', 'Delete'],
    ] as const,
    'ScheduleViewer',
  ),
)('%s: names and shows the facts, a dash for what is empty, and deletes with the keyboard', async (locale, title, remove) => {
  const onDelete = vi.fn<() => void>();
  const screen = await renderInKit(<ScheduleViewer schedule={schedule} onDelete={onDelete} onClose={() => undefined} />, { locale });
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(facts.slice(2)).toEqual([schedule.title, '—', schedule.start, schedule.end, schedule.creator, schedule.participants]);
  const button = screen.getByRole('button', { name: remove });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
});

test('one that may only be looked at has no button that deletes', async () => {
  const screen = await renderInKit(<ScheduleViewer schedule={schedule} onClose={() => undefined} />);
  await expect.element(screen.getByRole('dialog', { name: '日程' })).toBeVisible();
  expect(screen.getByRole('button', { name: '删除' }).elements()).toEqual([]);
});

test('deleting without a choice prompts to choose one, and a choice is handed over', async () => {
  const onChoose = vi.fn<(scope: ScheduleScope) => void>();
  const screen = await renderInKit(<ScopeDialog initial={null} isRunning={false} onChoose={onChoose} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await expect.element(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  expect(onChoose).not.toHaveBeenCalled();
  screen.getByRole('radio').nth(1).element().focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('thisAndLater');
});
