import { type Facts } from '../facts/facts.ts';
import { resourceOf } from '../facts/resources.ts';
import { forEachPlanned, isQuiet, type FamilyOfChecks, type Planned, type Run } from '../family.ts';
import { faultFindings, rejectedFindings } from '../judges/faults.ts';
import type { Opened } from '../judges/generic.ts';
import { finding, shown } from '../judges/values.ts';

const isAsked = (facts: Facts): boolean => isQuiet(facts) || (['create', 'update'].includes(facts.class) && resourceOf(facts.id) !== null);

function plan(facts: Facts): Planned[] {
  if (!isAsked(facts) || facts.isMultipart || facts.operation.isRaw) return [];
  const isJsonBody = facts.operation.body === 'json';
  return ['N1', ...(isJsonBody ? ['N2', 'N3', 'N5'] : []), ...(isQuiet(facts) && facts.parameters.length === 0 ? ['N4'] : [])].map(
    (check) => ({ check }),
  );
}

async function ask(facts: Facts, { probe, inputOf }: Run): Promise<void> {
  const { ledger, tag } = probe;
  const { body: _, ...sent } = await inputOf(facts);
  const judge = (check: string, answer: Opened & { evidence: Parameters<typeof ledger.judge>[3] }): void =>
    ledger.judge(check, facts, refusedEnvelope(answer), answer.evidence);
  judge('N1', await probe.ask(facts.id, { ...sent, misuse: { method: 'PATCH', text: `{"tag":"${tag}"}` } }));
  for (const { check } of plan(facts)) {
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
const refusedEnvelope = (answer: Opened): ReturnType<typeof faultFindings> =>
  rejectedFindings(answer, finding('code', 'a refusal', `200 ${shown(answer.body?.['msg'])}`));

/** Methods, bodies and addresses nobody described. */
export const misuse: FamilyOfChecks = { plan, run: (run) => forEachPlanned(misuse, run, (facts) => ask(facts, run)) };
