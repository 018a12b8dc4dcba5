import { act } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';
import { lazyPart } from './lazyPart.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('a component that did not arrive says so in its place, and comes when it is asked for again', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(({ name }) => <p>{name}</p>);
  const Part = lazyComponent(lazyPart(load), { waiting: '…', failed: (retry) => <button onClick={retry}>again</button> });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => act(async () => root.unmount()));
  act(() => root.render(<Part name="桩号" />));
  expect(host.textContent).toBe('…');
  await act(async () => undefined);
  expect(host.textContent).toBe('again');
  await act(async () => host.querySelector('button')?.click());
  expect(host.textContent).toBe('桩号');
});
