import type { Planned } from '../../plan/planned.ts';
import { LONG_TEXT, UNKNOWN_ID, SIGNS } from '../safety/guard.ts';
import type { CallInput } from '../wire/exchange.ts';
import { type Facts, type Parameter } from '../../model/facts.ts';
import { forEachPlanned, type Run, type RunFamily } from '../described/family.ts';
import { isNothing, SUCCESS } from '../judges/generic.ts';
import { faultFindings } from '../judges/faults.ts';
import { finding, shown } from '../judges/values.ts';
import { rowsOf } from '../described/rows.ts';

async function ask(facts: Facts, planned: readonly Planned[], { probe, inputOf }: Run): Promise<void> {
  const { ledger } = probe;
  const sent = await inputOf(facts);
  const base = await probe.ask(facts.id, sent);
  const put = ({ name, in: place }: Parameter, value: string): CallInput => ({ ...sent, [place]: { ...sent[place], [name]: value } });
  for (const parameter of facts.parameters) {
    const { name } = parameter;
    for (const { check } of planned.filter((each) => each.name === name)) {
      if (check === 'P1') {
        const answer = await probe.ask(facts.id, put(parameter, UNKNOWN_ID));
        ledger.judge('P1', facts, foundFindings(facts, answer), answer.evidence, name);
      } else if (check === 'P6') {
        const { [name]: _, ...query } = sent.query ?? {};
        const answer = await probe.ask(facts.id, { ...sent, query });
        ledger.judge(
          'P6',
          facts,
          answer.code === SUCCESS ? [finding('code', 'a refusal', `200 without ${name}`)] : faultFindings(answer),
          answer.evidence,
          name,
        );
      } else if (check === 'P2') {
        const answer = await probe.ask(facts.id, put(parameter, ''));
        const isSame = answer.code === base.code || sent.query?.[name] !== undefined;
        ledger.judge(
          'P2',
          facts,
          isSame ? faultFindings(answer) : [finding('code', String(base.code), `${answer.code} ${shown(answer.body?.['msg'])}`)],
          answer.evidence,
          name,
        );
      } else {
        const answer = await probe.ask(facts.id, put(parameter, check === 'P3' ? 'abc' : check === 'P4' ? LONG_TEXT : SIGNS));
        ledger.judge(check, facts, faultFindings(answer), answer.evidence, name);
      }
    }
  }
  if (!planned.some(({ check }) => check === 'P7')) return;
  const empty = await probe.ask(facts.id, { ...sent, body: {} });
  ledger.judge('P7', facts, faultFindings(empty), empty.evidence);
}

/** Findings of an answer for an id no record has. */
export function foundFindings(facts: Facts, { code, data }: { code: number | null; data: unknown }): ReturnType<typeof faultFindings> {
  if (code !== SUCCESS || isNothing(data)) return [];
  const rows = facts.dataKind === 'record' ? [] : rowsOf(facts, data);
  if (facts.dataKind === 'record' && Object.values(Object(data)).some((value) => typeof value === 'string' && value !== ''))
    return [finding('data', 'nothing', data)];
  return rows.length === 0 ? [] : [finding('data.list', 'no rows', `${rows.length} rows`)];
}

/** Parameters that are missing, empty, long, of another type or full of signs. */
export const runParameters: RunFamily = (run) => forEachPlanned('parameters', run, (facts, planned) => ask(facts, planned, run));
