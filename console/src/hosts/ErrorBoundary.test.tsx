import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { Broken, ErrorBoundary } from './ErrorBoundary.tsx';

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

test('a page that failed is asked for anew when it is tried again; what stands beside it stays', async () => {
  let isBroken = true;
  const forget = vi.fn<() => void>(() => {
    isBroken = false;
  });
  const Failing = () => {
    if (isBroken) throw GONE;
    return <p id="here">here</p>;
  };
  await Broken.fetch();
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
