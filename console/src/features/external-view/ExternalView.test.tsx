import { manualClock } from '@milepost/kit/engines/clock';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { Framed } from './Framed.tsx';
import { FRAME_SLOW_MS } from './useFrameLoad.ts';

async function aFrame() {
  const clock = manualClock();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const rendered = await renderInConsole(
    <Framed href="https://weather.example.test/road?k=1" sandbox="allow-scripts" name="路况天气" clock={clock} />,
  );
  const status = () => rendered.one('iframe + div').textContent;
  const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { ...rendered, clock, opened, status, button };
}

test('a framed page says whose it is, and opens in a window of its own', async () => {
  const { one, button, opened } = await aFrame();
  expect(one('iframe').getAttribute('title')).toBe('路况天气');
  expect(document.body.textContent).toContain('From weather.example.test.');
  await act(async () => button('Open in a new window')?.click());
  expect(opened.mock.lastCall?.slice(0, 2)).toEqual(['https://weather.example.test/road?k=1', '_blank']);
  expect(opened.mock.lastCall?.[2]).toContain('noopener');
});

test('while it loads that is shown; one that does not answer is said to, and can be asked for again', async () => {
  const { one, clock, status, button } = await aFrame();
  expect(one('iframe + div').childElementCount).toBe(1);
  await act(async () => clock.advance(FRAME_SLOW_MS));
  expect(status()).toContain('weather.example.test has not answered yet');
  expect(one('[data-live-regions]').textContent).toBe('weather.example.test has not answered yet');
  const first = one('iframe');
  const retry = button('Retry');
  retry?.focus();
  await act(async () => retry?.click());
  expect(one('iframe')).not.toBe(first);
  expect(status()).not.toContain('has not answered yet');
  expect(document.activeElement).toBe(one('iframe + div'));
});

test('what comes late is shown', async () => {
  const { one, clock } = await aFrame();
  await act(async () => clock.advance(FRAME_SLOW_MS));
  await act(async () => one('iframe').dispatchEvent(new Event('load')));
  expect(one('iframe + div').childElementCount).toBe(0);
  await act(async () => clock.advance(FRAME_SLOW_MS));
  expect(one('iframe + div').childElementCount).toBe(0);
});
