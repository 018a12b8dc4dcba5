import { NotRun } from '../../stop.ts';
import type { Sent } from '../../exchange.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import { rightsOf } from '../facts/rights.ts';
import { resourceOf } from '../facts/resources.ts';
import { isJson } from '../facts/schema.ts';
import type { Planned, Run } from '../family.ts';
import { badBodies } from '../generate/bad.ts';
import { goneFindings, refusedFindings } from '../judges/access.ts';
import { faultFindings, rejectedFindings } from '../judges/faults.ts';
import type { Opened } from '../judges/generic.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../ledger.ts';
import type { Asked, Who } from '../probe.ts';
import { INVENTED_TOKEN, LONG_TEXT, NOBODY_ID, SIGNS } from '../../guard.ts';

/** Ids nobody has, and the check that they are refused. */
const NOBODYS: Readonly<Record<string, string>> = { P1: NOBODY_ID, P4: LONG_TEXT, P5: SIGNS };
/** Members of a body that name the records it works on: without them nobody could say whose they are. */
const NAMING: ReadonlySet<string> = new Set(['id', 'ids', 'userId', 'roleIds', 'positionIds', 'userIds', 'moduleId', 'adminIds']);
/** Operations whose path names no record, or where nothing need be there to be ended. */
const NO_IDS: ReadonlySet<string> = new Set(['updateAvatar', 'drawBillNumber', 'submitShortLinkForm', 'signOutUser']);

const idsOf = ({ id, parameters }: Facts): string[] =>
  NO_IDS.has(id)
    ? []
    : parameters
        .filter(({ in: place, name, shape }) => place === 'path' && /id$/i.test(name) && shape.keywords['enum'] === undefined)
        .map(({ name }) => name);
const isPlainBody = ({ operation, isMultipart }: Facts): boolean => operation.body === 'json' && !isMultipart;
/** Operations whose path says what the records stand in, and the body which they are. */
const IN_A_CONTAINER: ReadonlySet<string> = new Set(['removeRecords']);
/** A body that alone says whose records it works on is never sent without them. */
const isNamedByBody = (facts: Facts): boolean =>
  facts.operation.effect !== 'create' && (idsOf(facts).length === 0 || IN_A_CONTAINER.has(facts.id));

/** Calls a writing operation must refuse, whatever it does when everything fits. */
export function plannedRefusals(facts: Facts): Planned[] {
  const { operation } = facts;
  const hasOwnMisuse = resourceOf(facts.id) !== null && ['create', 'update'].includes(facts.class);
  return [
    ...(operation.isPublic ? [] : [{ check: 'A2' }]),
    ...(rightsOf(facts.id).length > 0 ? [{ check: 'A4' }, { check: 'A7' }] : []),
    ...(operation.effect === 'create' && facts.body !== null
      ? []
      : idsOf(facts).flatMap((name) => Object.keys(NOBODYS).map((check) => ({ check, name })))),
    ...(hasOwnMisuse || facts.isMultipart || isNamedByBody(facts) ? [] : [{ check: 'N1' }]),
    ...(hasOwnMisuse || !isPlainBody(facts) || isNamedByBody(facts) ? [] : ['N2', 'N3', 'N5'].map((check) => ({ check }))),
  ];
}

const bodiesOf = (facts: Facts, good: unknown, { probe, seed }: Pick<Run, 'probe' | 'seed'>) =>
  !isPlainBody(facts) || !isJson(good)
    ? []
    : badBodies(facts, good, facts.operation.effect === 'create' ? probe.tag : '', seed).filter(({ member }) => !NAMING.has(member));

const refused = (answer: Opened): Finding[] => rejectedFindings(answer, finding('code', 'a refusal', `200 ${shown(answer.body?.['msg'])}`));

/**
 * Sends a call that fits as nobody, with an invented token, as a guest and as somebody who lacks the right, then for a record
 * nobody has and in ways the protocol does not provide for. The call itself is not made. `fresh` is the same call for another new
 * record, so that one that was taken by mistake does not hide the next; it hears whether the one before was taken. Answers whether
 * somebody was let in.
 */
export async function tryRefusals(
  id: string,
  sent: Sent,
  run: Run,
  fresh: (wasTaken: boolean) => Promise<Sent> = async () => sent,
): Promise<boolean> {
  const { probe } = run;
  const facts = factsOf(id);
  const planned = plannedRefusals(facts);
  const has = (check: string): boolean => planned.some((each) => each.check === check);
  let wasTaken = false;
  let isLetIn = false;
  const attempt = async (
    check: string,
    name: string | undefined,
    ask: () => Promise<Asked>,
    judge: (answer: Asked) => Finding[],
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
  const as = (who: Who) => async () => probe.ask(id, await fresh(wasTaken), who);
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
    const nobodys = NOBODYS[check];
    if (nobodys !== undefined)
      await attempt(check, name, () => probe.ask(id, { ...sent, path: { ...sent.path, [name]: nobodys } }), refused);
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

/** Bodies with one thing wrong, of a command that stands in no table of records. */
export function plannedBad(facts: Facts): Planned[] {
  const good = { ...facts.requests[0], tag: 'ct' };
  const bad = !isPlainBody(facts) ? [] : badBodies(facts, good, '').filter(({ member }) => !NAMING.has(member));
  const seen = new Map(bad.map(({ check, member }) => [`${check}:${member}`, { check, name: member }]));
  return [...seen.values()];
}

/** Sends them. The call itself is not made. */
export async function tryBad(id: string, sent: Sent, run: Run, who?: Who): Promise<void> {
  const { probe } = run;
  const facts = factsOf(id);
  for (const { check, member, why, body } of bodiesOf(facts, sent.body, run)) {
    if (probe.ledger.has(check, facts, member)) continue;
    const answer = await probe.ask(id, { ...sent, body }, who);
    const taken = finding(`body.${member}`, `a refusal: ${why}`, `200 for ${shown(body[member])}`);
    probe.ledger.judge(check, facts, rejectedFindings(answer, taken), answer.evidence, member);
  }
}
