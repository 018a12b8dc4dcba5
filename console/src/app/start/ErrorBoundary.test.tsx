import { lazyPart } from '@milepost/kit/lazy';
import type { ComponentType } from 'react';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ErrorBoundary, broken } from './ErrorBoundary.tsx';
import { MustHave } from '../frame/MustHave.tsx';

const GONE = new TypeError('Failed to fetch dynamically imported module');
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Beside what fails stands what somebody types into. */
function Beside({ children }: { readonly children: React.ReactNode }) {
  const [text, setText] = useState('');
  return (
    <>
      <input id="typed" aria-label="typed" value={text} onChange={(event) => setText(event.target.value)} />
      {children}
    </>
  );
}

test('what must be shown and does not arrive says so beside the page, which stays; asked for again it comes', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ code: number }>>>().mockRejectedValueOnce(GONE);
  load.mockResolvedValue(({ code }) => <p id="again">{code}</p>);
  const part = lazyPart(load);
  const page = await renderInConsole(
    <Beside>
      <MustHave part={part} of={{ code: 600 }} />
    </Beside>,
  );
  await page.type('#typed', '不会丢');
  expect(page.one('[role=alert]').textContent).toContain('Request error, please retry');
  await page.press('[role=alert] button');
  expect(page.one('#again').textContent).toBe('600');
  expect(page.one<HTMLInputElement>('#typed').value).toBe('不会丢');
});

test('a page that failed is asked for anew when it is tried again; what stands beside it stays', async () => {
  let isBroken = true;
  const forget = vi.fn<() => void>(() => {
    isBroken = false;
  });
  const Failing = () => {
    if (isBroken) throw GONE;
    return <p id="here">here</p>;
  };
  await broken.fetch();
  const page = await renderInConsole(
    <Beside>
      <ErrorBoundary onRetry={forget}>
        <Failing />
      </ErrorBoundary>
    </Beside>,
  );
  await page.type('#typed', '不会丢');
  expect(page.one('h1').textContent).toBe('This page stopped working');
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.click());
  expect(forget).toHaveBeenCalledOnce();
  expect(document.querySelector('#here')).not.toBeNull();
  expect(page.one<HTMLInputElement>('#typed').value).toBe('不会丢');
});
