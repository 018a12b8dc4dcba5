import { LONG_TEXT, NOBODY_ID, SIGNS } from '../../guard.ts';
import type { Sent } from '../../exchange.ts';
import { type Facts, type Parameter } from '../facts/facts.ts';
import { forEachPlanned, isQuiet, type FamilyOfChecks, type Planned, type Run } from '../family.ts';
import { isNothing, SUCCESS } from '../judges/generic.ts';
import { faultFindings } from '../judges/faults.ts';
import { finding, shown } from '../judges/values.ts';
import { rowsOf } from '../rows.ts';

/** Path parts that are any text, not the id of a record. */
const FREE: ReadonlySet<string> = new Set(['getPasswordCaptcha', 'getLoginCaptcha', 'getSpokenCaptcha', 'getAccountConfig']);

const isNumber = ({ shape }: Parameter): boolean => shape.types.includes('integer') || shape.types.includes('number');
const isChoice = ({ shape }: Parameter): boolean => shape.keywords['enum'] !== undefined;
/** In a selector the id names what is left out; an unknown one leaves nothing out. */
const isId = (parameter: Parameter, facts: Facts): boolean =>
  facts.class !== 'selector' && parameter.in === 'path' && !isChoice(parameter) && /id$/i.test(parameter.name) && !FREE.has(facts.id);

function plan(facts: Facts): Planned[] {
  if (!isQuiet(facts) || facts.isMultipart) return [];
  return [...facts.parameters.flatMap((each) => casesOf(each, facts)), ...(facts.body !== null ? [{ check: 'P7' }] : [])];
}

function casesOf(parameter: Parameter, facts: Facts): Planned[] {
  const { name, in: place, isRequired, shape } = parameter;
  const checks: string[] = [];
  if (isId(parameter, facts)) checks.push('P1');
  if (place === 'query') checks.push(isRequired ? 'P6' : 'P2');
  if (place === 'query' && isNumber(parameter)) checks.push('P3');
  if (shape.types.includes('string') && !isChoice(parameter)) checks.push('P4', 'P5');
  return checks.map((check) => ({ check, name }));
}

async function ask(facts: Facts, { probe, inputOf }: Run): Promise<void> {
  const { ledger } = probe;
  const sent = await inputOf(facts);
  const base = await probe.ask(facts.id, sent);
  const put = ({ name, in: place }: Parameter, value: string): Sent => ({ ...sent, [place]: { ...sent[place], [name]: value } });
  for (const parameter of facts.parameters) {
    const { name } = parameter;
    for (const { check } of casesOf(parameter, facts)) {
      if (check === 'P1') {
        const answer = await probe.ask(facts.id, put(parameter, NOBODY_ID));
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
  if (facts.body === null) return;
  const empty = await probe.ask(facts.id, { ...sent, body: {} });
  ledger.judge('P7', facts, faultFindings(empty), empty.evidence);
}

/** Records found for an id nobody has. */
export function foundFindings(facts: Facts, { code, data }: { code: number | null; data: unknown }): ReturnType<typeof faultFindings> {
  if (code !== SUCCESS || isNothing(data)) return [];
  const rows = facts.dataKind === 'record' ? [] : rowsOf(facts, data);
  if (facts.dataKind === 'record' && Object.values(Object(data)).some((value) => typeof value === 'string' && value !== ''))
    return [finding('data', 'nothing', data)];
  return rows.length === 0 ? [] : [finding('data.list', 'no rows', `${rows.length} rows`)];
}

/** Parameters that are missing, empty, long, of another type or full of signs. */
export const parameters: FamilyOfChecks = { plan, run: (run) => forEachPlanned(parameters, run, (facts) => ask(facts, run)) };
