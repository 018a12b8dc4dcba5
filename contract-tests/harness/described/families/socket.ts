import { NotRun } from '../../stop.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import type { FamilyOfChecks, Planned, Run } from '../family.ts';
import { makePerson } from '../scenarios/ownPeople.ts';
import { connections } from '../socket/connections.ts';
import { conversation } from '../socket/conversation.ts';
import { ends } from '../socket/ends.ts';
import { pushes } from '../socket/pushes.ts';
import type { Part } from '../socket/part.ts';

/** The socket has no operation of its own: its checks stand at the list of conversations. */
const AT = 'listConversations';
const PARTS: readonly Part[] = [connections, conversation, pushes, ends];

const plan = ({ id }: Facts): Planned[] => (id === AT ? PARTS.flatMap(({ checks }) => checks).map((check) => ({ check })) : []);

async function run(run: Run): Promise<void> {
  const { probe, wants } = run;
  const facts = factsOf(AT);
  if (!wants(facts)) return;
  const excuse = (checks: readonly string[], error: NotRun): void => {
    for (const check of checks)
      if (!probe.ledger.has(check, facts))
        probe.ledger.without(probe.mode === 'full' ? 'blocked' : 'not-verified', check, facts, error.message);
  };
  try {
    if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is talked to`);
    const people = [await makePerson(run), await makePerson(run), await makePerson(run)] as const;
    for (const part of PARTS) {
      try {
        await part.play(run, people, (check, findings) => probe.ledger.judge(check, facts, findings, null));
      } catch (error) {
        if (!(error instanceof NotRun)) throw error;
        excuse(part.checks, error);
      }
    }
    for (const person of people) await run.records.remove(person.made);
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    excuse(
      plan(facts).map(({ check }) => check),
      error,
    );
  }
}

/** Frames of the socket between people of the run's own. */
export const socket: FamilyOfChecks = { plan, run };
