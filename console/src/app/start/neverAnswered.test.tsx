import { manualClock } from '@milepost/kit/engines/clock';
import { createClient } from '@milepost/openapi/client';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProvider, createApi } from '../../data/api/index.ts';
import { areaCalls } from '../../data/area/calls.ts';
import { useFeedback } from '../../feedback/index.ts';
import MessageRecordPage from '../../pages/message-record/MessageRecordPage.tsx';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';

const LIMIT_MS = 1_000_000;
const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

afterEach(() => vi.restoreAllMocks());

/** A server that takes every call and never says anything, and a clock the limits of the calls run on. */
function silentServer() {
  const clock = manualClock();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    clock.after(ms, () => end.abort(new DOMException('The operation timed out.', 'TimeoutError')));
    return end.signal;
  });
  /** Held here: jsdom, unlike browsers, lets a signal made of others go while somebody still listens to it. */
  const asked: { readonly address: Parameters<typeof fetch>[0]; readonly signal: AbortSignal | null | undefined }[] = [];
  const client = createClient({
    baseUrl: 'https://x.test',
    getToken: () => null,
    onSessionEnded: () => undefined,
    fetch: (address, { signal } = {}) => {
      asked.push({ address, signal });
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    },
  });
  const pass = (ms: number) =>
    act(async () => {
      clock.advance(ms);
      await vi.waitFor(() => expect(asked).not.toEqual([]));
    });
  // How a person has set the columns of a list is asked for beside it.
  const isOfList = ({ address }: (typeof asked)[number]) => typeof address === 'string' && !address.includes('/GetColumnsByModuleId/');
  return { api: createApi(client), pass, asked: () => asked.filter(isOfList).length };
}

test('R07 a list whose call never gets an answer stops loading after 1,000 s, says so, and asks again only when it is told to', async () => {
  const { api, pass, asked } = silentServer();
  await renderInConsole(
    aSession({}).around(
      <ApiProvider value={api}>
        <MessageRecordPage />
      </ApiProvider>,
    ),
  );
  await pass(LIMIT_MS - 1);
  expect(isBusy()).toBe(true);
  await pass(1);
  await vi.waitFor(() => expect(document.body.textContent).toContain('The list did not load'));
  expect(isBusy()).toBe(false);
  expect(asked()).toBe(1);
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.click());
  await vi.waitFor(() => expect(isBusy()).toBe(true));
  expect(asked()).toBe(2);
});

/** A button that saves, as every form of the console tells what became of it. */
function Saving({ save }: { readonly save: () => Promise<unknown> }) {
  const { failure } = useFeedback();
  return (
    <button type="button" onClick={() => void save().catch(failure)}>
      Save
    </button>
  );
}

test('R07 a save that never gets an answer is told as failed after 1,000 s', async () => {
  const { api, pass } = silentServer();
  const { toaster, press } = await renderInConsole(<Saving save={() => areaCalls(api).createArea({ body: {} as never })} />);
  await press('button');
  await pass(LIMIT_MS - 1);
  expect(toaster.snapshot().shown).toEqual([]);
  await pass(1);
  await vi.waitFor(() => expect(toaster.snapshot().shown.map(({ title }) => title)).toEqual(['Request error, please retry']));
});
