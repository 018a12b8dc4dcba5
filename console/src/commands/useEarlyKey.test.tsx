import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { useEarlyKey } from './useEarlyKey.ts';

function Late() {
  const replay = useEarlyKey('N');
  return <button onClick={replay}>listen</button>;
}

test.each([
  ['is pressed again where it was pressed', ['x', 'n'], ['n']],
  ['that another one followed is none later', ['n', 'x'], []],
])('a key pressed before anybody listens %s, and once', async (_, pressed, heard) => {
  const { one } = await renderInConsole(<Late />);
  const press = (key: string) => one('button').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await act(async () => pressed.forEach(press));
  const again: [string, EventTarget | null][] = [];
  const hear = ({ key, target }: KeyboardEvent) => void again.push([key, target]);
  document.addEventListener('keydown', hear);
  await act(async () => (one('button') as HTMLButtonElement).click());
  await act(async () => (one('button') as HTMLButtonElement).click());
  document.removeEventListener('keydown', hear);
  expect(again).toEqual(heard.map((key) => [key, one('button')]));
});
