import { NotRun } from '../../model/stop.ts';
import type { CallInput } from '../wire/exchange.ts';
import { factsOf, type Facts } from '../../model/facts.ts';
import { rightsOf } from '../../model/rights.ts';
import { hasJsonBody, namesRecords, type UNKNOWN_ID_CHECKS } from '../../plan/refusals.ts';
import { isJson } from '../../model/schema.ts';
import { type Run } from '../described/family.ts';
import { badBodies } from '../../plan/bodies/badBodies.ts';
import { goneFindings, refusedFindings } from '../judges/access.ts';
import { faultFindings, rejectedFindings } from '../judges/faults.ts';
import type { ParsedAnswer } from '../judges/generic.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { ProbeAnswer, Caller } from '../described/probe.ts';
import { INVENTED_TOKEN, LONG_TEXT, UNKNOWN_ID, SIGNS } from '../safety/guard.ts';

/** Ids no record has, by the check that they are refused. */
const UNKNOWN_IDS: Readonly<Record<string, string>> = { P1: UNKNOWN_ID, P4: LONG_TEXT, P5: SIGNS } satisfies Record<
  (typeof UNKNOWN_ID_CHECKS)[number],
  string
>;
const bodiesOf = (facts: Facts, good: unknown, { probe, seed }: Pick<Run, 'probe' | 'seed'>) =>
  !hasJsonBody(facts) || !isJson(good)
    ? []
    : badBodies(facts, good, facts.operation.effect === 'create' ? probe.tag : '', seed).filter(({ member }) => !namesRecords(member));

const refused = (answer: ParsedAnswer): Finding[] =>
  rejectedFindings(answer, finding('code', 'a refusal', `200 ${shown(answer.body?.['msg'])}`));

/**
 * Sends a valid call with an invented token, as a guest and as a role that lacks the right, then for an unknown id and in ways the
 * protocol does not provide for. The call itself is not made.
 * @param fresh the same call for another new record, so that one the server accepted by mistake does not hide the next; takes whether
 * the call before was accepted
 * @returns true where a call was accepted whose caller must be refused
 */
export async function tryRefusals(
  id: string,
  sent: CallInput,
  run: Run,
  fresh: (wasTaken: boolean) => Promise<CallInput> = async () => sent,
): Promise<boolean> {
  const { probe } = run;
  const facts = factsOf(id);
  const planned = run.plan.operations.get(id)?.refusals ?? [];
  const has = (check: string): boolean => planned.some((each) => each.check === check);
  let wasTaken = false;
  let isLetIn = false;
  const attempt = async (
    check: string,
    name: string | undefined,
    ask: () => Promise<ProbeAnswer>,
    judge: (answer: ProbeAnswer) => Finding[],
  ): Promise<void> => {
    if (probe.ledger.has(check, facts, name)) return;
    try {
      const answer = await ask();
      wasTaken = answer.isGood;
      isLetIn ||= check.startsWith('A') && wasTaken;
      probe.ledger.judge(check, facts, judge(answer), answer.evidence, name);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      probe.ledger.without('not-verified', check, facts, error.message, name);
    }
  };
  const as = (who: Caller) => async () => probe.ask(id, await fresh(wasTaken), who);
  if (has('A2')) await attempt('A2', undefined, as({ actor: probe.actors.holding(INVENTED_TOKEN) }), goneFindings);
  if (has('A4')) await attempt('A4', undefined, as('guest'), refusedFindings);
  if (has('A7'))
    await attempt(
      'A7',
      undefined,
      async () => probe.ask(id, await fresh(wasTaken), await run.unpermitted(rightsOf(id), sent.path ?? {})),
      refusedFindings,
    );
  for (const { check, name = '' } of planned) {
    const unknown = UNKNOWN_IDS[check];
    if (unknown !== undefined)
      await attempt(check, name, () => probe.ask(id, { ...sent, path: { ...sent.path, [name]: unknown } }), refused);
  }
  const { body: _, ...rest } = sent;
  const { tag } = probe;
  if (has('N1'))
    await attempt('N1', undefined, () => probe.ask(id, { ...rest, misuse: { method: 'PATCH', text: `{"tag":"${tag}"}` } }), refused);
  if (has('N2')) await attempt('N2', undefined, () => probe.ask(id, { ...rest, misuse: { text: `{"fullName":"${tag}` } }), refused);
  if (has('N3'))
    await attempt(
      'N3',
      undefined,
      () => probe.ask(id, { ...rest, misuse: { text: `fullName=${tag}`, contentType: 'text/plain' } }),
      faultFindings,
    );
  if (has('N5')) {
    const isList = facts.body?.types.includes('array') === true;
    await attempt('N5', undefined, () => probe.ask(id, { ...rest, body: [tag] }), isList ? faultFindings : refused);
  }
  return isLetIn;
}

/** Sends bodies with one wrong member; the valid call itself is not made. */
export async function tryBad(id: string, sent: CallInput, run: Run, who?: Caller): Promise<void> {
  const { probe } = run;
  const facts = factsOf(id);
  for (const { check, member, why, body } of bodiesOf(facts, sent.body, run)) {
    if (probe.ledger.has(check, facts, member)) continue;
    const answer = await probe.ask(id, { ...sent, body }, who);
    const taken = finding(`body.${member}`, `a refusal: ${why}`, `200 for ${shown(body[member])}`);
    probe.ledger.judge(check, facts, rejectedFindings(answer, taken), answer.evidence, member);
  }
}
