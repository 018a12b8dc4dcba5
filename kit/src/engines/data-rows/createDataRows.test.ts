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
