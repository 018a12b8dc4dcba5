import { act } from 'react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

test('what a server sent in place of a part is taken over without a difference, also where the part is here by then', async () => {
  const part = lazyPart<ComponentType<{ name: string }>>(async () => ({ name }) => <p>{name}</p>);
  const Part = lazyComponent(part, { waiting: '…' });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Part name="桩号" />);
  await part.fetch();
  const differences: unknown[] = [];
  const root = await act(async () => hydrateRoot(host, <Part name="桩号" />, { onRecoverableError: (error) => differences.push(error) }));
  onTestFinished(() => act(async () => root.unmount()));
  expect(differences).toEqual([]);
  expect(host.textContent).toBe('桩号');
});
