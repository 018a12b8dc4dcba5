import { NotRun } from '../../model/stop.ts';
import { INVENTED_TOKEN } from '../safety/guard.ts';
import type { CallInput } from '../wire/exchange.ts';
import type { Facts } from '../../model/facts.ts';
import { isJson, listOf, wordOf } from '../../model/schema.ts';
import { forEachPlanned, type Run, type RunFamily } from '../described/family.ts';
import { goneFindings } from '../judges/access.ts';

/** Example call of the description, its path filled with the mark of the run, so that it names no record. */
function exampleOf({ parameters, requests, body }: Facts, tag: string): CallInput {
  const path = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === 'path')
      .map(({ name, shape }) => [name, wordOf(listOf(shape.keywords['enum'])[0]) || tag]),
  );
  return { path, ...(body === null ? {} : { body: Array.isArray(requests[0]) || isJson(requests[0]) ? requests[0] : {} }) };
}

async function ask(facts: Facts, { probe }: Run): Promise<void> {
  if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is asked this, and only by strangers`);
  const sent = exampleOf(facts, probe.tag);
  const withoutToken = await probe.ask(facts.id, sent, 'nobody');
  probe.ledger.judge('A1', facts, goneFindings(withoutToken), withoutToken.evidence);
  const invented = await probe.ask(facts.id, sent, { actor: probe.actors.holding(INVENTED_TOKEN) });
  probe.ledger.judge('A2', facts, goneFindings(invented), invented.evidence);
}

/** Operations that are sent only without a valid session and must be refused. */
export const runStrangers: RunFamily = (run) => forEachPlanned('strangers', run, (facts) => ask(facts, run));
