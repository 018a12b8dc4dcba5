import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPagedList } from './index.ts';
import type { ListAsk, ListPage, PagedListEvent } from './index.ts';

interface Row {
  readonly id: string;
  readonly question: string;
}
const PAGE_ROWS = 2;
const QUESTIONS = ['', '护栏', '无'];
/** Seven rows of every question but one, which has none. */
const rowsOf = (question: string): readonly Row[] =>
  question === '无' ? [] : Array.from({ length: 7 }, (_, index) => ({ id: `${question}${index}`, question }));

/** A page of a list; once somebody has inserted a row at the top, a later page begins with a row of the page before. */
function pageOf(question: string, { pageNumber, pageRows }: ListAsk, isInserted: boolean): ListPage<Row> {
  const rows = isInserted ? [{ id: `${question} new`, question }, ...rowsOf(question)] : rowsOf(question);
  return { rows: rows.slice((pageNumber - 1) * pageRows, pageNumber * pageRows) };
}

type Step = PagedListEvent<string, Row>;
const steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('ask' as const), question: fc.constantFrom(...QUESTIONS) }),
    fc.record({ type: fc.constantFrom('more' as const, 'more' as const, 'retry' as const, 'refresh' as const, 'stop' as const) }),
  ),
  { minLength: 3, maxLength: 20 },
);
/** Servers: calls that fail, and the call from which on a row has been inserted. */
const servers = fc.record({ fails: fc.array(fc.boolean(), { maxLength: 10 }), insertsAt: fc.nat(12) });

test('whatever the order of questions, answers and failures, rows answer the newest question, once each, and nothing hangs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, servers, async (scheduler, plan, server) => {
      const running = new Set<AbortSignal>();
      const faults: string[] = [];
      let calls = 0;
      let asked: string | null = null;
      const list = createPagedList<string, Row>(
        {
          idOf: ({ id }) => id,
          async load(question, ask, signal) {
            const call = calls++;
            if ([...running].some(({ aborted }) => !aborted)) faults.push('two requests at once');
            running.add(signal);
            await scheduler.schedule(Promise.resolve(), `${question} ${ask.pageNumber}`);
            running.delete(signal);
            if (server.fails[call]) throw new Error('offline');
            return pageOf(question, ask, call >= server.insertsAt);
          },
        },
        PAGE_ROWS,
      );
      list.subscribe(() => {
        const { rows, question } = list.getSnapshot();
        if (question !== asked || rows.some((row) => row.question !== asked)) faults.push(`rows of an old question, not of ${asked}`);
        if (new Set(rows.map(({ id }) => id)).size !== rows.length) faults.push('a row twice');
      });
      const take = async (step: Step) => {
        const { phase, rows } = list.getSnapshot();
        if (step.type === 'ask') asked = step.question;
        list.send(step);
        const now = list.getSnapshot();
        if (step.type === 'retry' && phase.status === 'failed' && now.phase.status !== 'loading') faults.push('a lost retry');
        if (step.type !== 'ask' && now.rows !== rows) faults.push(`${step.type} lost rows`);
      };
      const { task } = scheduler.scheduleSequence(plan.map((step) => ({ label: step.type, builder: () => take(step) })));
      await scheduler.waitIdle();
      expect(await task).toEqual({ done: true, faulty: false });
      expect(list.getSnapshot().phase.status).not.toBe('loading');
      // From any state at all, going on and trying again shows every row.
      for (let tries = 0; list.getSnapshot().hasMore || list.getSnapshot().phase.status === 'failed'; tries += 1) {
        expect(tries).toBeLessThan(30);
        list.send({ type: list.getSnapshot().phase.status === 'failed' ? 'retry' : 'more' });
        // oxlint-disable-next-line no-await-in-loop -- each page is known only when the one before it came
        await scheduler.waitIdle();
      }
      expect(list.getSnapshot().rows.filter(({ id }) => !id.endsWith('new'))).toEqual(asked === null ? [] : rowsOf(asked));
      expect(faults).toEqual([]);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test('a listener hears of changes only, until it has left', () => {
  const list = createPagedList<string, Row>({ idOf: ({ id }) => id, load: async () => ({ rows: [] }) });
  let heard = 0;
  const leave = list.subscribe(() => void (heard += 1));
  list.send({ type: 'more' });
  expect(heard).toBe(0);
  list.send({ type: 'ask', question: '' });
  expect(heard).toBe(1);
  leave();
  list.send({ type: 'stop' });
  expect(heard).toBe(1);
});

test('what nobody waits for any more is called off, and nothing else; each page is asked for once', async () => {
  const asked: { readonly page: string; readonly signal: AbortSignal; readonly answer: () => void }[] = [];
  const list = createPagedList<string, Row>(
    {
      idOf: ({ id }) => id,
      load: (question, ask, signal) =>
        new Promise((resolve) =>
          asked.push({ page: `${question} ${ask.pageNumber}`, signal, answer: () => resolve(pageOf(question, ask, false)) }),
        ),
    },
    PAGE_ROWS,
  );
  const called = () => asked.map(({ page, signal }) => `${page}${signal.aborted ? ' off' : ''}`);
  list.send({ type: 'ask', question: '护栏' });
  list.send({ type: 'ask', question: '' });
  list.send({ type: 'more' });
  expect(called()).toEqual(['护栏 1 off', ' 1']);
  const settled = new Promise<void>((resolve) => list.subscribe(() => list.getSnapshot().phase.status === 'idle' && resolve()));
  asked[1]?.answer();
  await settled;
  list.send({ type: 'more' });
  list.send({ type: 'stop' });
  expect(called()).toEqual(['护栏 1 off', ' 1', ' 2 off']);
});

test('a feed that throws at once leaves a failure and not a wait', async () => {
  const refused = new Error('refused');
  const list = createPagedList<string, Row>({
    idOf: ({ id }) => id,
    load: () => {
      throw refused;
    },
  });
  const settled = new Promise<void>((resolve) => list.subscribe(() => list.getSnapshot().phase.status !== 'loading' && resolve()));
  list.send({ type: 'ask', question: '' });
  await settled;
  expect(list.getSnapshot().phase).toEqual({ status: 'failed', pageNumber: 1, error: refused });
});
