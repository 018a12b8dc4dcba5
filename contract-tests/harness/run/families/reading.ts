import type { Facts } from '../../model/facts.ts';
import { RESOURCES, type Resource } from '../../model/resources.ts';
import { at, wordOf } from '../../model/schema.ts';
import { forEachPlanned, recordReason, type Run, type RunFamily } from '../described/family.ts';
import { differences } from '../judges/records.ts';
import { siblingFindings, treeFindings } from '../judges/trees.ts';
import { finding, shown } from '../judges/values.ts';
import { factsOf } from '../../model/facts.ts';
import { listedResource, selectedResource } from '../../plan/families/reading.ts';
import type { Planned } from '../../plan/planned.ts';
import { idOf, rowsOf, topOf } from '../described/rows.ts';

/** Lists that say a name where the record says an id. */
const NAMED = new Set(['category', 'messageType', 'organize', 'creatorUser', 'lastModifyUser', 'lastModifyTime', 'position', 'roleName']);
const SAMPLES = 3;

async function read(facts: Facts, planned: readonly Planned[], run: Run): Promise<void> {
  const { probe, inputOf } = run;
  const { ledger } = probe;
  const sent = await inputOf(facts);
  const base = await probe.ask(facts.id, sent);
  if (!base.isGood)
    return recordReason(run, facts, planned, { verdict: 'blocked', reason: `it answered ${base.code} ${shown(base.body?.['msg'])}` });
  const has = (check: string): boolean => planned.some((each) => each.check === check);
  if (has('T4')) {
    for (const n of ['none', 'twice'] as const) {
      const again = await probe.ask(facts.id, { ...sent, misuse: { n } });
      ledger.judge('T4', facts, again.code === base.code ? [] : [finding(`code, n ${n}`, String(base.code), again.code)], again.evidence);
      if (n === 'none' && has('I4')) {
        const isSame = JSON.stringify(again.data) === JSON.stringify(base.data);
        ledger.judge('I4', facts, isSame ? [] : [finding('data', shown(base.data), again.data)], again.evidence);
      }
    }
  }
  if (has('X3')) {
    ledger.judge(
      'X3',
      facts,
      treeFindings(topOf(base.data), { mayRepeat: !RESOURCES.some(({ list }) => list === facts.id) }),
      base.evidence,
    );
    if (has('X5')) ledger.judge('X5', facts, siblingFindings(topOf(base.data)), base.evidence);
  }
  if (has('X6')) await openLink(facts, base.data, run);
  const resource = listedResource(facts);
  if (resource) await compareDetails(facts, resource, base.data, run);
  const selected = selectedResource(facts);
  if (selected) await lookForDisabled(facts, selected, base.data, run);
}

/** The address must open a file: bytes, no envelope. */
async function openLink(facts: Facts, data: unknown, { probe }: Run): Promise<void> {
  const url = wordOf(at(data, 'url'));
  const query = Object.fromEntries(new URL(url, 'http://path.invalid').searchParams);
  const isDownload = /\/Download\b/i.test(url) && 'encryption' in query;
  if (!isDownload) return probe.ledger.without('not-verified', 'X6', facts, `its address is no download: ${url.slice(0, 40)}`);
  const { answer, body, evidence } = await probe.ask('downloadFile', { query });
  const isEnvelope = body !== null && 'code' in body && 'msg' in body;
  const problems = !isEnvelope && answer.text.length > 0 ? [] : [finding('the file', 'bytes', isEnvelope ? shown(body) : 'nothing')];
  probe.ledger.judge('X6', facts, problems, evidence);
}

async function compareDetails(facts: Facts, resource: Resource, data: unknown, { probe, records }: Run): Promise<void> {
  const rows = rowsOf(facts, data).filter((row) => idOf(row) !== '');
  const places = new Set([0, Math.floor(rows.length / 2), rows.length - 1].slice(0, SAMPLES));
  const chosen = rows.filter((_, index) => places.has(index));
  if (resource.read === null || chosen.length === 0) return probe.ledger.without('not-verified', 'X1', facts, 'the list is empty');
  for (const row of chosen) {
    const detail = await probe.ask(resource.read, { path: records.path(resource, idOf(row)) });
    if (!detail.isGood) continue;
    probe.ledger.judge(
      'X1',
      facts,
      differences(row, detail.data, `data.list (id ${idOf(row)}) against ${resource.read}`, { omit: NAMED }),
      detail.evidence,
    );
  }
}

/** Only data that can disprove the promise proves it: without a disabled record nothing is said. */
async function lookForDisabled(facts: Facts, resource: Resource, data: unknown, { probe, inputOf }: Run): Promise<void> {
  if (resource.list === null) return;
  const listed = await probe.ask(resource.list, await inputOf(factsOf(resource.list)));
  const disabled = rowsOf(factsOf(resource.list), listed.data).filter((row) => String(row['enabledMark']) === '0');
  if (disabled.length === 0) return probe.ledger.without('not-verified', 'X2', facts, `${resource.list} lists nothing that is disabled`);
  const ids = new Set(disabled.map(idOf));
  const shownOnes = rowsOf(facts, data).filter((row) => ids.has(idOf(row)));
  probe.ledger.judge(
    'X2',
    facts,
    shownOnes.map((row) => finding(`data.list (id ${idOf(row)})`, 'absent, because it is disabled', row['fullName'])),
    listed.evidence,
  );
}

/** Everything that is said of every reading operation, and trees, selectors, files and details besides. */
export const runReading: RunFamily = (run) => forEachPlanned('reading', run, (facts, planned) => read(facts, planned, run));
