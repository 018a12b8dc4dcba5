import type { Facts } from '../facts/facts.ts';
import { forEachPlanned, isRead, type FamilyOfChecks, type Planned, type Run } from '../family.ts';
import { SUCCESS } from '../judges/generic.ts';
import { goneFindings } from '../judges/access.ts';
import { NEVER } from '../reasons.ts';
import { finding, shown } from '../judges/values.ts';

const INVENTED = 'bearer invented';

/** Reading operations; what writes is asked by the family of lifecycles, with records of its own. */
const plan = (facts: Facts): Planned[] =>
  facts.id in NEVER || (!isRead(facts) && facts.class !== 'raw') || facts.isMultipart
    ? []
    : facts.operation.isPublic
      ? [{ check: 'A6' }]
      : [{ check: 'A1' }, { check: 'A2' }];

async function ask(facts: Facts, { probe, inputOf }: Run): Promise<void> {
  const { ledger, actors } = probe;
  const sent = await inputOf(facts);
  if (facts.operation.isPublic) {
    const answer = await probe.ask(facts.id, sent, 'nobody');
    const isOpen = facts.operation.isRaw ? answer.body === null || answer.code !== 600 : answer.code === SUCCESS;
    return ledger.judge(
      'A6',
      facts,
      isOpen ? [] : [finding('code', '200 without a token', `${answer.code} ${shown(answer.body?.['msg'])}`)],
      answer.evidence,
    );
  }
  const nobody = await probe.ask(facts.id, sent, 'nobody');
  ledger.judge('A1', facts, goneFindings(nobody), nobody.evidence);
  const invented = await probe.ask(facts.id, sent, { actor: actors.holding(INVENTED) });
  ledger.judge('A2', facts, goneFindings(invented), invented.evidence);
}

/** Calls without a token and with an invented one. */
export const access: FamilyOfChecks = { plan, run: (run) => forEachPlanned(access, run, (facts) => ask(facts, run)) };
