import { createClient } from '@milepost/openapi/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiProvider, createApi } from '../../data/api/index.ts';
import { answersTo, textOf } from '../../testing/hostileAnswers.ts';
import type { AnswerRow } from '../../testing/hostileAnswers.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import SiteMessagesDrawer from './SiteMessagesDrawer.tsx';

// Without a layout everything counts as shown, for what gives the keyboard back.
Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
vi.setConfig({ testTimeout: 30_000 }); // megabytes and twenty drawers, beside the other tests

const FAILED = 'The messages did not load';
const words = () => document.body.textContent ?? '';
const rowsShown = () => [...document.querySelectorAll('[data-row]')].filter((row) => row.getAttribute('data-row') !== '');

const expectAct = (isExpected: boolean) => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

/** The drawer over a server that answers every list like this. */
async function open({ input }: AnswerRow) {
  const text = textOf(input.body);
  const sentAtMs: number[] = [];
  const ended: number[] = [];
  const client = createClient({
    baseUrl: 'https://console.example.test',
    getToken: () => 'Bearer t.o-k_1',
    onSessionEnded: (code) => ended.push(code),
    fetch: async () => {
      sentAtMs.push(performance.now());
      return new Response(text, { status: input.status, headers: input.headers });
    },
  });
  const api = createApi(client);
  const drawers = Array.from({ length: input.parallel ?? 1 }, (_, at) => <SiteMessagesDrawer key={at} onClose={() => undefined} />);
  const { toaster } = await renderInConsole(aSession({}).around(<ApiProvider value={api}>{drawers}</ApiProvider>));
  // What comes from here on comes by itself.
  expectAct(false);
  onTestFinished(() => expectAct(true));
  return { sentAtMs, ended, toaster };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Wait a moment longer than a server may take. */
const settled = (look: () => void) => vi.waitFor(look, { timeout: 10_000 });
const hasFailed = () => settled(() => expect(words()).toContain(FAILED));

const VERDICTS: Record<string, (opened: Opened, expected: AnswerRow['expected']) => Promise<void>> = {
  async error({ sentAtMs, ended }, { toast, retries = 0, afterMs = 0 }) {
    await hasFailed();
    if (toast !== undefined) expect(words().toLowerCase()).toContain(toast);
    expect(ended).toEqual([]);
    expect(sentAtMs).toHaveLength(1 + retries);
    // A timer may ring a millisecond early.
    expect((sentAtMs.at(-1) ?? 0) - (sentAtMs[0] ?? 0)).toBeGreaterThanOrEqual(afterMs - 1);
  },
  async empty() {
    await settled(() => expect(words()).toContain('No unread messages'));
    expect(rowsShown()).toEqual([]);
  },
  async login({ ended, toaster }, { redirects, toasts }) {
    await settled(() => expect(ended).toHaveLength(redirects ?? 1));
    // The end of the session is told once, by whoever is told of it; nothing is said here besides.
    if (toasts !== undefined) expect(ended.length + toaster.snapshot().history.length).toBe(toasts);
  },
  async text(_, { literal = [] }) {
    await hasFailed();
    for (const part of literal) expect(words()).toContain(part);
    expect(document.querySelector('img')).toBeNull();
  },
  async value() {
    await settled(() => expect(document.querySelector('[role=dialog] [aria-busy=true]')).toBeNull());
    expect(words()).not.toContain(FAILED);
    expect(words()).not.toContain('-1');
  },
  capped: hasFailed,
};

describe('an answer to the list of messages', () => {
  test.each(answersTo('GET /api/message').map((row) => [row.id, row.expected.verdict, row] as const))(
    '%s is %s',
    async (_, verdict, row) => {
      const judge = VERDICTS[verdict];
      if (!judge) throw new Error(`unknown verdict ${verdict}`);
      const opened = await open(row);
      await judge(opened, row.expected);
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    },
  );
});
