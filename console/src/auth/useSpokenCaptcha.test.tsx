import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { isListenKey, useSpokenCaptcha } from './useSpokenCaptcha.ts';
import type { PlaySound } from './useSpokenCaptcha.ts';

function world() {
  const ends: ((isHeard: boolean) => void)[] = [];
  const stop = vi.fn<() => void>();
  const play: PlaySound = (_, onEnd) => (ends.push(onEnd), { stop });
  const fetchSound = vi.fn<(timestamp: string) => Promise<Blob>>(async () => new Blob(['RIFF']));
  const Sound = ({ timestamp }: { readonly timestamp: string }) => {
    const { state, toggle } = useSpokenCaptcha(timestamp, fetchSound, play);
    return (
      <button id="listen" onClick={toggle}>
        {state}
      </button>
    );
  };
  return { ends, stop, fetchSound, Sound };
}

test('the sound is fetched for its captcha, is heard to its end, and again from the start', async () => {
  const { ends, fetchSound, Sound } = world();
  const { one, press } = await renderInConsole(<Sound timestamp="7" />);
  const state = () => one('#listen').textContent;
  expect(state()).toBe('silent');
  await press('#listen');
  expect([fetchSound.mock.calls, state()]).toEqual([[['7']], 'playing']);
  await act(async () => ends[0]?.(true));
  expect(state()).toBe('heard');
  await press('#listen');
  expect(state()).toBe('playing');
  await act(async () => ends[1]?.(false));
  expect(state()).toBe('failed');
});

test('a second press ends it; what ends later says nothing', async () => {
  const { ends, stop, Sound } = world();
  const { one, press } = await renderInConsole(<Sound timestamp="7" />);
  await press('#listen');
  await press('#listen');
  expect(stop).toHaveBeenCalledOnce();
  await act(async () => ends[0]?.(true));
  expect(one('#listen').textContent).toBe('silent');
});

test('a server that has no sound, or does not answer, says so, and it can be tried again', async () => {
  const { fetchSound, Sound } = world();
  fetchSound.mockRejectedValueOnce(new Error('offline'));
  const { one, press } = await renderInConsole(<Sound timestamp="7" />);
  await press('#listen');
  expect(one('#listen').textContent).toBe('failed');
  await press('#listen');
  expect(one('#listen').textContent).toBe('playing');
});

test.each([
  [{ altKey: true, ctrlKey: false, metaKey: false, code: 'KeyL' }, true],
  [{ altKey: false, ctrlKey: false, metaKey: false, code: 'KeyL' }, false],
  [{ altKey: true, ctrlKey: true, metaKey: false, code: 'KeyL' }, false],
  [{ altKey: true, ctrlKey: false, metaKey: false, code: 'KeyK' }, false],
])('the key %o plays it: %s', (key, isIt) => expect(isListenKey(key)).toBe(isIt));
