import { LONG_TEXT, SIGNS } from '../../guard.ts';
import type { Sent } from '../../exchange.ts';
import type { Facts } from '../facts/facts.ts';
import { forEachPlanned, type FamilyOfChecks, type Planned, type Run } from '../family.ts';
import { goneFindings } from '../judges/access.ts';
import { bytesKindFindings } from '../judges/bytes.ts';
import { faultFindings } from '../judges/faults.ts';
import { SUCCESS } from '../judges/generic.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../ledger.ts';
import type { Asked } from '../probe.ts';

const HTTP_OK = 200;
const SLOWEST_MS = 100_000;
/** Parameters that name something the server keeps; the others are free texts. */
const KEYS: Readonly<Record<string, string>> = { getImage: 'name', downloadFile: 'encryption' };
const UNKNOWN = 'ctnobodyhasthisname';

const texts = ({ parameters }: Facts): string[] =>
  parameters.filter(({ shape }) => shape.types.includes('string') && shape.keywords['enum'] === undefined).map(({ name }) => name);

/** Bytes without an envelope: everything is asked of them that can be asked of bytes. */
function plan(facts: Facts): Planned[] {
  if (facts.class !== 'raw') return [];
  const access = facts.operation.isPublic ? ['A6'] : ['A1'];
  return [
    ...['T1', 'T3', 'T4', ...access, 'X8', 'N1'].map((check) => ({ check })),
    ...texts(facts).flatMap((name) => [
      ...(KEYS[facts.id] === name ? [{ check: 'P1', name }] : []),
      { check: 'P4', name },
      { check: 'P5', name },
    ]),
  ];
}

const isFile = ({ answer, body }: Asked): boolean => answer.status === HTTP_OK && !(body !== null && 'code' in body && 'msg' in body);
/** Bytes, or a refusal in an envelope; never a fault. */
const eitherFindings = (asked: Asked): Finding[] => (isFile(asked) ? [] : faultFindings(asked));

async function ask(facts: Facts, { probe, inputOf }: Run): Promise<void> {
  const { ledger } = probe;
  const judge = (check: string, findings: readonly Finding[], { evidence }: Asked, name?: string): void =>
    ledger.judge(check, facts, findings, evidence, name);
  // A link opens once: every call needs one of its own.
  const fresh = (): Promise<Sent> => inputOf(facts);
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
  const nobody = await probe.ask(facts.id, await fresh(), 'nobody');
  if (facts.operation.isPublic)
    judge('A6', isFile(nobody) ? [] : [finding('the answer', 'bytes without a token', shown(nobody.body))], nobody);
  else judge('A1', goneFindings(nobody), nobody);
  const patched = await probe.ask(facts.id, { ...(await fresh()), misuse: { method: 'PATCH', text: `{"tag":"${probe.tag}"}` } });
  judge(
    'N1',
    patched.code === SUCCESS || isFile(patched) ? [finding('the answer', 'a refusal', 'it is answered')] : faultFindings(patched),
    patched,
  );
  for (const name of texts(facts)) {
    const place = facts.parameters.find((each) => each.name === name)?.in ?? 'path';
    const put = async (value: string): Promise<Asked> => {
      const sent = await fresh();
      return probe.ask(facts.id, { ...sent, [place]: { ...sent[place], [name]: value } });
    };
    if (KEYS[facts.id] === name) {
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
export const raws: FamilyOfChecks = { plan, run: (run) => forEachPlanned(raws, run, (facts) => ask(facts, run)) };
