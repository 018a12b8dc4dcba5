import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestLane } from './index.ts';

test('an answer that nothing overtook is current', async () => {
  expect(await createRequestLane().run(async () => '护栏')).toEqual({ status: 'current', value: '护栏' });
});

test('a new request aborts the one before it', async () => {
  const lane = createRequestLane();
  const signals: AbortSignal[] = [];
  const first = lane.run((signal) => (signals.push(signal), Promise.resolve('旧')));
  const second = lane.run((signal) => (signals.push(signal), Promise.resolve('新')));
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(await first).toEqual({ status: 'stale' });
  expect(await second).toEqual({ status: 'current', value: '新' });
});

test('stopping aborts the request and makes its answer stale', async () => {
  const lane = createRequestLane();
  let aborted: AbortSignal | undefined;
  const run = lane.run((signal) => ((aborted = signal), Promise.resolve(1)));
  lane.stop();
  expect(aborted?.aborted).toBe(true);
  expect(await run).toEqual({ status: 'stale' });
});

test('the failure of the current request is thrown, even when the request throws at once', async () => {
  const lane = createRequestLane();
  await expect(lane.run(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await expect(
    lane.run(() => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
});

test('the failure of an overtaken request is silent', async () => {
  const lane = createRequestLane();
  const overtaken = lane.run(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  const newest = lane.run(async () => '新');
  expect(await overtaken).toEqual({ status: 'stale' });
  expect(await newest).toEqual({ status: 'current', value: '新' });
});

test('whatever the order of starts, answers and failures, a request is heard exactly when nothing newer had started', async () => {
  const requests = fc.array(fc.record({ fails: fc.boolean(), stopsAfter: fc.boolean() }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), requests, async (scheduler, plan) => {
      const lane = createRequestLane();
      let newest = -1;
      const newestWhenAnswered = new Map<number, number>();
      const heard: number[] = [];
      const request = (id: number, fails: boolean) => async () => {
        await scheduler.schedule(Promise.resolve(), `answer ${id}`);
        newestWhenAnswered.set(id, newest);
        if (fails) throw new Error(`${id}`);
        return id;
      };
      const start = async (id: number, { fails, stopsAfter }: { fails: boolean; stopsAfter: boolean }) => {
        newest = id;
        void lane.run(request(id, fails)).then(
          (result) => result.status === 'current' && heard.push(result.value),
          (error: Error) => heard.push(Number(error.message)),
        );
        if (stopsAfter) lane.stop();
      };
      scheduler.scheduleSequence(plan.map((row, id) => ({ label: `start ${id}`, builder: () => start(id, row) })));
      await scheduler.waitIdle();
      const due = plan.flatMap(({ stopsAfter }, id) => (!stopsAfter && newestWhenAnswered.get(id) === id ? [id] : []));
      expect(newestWhenAnswered.size).toBe(plan.length);
      expect(heard).toEqual(due);
    }),
    { numRuns: 1000 },
  );
});
