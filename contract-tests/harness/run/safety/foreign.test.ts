import { describe, expect, it } from 'vitest';
import { isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import { createGuard } from './guard.ts';
import { NotRun, SafetyStop } from '../../model/stop.ts';
import { FACTS } from '../../model/facts.ts';

const TAG = 'ctforeign1';
const ORDERS = isTestAll ? 10_000 : 1_000;
/** Names in a path that stand for the table a record lies in. */
const TABLES: ReadonlySet<string> = new Set(['createRecord', 'importRecords', 'updateRecord', 'removeRecord', 'removeRecords']);

/** Session of a person of the run's own, and the calls that concern nobody but whose session it is. */
const OURS = 'bearer ours';
const OF_A_PERSON: ReadonlySet<string> = new Set([
  'readMessage',
  'readAllMessages',
  'removeMessages',
  'updateAvatar',
  'updatePasswordMessage',
]);

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

describe('whatever the order of the calls', () => {
  it('no foreign id is ever written to', async () => {
    const next = numbers(20_261_123);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T; // never empty
    const writes = [...FACTS.values()].filter(({ operation }) => ['update', 'delete'].includes(operation.effect));
    const journal = { tag: TAG, file: 'none', write: () => undefined, lines: () => [], remove: () => undefined };
    const guard = createGuard('own', journal, async () => undefined, ORDERS);
    guard.ownSession(OURS);
    let sent = 0;
    const foreign: string[] = [];
    const failures: unknown[] = [];
    for (let order = 0; order < ORDERS; order += 1) {
      const facts = pick(writes);
      if (next() < 0.3) guard.own(`O${Math.floor(next() * 40)}`, null);
      const anyId = () => (next() < 0.5 ? `O${Math.floor(next() * 40)}` : `F${Math.floor(next() * 40)}`);
      const path = Object.fromEntries(facts.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => [name, anyId()]));
      const ids = [anyId(), anyId()];
      const body = { ids: next() < 0.5 ? ids : ids.join(','), userId: anyId(), fullName: TAG };
      const token = pick([null, OURS, 'bearer somebody']);
      const outcome = await guard.permit({ operation: facts.operation, path, body, file: null, token }).then(
        () => 'sent' as const,
        (error: unknown) => error,
      );
      if (outcome !== 'sent') {
        if (!(outcome instanceof SafetyStop || outcome instanceof NotRun)) failures.push(outcome);
        continue;
      }
      sent += 1;
      const records = Object.entries(path).filter(
        ([name]) => !facts.operation.choices.includes(name) && !(name === 'id' && TABLES.has(facts.id)),
      );
      if (facts.id === 'updateSystemLanguage') continue; // concerns nobody but the person who is signed in
      if (token === OURS && OF_A_PERSON.has(facts.id)) continue; // the person is one of this run
      const named = records.length > 0 ? records.map(([, id]) => id) : [...ids, body.userId];
      foreign.push(...named.filter((id) => id.startsWith('F')).map((id) => `${facts.id}: ${id}`));
    }
    expect([foreign, failures]).toEqual([[], []]);
    expect(sent).toBeGreaterThan(ORDERS / 100);
  });
});
