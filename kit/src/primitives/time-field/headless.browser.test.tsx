import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { msInZone, systemClock } from '../../engines/clock/index.ts';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { OwnTimeField } from './examples/OwnTimeField.tsx';

const clock = { ...systemClock, now: () => msInZone('2026-11-24 09:41:05') };

async function shown() {
  const [onChange, announce] = [vi.fn<(value: string | null) => void>(), vi.fn<(text: string) => void>()];
  const screen = await render(
    <StrictMode>
      <HeadlessProvider lang="ja" clock={clock} announce={announce}>
        <OwnTimeField onChange={onChange} max="18:00" />
      </HeadlessProvider>
    </StrictMode>,
  );
  return { screen, onChange, announce, hour: screen.getByRole('spinbutton', { name: '時 開門' }) };
}

test('a time in plain markup is a group of spin buttons, and takes the time it is on the clock around', async () => {
  const { screen, onChange, announce, hour } = await shown();
  await expect.element(screen.getByRole('group', { name: '開門' })).toBeVisible();
  await expect.element(hour).toHaveValue('08');
  await userEvent.click(screen.getByRole('button', { name: '現在の時刻：開門' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('09:41');
  await expect.element(hour).toHaveValue('09');
  expect(announce).toHaveBeenCalledExactlyOnceWith('開門 09:41');
});

test('a time beyond its end stays, is refused in the given words once it is left, and was never told as a value', async () => {
  const { screen, onChange, hour } = await shown();
  await userEvent.click(hour);
  await userEvent.keyboard('{End}');
  await userEvent.click(document.body);
  await expect.element(screen.getByText('18:00 以前です')).toBeVisible();
  await expect.element(hour).toHaveValue('23');
  expect(onChange).not.toHaveBeenCalled();
});
