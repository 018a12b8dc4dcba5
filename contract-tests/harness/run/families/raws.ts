import type { Planned } from '../../plan/planned.ts';
import { LONG_TEXT, SIGNS } from '../safety/guard.ts';
import type { CallInput } from '../wire/exchange.ts';
import type { Facts } from '../../model/facts.ts';
import { forEachPlanned, type Run, type RunFamily } from '../described/family.ts';
import { goneFindings } from '../judges/access.ts';
import { bytesKindFindings } from '../judges/bytes.ts';
import { faultFindings } from '../judges/faults.ts';
import { SUCCESS } from '../judges/generic.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { ProbeAnswer } from '../described/probe.ts';

const HTTP_OK = 200;
const SLOWEST_MS = 100_000;
const UNKNOWN = 'ctnobodyhasthisname';

const isFile = ({ answer, body }: ProbeAnswer): boolean => answer.status === HTTP_OK && !(body !== null && 'code' in body && 'msg' in body);
/** Bytes, or a refusal in an envelope; never a fault. */
const eitherFindings = (asked: ProbeAnswer): Finding[] => (isFile(asked) ? [] : faultFindings(asked));

async function ask(facts: Facts, planned: readonly Planned[], { probe, inputOf }: Run): Promise<void> {
  const { ledger } = probe;
  const judge = (check: string, findings: readonly Finding[], { evidence }: ProbeAnswer, name?: string): void =>
    ledger.judge(check, facts, findings, evidence, name);
  // A link opens once: every call needs one of its own.
  const fresh = (): Promise<CallInput> => inputOf(facts);
  const good = await probe.ask(facts.id, await fresh());
  judge(
    'X8',
    isFile(good) ? bytesKindFindings(good.answer) : [finding('the answer', 'bytes', `${good.code} ${shown(good.body?.['msg'])}`)],
    good,
  );
  judge('T3', good.durationMs <= SLOWEST_MS ? [] : [finding('time', `at most ${SLOWEST_MS} ms`, `${good.durationMs} ms`)], good);
  for (const n of ['none', 'twice'] as const) {
    const again = await probe.ask(facts.id, { ...(await fresh()), misuse: { n } });
    judge('T4', isFile(again) === isFile(good) ? [] : [finding(`the answer, n ${n}`, 'bytes as before', shown(again.body))], again);
  }
  const withoutToken = await probe.ask(facts.id, await fresh(), 'nobody');
  if (facts.operation.isPublic)
    judge('A6', isFile(withoutToken) ? [] : [finding('the answer', 'bytes without a token', shown(withoutToken.body))], withoutToken);
  else judge('A1', goneFindings(withoutToken), withoutToken);
  const patched = await probe.ask(facts.id, { ...(await fresh()), misuse: { method: 'PATCH', text: `{"tag":"${probe.tag}"}` } });
  judge(
    'N1',
    patched.code === SUCCESS || isFile(patched) ? [finding('the answer', 'a refusal', 'it is answered')] : faultFindings(patched),
    patched,
  );
  const has = (check: string, name: string): boolean => planned.some((each) => each.check === check && each.name === name);
  for (const { name } of facts.parameters.filter((each) => has('P4', each.name))) {
    const place = facts.parameters.find((each) => each.name === name)?.in ?? 'path';
    const put = async (value: string): Promise<ProbeAnswer> => {
      const sent = await fresh();
      return probe.ask(facts.id, { ...sent, [place]: { ...sent[place], [name]: value } });
    };
    if (has('P1', name)) {
      const unknown = await put(UNKNOWN);
      judge(
        'P1',
        isFile(unknown) ? [finding('the answer', 'a refusal', 'bytes for a name nobody has')] : faultFindings(unknown),
        unknown,
        name,
      );
    }
    const long = await put(LONG_TEXT);
    judge('P4', eitherFindings(long), long, name);
    const special = await put(SIGNS);
    judge('P5', eitherFindings(special), special, name);
  }
}

/** Files and pictures that come as bytes. */
export const runRaws: RunFamily = (run) => forEachPlanned('raws', run, (facts, planned) => ask(facts, planned, run));
