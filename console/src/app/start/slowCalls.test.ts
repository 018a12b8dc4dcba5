import { manualClock } from '@milepost/kit/engines/clock';
import type { Client } from '@milepost/openapi/client';
import { areaOperations } from '@milepost/openapi/operations';
import { expect, test } from 'vitest';
import { SLOW_MS, watchSlowCalls } from './slowCalls.ts';

const { listAreas, createArea } = areaOperations;

/** A server whose answers come when the test says so; a call that is given up fails as the client's own do. */
function app() {
  const clock = manualClock();
  const answers: (() => void)[] = [];
  const server: Client = {
    call: (_operation, _args, options) =>
      new Promise((resolve, reject) => {
        answers.push(() => resolve({ data: null, msg: '' }));
        options?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  };
  const slow = watchSlowCalls(server, clock);
  const outcomes: string[] = [];
  const call = (name: string, operation: typeof listAreas | typeof createArea, signal?: AbortSignal) =>
    slow.client.call(operation, {}, signal && { signal }).then(
      () => outcomes.push(`${name} came`),
      (error: Error) => outcomes.push(`${name} ${error.message}`),
    );
  return { clock, answers, slow, outcomes, call };
}

test('R06 nothing is said before 10 s, nor of what was answered by then', async () => {
  const { clock, answers, slow, call } = app();
  const reading = call('list', listAreas);
  clock.advance(SLOW_MS - 1);
  expect(slow.kind.get()).toBe('nothing');
  answers[0]?.();
  await reading;
  clock.advance(SLOW_MS);
  expect(slow.kind.get()).toBe('nothing');
});

test('R06 what is read can be given up after 10 s, all of it at once; what was sent is only told of', async () => {
  const { clock, answers, slow, outcomes, call } = app();
  const all = [call('list', listAreas), call('another', listAreas), call('save', createArea)];
  clock.advance(SLOW_MS);
  expect(slow.kind.get()).toBe('read');
  slow.giveUp();
  await Promise.all(all.slice(0, 2));
  expect(outcomes).toEqual(['list given up', 'another given up']);
  expect(slow.kind.get()).toBe('write');
  slow.giveUp();
  answers[2]?.();
  await all[2];
  expect(outcomes.at(-1)).toBe('save came');
  expect(slow.kind.get()).toBe('nothing');
});

test('R06 a read that is younger than 10 s is not given up with the others', async () => {
  const { clock, answers, slow, outcomes, call } = app();
  const old = call('old', listAreas);
  clock.advance(SLOW_MS - 1);
  const young = call('young', listAreas);
  clock.advance(1);
  slow.giveUp();
  await old;
  answers[1]?.();
  await young;
  expect(outcomes).toEqual(['old given up', 'young came']);
});

test('R06 a page that is left gives its reads up, and nothing is said of them any more', async () => {
  const { clock, slow, outcomes, call } = app();
  const page = new AbortController();
  const reading = call('list', listAreas, page.signal);
  clock.advance(SLOW_MS);
  page.abort();
  await reading;
  expect([outcomes, slow.kind.get()]).toEqual([['list given up'], 'nothing']);
});
