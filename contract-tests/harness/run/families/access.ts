import { loginBody, type Actor } from '../wire/actors.ts';
import { NotRun } from '../../model/stop.ts';
import { at, textOf } from '../../model/schema.ts';
import type { Probe } from '../described/probe.ts';
import { INVENTED_TOKEN } from '../safety/guard.ts';
import type { Facts } from '../../model/facts.ts';
import { forEachPlanned, type Run, type RunFamily } from '../described/family.ts';
import { SUCCESS } from '../judges/generic.ts';
import { goneFindings } from '../judges/access.ts';
import { finding, shown } from '../judges/values.ts';

const signedOuts = new WeakMap<Probe, Promise<Actor>>();
/** Caller whose session has ended; one for the whole run. @throws NotRun where the role staff has no account */
function signedOut(probe: Probe): Promise<Actor> {
  const known = signedOuts.get(probe) ?? signOut(probe);
  signedOuts.set(probe, known);
  return known;
}

async function signOut(probe: Probe): Promise<Actor> {
  const { actors } = probe;
  const session = await probe.ask('login', { body: loginBody(actors.credentials('staff')) }, 'nobody');
  const token = textOf(at(session.data, 'token'));
  if (token === '') throw new NotRun('staff could not sign in');
  actors.hide(token);
  const actor = actors.holding(token);
  await probe.ask('logout', {}, { actor });
  return actor;
}

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
  const withoutToken = await probe.ask(facts.id, sent, 'nobody');
  ledger.judge('A1', facts, goneFindings(withoutToken), withoutToken.evidence);
  const invented = await probe.ask(facts.id, sent, { actor: actors.holding(INVENTED_TOKEN) });
  ledger.judge('A2', facts, goneFindings(invented), invented.evidence);
  const left = await probe.ask(facts.id, sent, { actor: await signedOut(probe) });
  ledger.judge('A3', facts, goneFindings(left), left.evidence);
}

/** Calls without a token and with an invented one. */
export const runAccess: RunFamily = (run) => forEachPlanned('access', run, (facts) => ask(facts, run));
