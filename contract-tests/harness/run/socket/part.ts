import { NotRun } from '../../model/stop.ts';
import type { Run } from '../described/family.ts';
import { finding } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { OwnPerson } from '../scenarios/ownPeople.ts';
import { open, type Opening, type Talk } from './talk.ts';

/** People the run has created: two who chat, and a third who must receive nothing of it. */
export type People = readonly [one: OwnPerson, other: OwnPerson, bystander: OwnPerson];

/** Part of the socket protocol: its checks, and the function that makes them. */
export interface Part {
  readonly checks: readonly string[];
  readonly play: (run: Run, people: People, judge: (check: string, findings: readonly Finding[]) => void) => Promise<void>;
}

export const findingUnless = (isKept: boolean, at: string, expected: string, got: unknown): Finding[] =>
  isKept ? [] : [finding(at, expected, got)];

/** Opens the socket of a token. */
export const openAt = ({ probe }: Run, token: string, opening: Opening = {}): Promise<Talk | null> =>
  open(probe.origin, token, { waitMs: probe.frameWaitMs, ...opening });

/** Socket that has completed the greeting. @throws NotRun when it does not open */
export async function greeted(run: Run, token: string): Promise<Talk> {
  const talk = await openAt(run, token);
  if (!talk) throw new NotRun('the socket of a good token does not open');
  await talk.answers();
  return talk;
}
