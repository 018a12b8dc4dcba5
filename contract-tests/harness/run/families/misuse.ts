import { type Facts } from '../../model/facts.ts';
import type { Planned } from '../../plan/planned.ts';
import { forEachPlanned, type Run, type RunFamily } from '../described/family.ts';
import { faultFindings, rejectedFindings } from '../judges/faults.ts';
import type { ParsedAnswer } from '../judges/generic.ts';
import { finding, shown } from '../judges/values.ts';

async function ask(facts: Facts, planned: readonly Planned[], { probe, inputOf }: Run): Promise<void> {
  const { ledger, tag } = probe;
  const { body: _, ...sent } = await inputOf(facts);
  const judge = (check: string, answer: ParsedAnswer & { evidence: Parameters<typeof ledger.judge>[3] }): void =>
    ledger.judge(check, facts, refusedEnvelope(answer), answer.evidence);
  judge('N1', await probe.ask(facts.id, { ...sent, misuse: { method: 'PATCH', text: `{"tag":"${tag}"}` } }));
  for (const { check } of planned) {
    if (check === 'N2') judge('N2', await probe.ask(facts.id, { ...sent, misuse: { text: `{"fullName":"${tag}` } }));
    if (check === 'N3') {
      const answer = await probe.ask(facts.id, { ...sent, misuse: { text: `fullName=${tag}`, contentType: 'text/plain' } });
      ledger.judge('N3', facts, faultFindings(answer), answer.evidence);
    }
    if (check === 'N5') {
      const answer = await probe.ask(facts.id, { ...sent, body: [tag] });
      const isList = facts.body?.types.includes('array') === true;
      ledger.judge('N5', facts, isList ? faultFindings(answer) : refusedEnvelope(answer), answer.evidence);
    }
    if (check === 'N4') judge('N4', await probe.ask(facts.id, { ...sent, misuse: { beyond: '/nowhere/at/all' } }));
  }
}

/** Refused like everything else: an envelope with a code and a sentence. */
const refusedEnvelope = (answer: ParsedAnswer): ReturnType<typeof faultFindings> =>
  rejectedFindings(answer, finding('code', 'a refusal', `200 ${shown(answer.body?.['msg'])}`));

/** Methods, bodies and addresses outside the description. */
export const runMisuse: RunFamily = (run) => forEachPlanned('misuse', run, (facts, planned) => ask(facts, planned, run));
