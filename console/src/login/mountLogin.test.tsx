import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountLogin } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });

/** The login page as it is drawn into an empty element, and a while later. */
async function shown(isInPlace: boolean, meanwhile: (host: HTMLElement) => unknown = () => undefined) {
  const host = document.body.appendChild(document.createElement('div'));
  const leave = await act(() =>
    mountLogin({ host, endReason: null, written: null, isInPlace, onSignedIn: async () => undefined, onReady: () => undefined }),
  );
  onTestFinished(() => {
    act(leave);
    host.remove();
  });
  await act(async () => meanwhile(host));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return document.activeElement;
}

test('a login page that takes the place of another page has the keyboard on its heading, before its fields', async () => {
  const at = await shown(true);
  expect(at?.tagName).toBe('H1');
  const order = at?.compareDocumentPosition(document.querySelector('#account') ?? document);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each<[string, boolean, ((host: HTMLElement) => unknown) | undefined, string]>([
  ['one that was loaded leaves it where the browser puts it', false, undefined, 'BODY'],
  ['whoever has gone on by then keeps it', true, (host) => host.querySelector<HTMLElement>('#password')?.focus(), 'INPUT'],
])('%s', async (_, isInPlace, meanwhile, tag) => expect((await shown(isInPlace, meanwhile))?.tagName).toBe(tag));
