import { NotRun } from '../../model/stop.ts';
import { factsOf } from '../../model/facts.ts';
import { SOCKET_OPERATION } from '../../plan/families/socket.ts';
import { familyChecks } from '../../plan/plan.ts';
import { plannedChecks, type Planned } from '../../plan/planned.ts';
import { recordReason, type RunFamily } from '../described/family.ts';
import { makePerson } from '../scenarios/ownPeople.ts';
import { connections } from '../socket/connections.ts';
import { conversation } from '../socket/conversation.ts';
import { ends } from '../socket/ends.ts';
import { pushes } from '../socket/pushes.ts';
import type { Part } from '../socket/part.ts';

const PARTS: readonly Part[] = [connections, conversation, pushes, ends];

/** Frames of the socket between people the run has created. @source shell §4 */
export const runSocket: RunFamily = async (run) => {
  const { probe, includes, plan } = run;
  const facts = factsOf(SOCKET_OPERATION);
  if (!includes(facts)) return;
  const excuse = (planned: readonly Planned[], error: NotRun): void =>
    recordReason(run, facts, planned, { verdict: probe.mode === 'full' ? 'blocked' : 'not-verified', reason: error.message });
  try {
    if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is talked to`);
    const people = [await makePerson(run), await makePerson(run), await makePerson(run)] as const;
    for (const part of PARTS) {
      try {
        await part.play(run, people, (check, findings) => probe.ledger.judge(check, facts, findings, null));
      } catch (error) {
        if (!(error instanceof NotRun)) throw error;
        excuse(plannedChecks(part.checks), error);
      }
    }
    for (const person of people) await run.records.remove(person.record);
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    excuse(familyChecks(plan, 'socket', facts.id), error);
  }
};
