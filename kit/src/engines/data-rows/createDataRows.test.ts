import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDataRows } from './index.ts';
import type { DataRowsEvent, RowsPage, RowsQuestion } from './index.ts';

const TOTAL = 7;
const PAGE_ROWS = 2;

function answerOf({ keyword, parameters }: RowsQuestion, { pageNumber, pageRows }: RowsPage) {
  const road = JSON.stringify(parameters[0]?.['defaultValue'] ?? '');
  const all = Array.from({ length: TOTAL }, (_, at) => ({ id: `${keyword}|${road}|${at}` }));
  return { rows: all.slice((pageNumber - 1) * pageRows, pageNumber * pageRows), total: TOTAL };
}

const steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('search' as const), keyword: fc.constantFrom('', 'a', 'ab', 'abc') }),
    fc.record({ type: fc.constant('page' as const), pageNumber: fc.integer({ min: 1, max: 4 }), pageRows: fc.constant(PAGE_ROWS) }),
    fc.record({
      type: fc.constantFrom('parameters' as const, 'open' as const),
      parameters: fc.constantFrom([], [{ defaultValue: 'S26' }], [{ defaultValue: 'G5' }]),
    }),
    fc.record({ type: fc.constantFrom('refresh' as const, 'stop' as const) }),
  ),
  { minLength: 3, maxLength: 20 },
);

