import { expect, inject, test } from 'vitest';
import { cdp, commands, userEvent } from 'vitest/browser';
import { systemClock } from '../../engines/clock/index.ts';
import { createBatches, createMessageLog } from '../../engines/message-log/index.ts';
import { renderInKit } from '../../testing/renderInKit.tsx';
import { TalkPane } from './examples/TalkPane.tsx';
import { START_MS, says } from './examples/talk.ts';
import type { ChatLogMessage } from './index.ts';

const { isWhole } = inject('matrix');
const PER_SECOND = 1000;
const SECONDS = isWhole ? 60 : 5;
const EVERY_MS = 10;
const TYPING_P95_MS = 100;
const LONG_TASK_MS = 200;
/** Event timing does not tell of what is quicker. */
const UNSEEN_MS = 16;

const HEAP_BYTES = 20 * 1024 * 1024;

/** Bytes in use once everything that nobody holds is gone. */
async function heapBytes(): Promise<number> {
  await cdp().send('HeapProfiler.enable');
  await cdp().send('HeapProfiler.collectGarbage');
  return (await cdp().send('Runtime.getHeapUsage')).usedSize;
}

/** Figures of typing and of long tasks from now on; only the long run asks, which has the machine for itself. */
async function watch() {
  const heapBefore = await heapBytes();
  const latenciesMs: number[] = [];
  const tasksMs: number[] = [];
  const events = new PerformanceObserver((list) => latenciesMs.push(...list.getEntriesByName('keydown').map(({ duration }) => duration)));
  events.observe({ type: 'event', durationThreshold: UNSEEN_MS } as PerformanceObserverInit);
  const tasks = new PerformanceObserver((list) => tasksMs.push(...list.getEntries().map(({ duration }) => duration)));
  tasks.observe({ type: 'longtask' });
  return async (keys: number) => {
    events.disconnect();
    tasks.disconnect();
    const quick = Array.from({ length: Math.max(0, keys - latenciesMs.length) }, () => UNSEEN_MS);
    const all = [...quick, ...latenciesMs].toSorted((a, b) => a - b);
    return {
      keys,
      typingP95Ms: all[Math.floor(all.length * 0.95)] ?? Infinity,
      longestTaskMs: Math.max(0, ...tasksMs),
      heapGrowthBytes: (await heapBytes()) - heapBefore,
    };
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => void systemClock.after(ms, resolve));

/** Messages as a socket hands them over, a thousand a second. */
async function flood(take: (message: ChatLogMessage) => void): Promise<number> {
  const startMs = performance.now();
  let sent = 0;
  while (sent < PER_SECOND * SECONDS) {
    const due = Math.min(PER_SECOND * SECONDS, Math.floor(((performance.now() - startMs) * PER_SECOND) / 1000));
    for (; sent < due; sent += 1) take(says(String(sent), { atMs: START_MS + sent }));
    await pause(EVERY_MS);
  }
  return sent;
}

const promise = 'none is lost, none overtakes another, and what is typed meanwhile is all there';

test(
  `R16 ${PER_SECOND} messages a second for ${SECONDS} s: ${promise}${isWhole ? '; typing stays quick' : ''}`,
  async () => {
    const log = createMessageLog<ChatLogMessage>();
    await renderInKit(<TalkPane log={log} />, { isStrict: false });
    const batches = createBatches<ChatLogMessage>((batch) => void log.append(batch));
    const figuresOf = isWhole ? await watch() : null;

    // The first drawing is not what is measured.
    await pause(500);
    let isOver = false;
    const flooding = flood((message) => batches.add(message)).finally(() => (isOver = true));
    let keys = 0;
    while (!isOver) {
      await userEvent.keyboard('a');
      keys += 1;
    }
    const sent = await flooding;
    await expect.poll(() => log.entries().length).toBe(sent);

    expect(log.entries().every(({ message }, at) => message.body.kind === 'text' && message.body.text === String(at))).toBe(true);
    expect(document.querySelector('textarea')?.value).toHaveLength(keys);
    await expect.poll(() => [...document.querySelectorAll('article')].at(-1)?.textContent).toContain(String(sent - 1));
    if (!figuresOf) return;

    const figures = { perSecond: PER_SECOND, seconds: SECONDS, sent, kept: log.entries().length, ...(await figuresOf(keys)) };
    const at = new Date().toISOString();
    await commands.writeFile('test-results/chat-flood.json', JSON.stringify(figures));
    await commands.writeFile(`docs/evidence/${at.slice(0, 10)}-chat-flood.json`, `${JSON.stringify({ at, ...figures }, null, 1)}\n`);
    expect(figures.heapGrowthBytes).toBeLessThan(HEAP_BYTES);
    expect(figures.typingP95Ms).toBeLessThan(TYPING_P95_MS);
    expect(figures.longestTaskMs).toBeLessThan(LONG_TASK_MS);
  },
  (SECONDS + 60) * 1000,
);