test('whatever the order of questions, answers and failures, the rows answer the newest question and nothing hangs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, fc.array(fc.boolean(), { maxLength: 10 }), async (scheduler, plan, fails) => {
      const faults: string[] = [];
      const running = new Set<AbortSignal>();
      let calls = 0;
      const list = createDataRows(
        {
          async load(question, page, signal) {
            const call = calls++;
            if ([...running].some(({ aborted }) => !aborted)) faults.push('two requests at once');
            running.add(signal);
            await scheduler.schedule(Promise.resolve(), `${question.keyword} ${page.pageNumber}`);
            running.delete(signal);
            if (fails[call]) throw new Error('offline');
            return answerOf(question, page);
          },
        },
        PAGE_ROWS,
      );
      list.subscribe(() => {
        const state = list.getSnapshot();
        if (state.rows.length > 0 && JSON.stringify(state.rows) !== JSON.stringify(answerOf(state, state).rows)) faults.push('old rows');
      });
      const take = async (event: DataRowsEvent) => list.send(event);
      const events: DataRowsEvent[] = [{ type: 'open', parameters: [] }, ...plan];
      const { task } = scheduler.scheduleSequence(events.map((event) => ({ label: event.type, builder: () => take(event) })));
      await scheduler.waitIdle();
      expect(await task).toEqual({ done: true, faulty: false });
      expect(list.getSnapshot().phase.status).not.toBe('loading');
      for (let tries = 0; !list.getSnapshot().isAnswered || list.getSnapshot().phase.status === 'failed'; tries += 1) {
        expect(tries).toBeLessThan(30);
        list.send({ type: 'refresh' });
        // oxlint-disable-next-line no-await-in-loop -- whether it failed is known only when it came
        await scheduler.waitIdle();
      }
      const last = list.getSnapshot();
      expect(last.rows).toEqual(answerOf(last, last).rows);
      expect(faults).toEqual([]);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('answers are remembered by keyword, page and parameters until the list opens anew or is refreshed', async () => {
  const asked: string[] = [];
  const list = createDataRows(
    { load: async (question, page) => (asked.push(`${question.keyword}${page.pageNumber}`), answerOf(question, page)) },
    PAGE_ROWS,
  );
  const events: DataRowsEvent[] = [
    { type: 'open', parameters: [] },
    { type: 'page', pageNumber: 2, pageRows: PAGE_ROWS },
    { type: 'page', pageNumber: 1, pageRows: PAGE_ROWS },
    { type: 'search', keyword: 'a' },
    { type: 'search', keyword: '' },
  ];
  for (const event of events) {
    list.send(event);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
    await settled();
  }
  expect(asked).toEqual(['1', '2', 'a1']);
  list.send({ type: 'refresh' });
  await settled();
  list.send({ type: 'open', parameters: [] });
  await settled();
  expect(asked).toEqual(['1', '2', 'a1', '1', '1']);
});

test('a remembered answer is there at once', async () => {
  const list = createDataRows({ load: async (question, page) => answerOf(question, page) }, PAGE_ROWS);
  list.send({ type: 'open', parameters: [] });
  await settled();
  list.send({ type: 'search', keyword: 'a' });
  await settled();
  list.send({ type: 'search', keyword: '' });
  expect(list.getSnapshot()).toMatchObject({ isAnswered: true, phase: { status: 'idle' } });
});

test('a source that throws at once leaves a failure and not a wait', async () => {
  const refused = new Error('refused');
  const list = createDataRows(
    {
      load: () => {
        throw refused;
      },
    },
    PAGE_ROWS,
  );
  list.send({ type: 'open', parameters: [] });
  await settled();
  expect(list.getSnapshot().phase).toEqual({ status: 'failed', error: refused });
});

interface Held {
  readonly asked: string;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** A list over a source that waits to be told. */
function waiting() {
  const held: Held[] = [];
  const list = createDataRows(
    {
      load: (question, page, signal) =>
        new Promise((answer, reject) =>
          held.push({
            asked: `${question.keyword}${page.pageNumber}`,
            signal,
            answer: () => answer(answerOf(question, page)),
            fail: () => reject(new Error('offline')),
          }),
        ),
    },
    PAGE_ROWS,
  );
  const asked = () => held.map((one) => one.asked);
  return { list, held, asked, last: () => held.at(-1) as Held };
}
const OPEN: DataRowsEvent = { type: 'open', parameters: [] };
const page = (pageNumber: number): DataRowsEvent => ({ type: 'page', pageNumber, pageRows: PAGE_ROWS });

test('nothing is asked before the list is opened, and who listens hears of every change until they stop', async () => {
  const { list, asked, last } = waiting();
  const heard: string[] = [];
  const stop = list.subscribe(() => heard.push(list.getSnapshot().phase.status));
  expect(asked()).toEqual([]);
  list.send(OPEN);
  list.send({ type: 'parameters', parameters: [] });
  last().answer();
  await settled();
  list.send({ type: 'stop' });
  expect(heard).toEqual(['loading', 'idle']);
  stop();
  list.send({ type: 'refresh' });
  expect(heard).toHaveLength(2);
});

test('what is no longer waited for is called off, and its answer is neither shown nor remembered', async () => {
  const { list, held, asked } = waiting();
  list.send(OPEN);
  list.send({ type: 'search', keyword: 'a' });
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  held[0]?.answer();
  held[1]?.answer();
  await settled();
  expect(list.getSnapshot()).toMatchObject({ keyword: 'a', isAnswered: true, phase: { status: 'idle' } });
  list.send({ type: 'search', keyword: '' });
  expect(asked()).toEqual(['1', 'a1', '1']);
});

test('a list that goes away calls off what is under way, and asks again when it is opened', async () => {
  const { list, held, asked } = waiting();
  list.send(OPEN);
  list.send({ type: 'stop' });
  expect([held[0]?.signal.aborted, list.getSnapshot().phase.status]).toEqual([true, 'idle']);
  held[0]?.fail();
  await settled();
  expect(list.getSnapshot().phase).toEqual({ status: 'idle' });
  list.send(OPEN);
  expect(asked()).toEqual(['1', '1']);
});

test('an answer that has come is not called off by the next question', async () => {
  const { list, held } = waiting();
  list.send(OPEN);
  held[0]?.answer();
  await settled();
  list.send(page(2));
  expect(held.map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

test('twenty answers are remembered; the oldest is asked for again', async () => {
  const { list, asked, last } = waiting();
  list.send(OPEN);
  last().answer();
  await settled();
  for (let pageNumber = 2; pageNumber <= 20; pageNumber += 1) {
    list.send(page(pageNumber));
    last().answer();
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
    await settled();
  }
  list.send(page(1));
  expect([asked().length, list.getSnapshot().isAnswered]).toEqual([20, true]);
  list.send(page(21));
  last().answer();
  await settled();
  list.send(page(2));
  expect(list.getSnapshot().isAnswered).toBe(true);
  list.send(page(1));
  expect([asked().length, list.getSnapshot().phase.status]).toEqual([22, 'loading']);
});

test('an answer that came anew is the newest of those remembered', async () => {
  const { list, asked, last } = waiting();
  const take = async (event: DataRowsEvent) => {
    list.send(event);
    last().answer();
    await settled();
  };
  await take(OPEN);
  for (let pageNumber = 2; pageNumber <= 20; pageNumber += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
    await take(page(pageNumber));
  }
  list.send(page(1));
  await take({ type: 'refresh' });
  await take(page(21));
  list.send(page(1));
  expect([asked().length, list.getSnapshot().isAnswered]).toEqual([22, true]);
});
