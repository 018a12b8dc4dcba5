import type { Facts } from '../facts/facts.ts';
import { RESOURCES, type Resource } from '../facts/resources.ts';
import { at, wordOf } from '../facts/schema.ts';
import { forEachPlanned, isQuiet, isRead, type FamilyOfChecks, type Planned, type Run } from '../family.ts';
import { differences } from '../judges/records.ts';
import { siblingFindings, treeFindings } from '../judges/trees.ts';
import { finding, shown } from '../judges/values.ts';
import { factsOf } from '../facts/facts.ts';
import { STRANGERS_ONLY } from '../reasons.ts';
import { idOf, rowsOf, topOf } from '../rows.ts';

/** Answers that are another at every call. */
const CHANGING: ReadonlySet<string> = new Set([
  'getServerState',
  'listLogs',
  'getLog',
  'listSystemLogs',
  'listOnlineUsers',
  'getCurrentUser',
  'listDataInterfaceLogs',
  'getLoginTicketStatus',
  'getUnreadCounts',
  'getAccountConfig',
  'listDataInterfaces',
  'listBillRules',
  'getPreviewAddress',
  'packFiles',
]);
/** Lists that say a name where the record says an id. */
const NAMED = new Set(['category', 'messageType', 'organize', 'creatorUser', 'lastModifyUser', 'lastModifyTime', 'position', 'roleName']);
const SAMPLES = 3;

const listOfResource = ({ id }: Facts): Resource | undefined => RESOURCES.find(({ list, read }) => list === id && read !== null);
const hasState = (name: string): boolean => factsOf(name).row?.properties['enabledMark'] !== undefined;
/** Parents may be chosen although they are disabled. */
const OFFERS_DISABLED: ReadonlySet<string> = new Set(['listDictionaryEntryParents', 'listDictionaryCategoryOptions']);
const selectorOf = ({ id }: Facts): Resource | undefined =>
  RESOURCES.find(({ selectors, list }) => selectors.includes(id) && !OFFERS_DISABLED.has(id) && list !== null && hasState(list));

/** Trees of one kind of record; where several kinds are mixed, each has sort numbers of its own. */
const isSorted = (facts: Facts): boolean =>
  facts.dataKind === 'tree' && facts.row?.properties['sortCode'] !== undefined && RESOURCES.some(({ list }) => list === facts.id);

function plan(facts: Facts): Planned[] {
  if (facts.id in STRANGERS_ONLY) return [];
  if (!isRead(facts) || facts.isMultipart) return [];
  const generic = [
    'T1',
    'T2',
    'T3',
    'E1',
    'E2',
    'E4',
    'E5',
    'E6',
    'A5',
    'S1',
    'S2',
    'S4',
    'S5',
    ...(facts.dataKind === 'none' ? [] : ['E3']),
  ];
  const quiet = isQuiet(facts) ? ['T4', ...(facts.class === 'file' || CHANGING.has(facts.id) ? [] : ['I4'])] : [];
  const hasTree = facts.dataKind === 'tree';
  return [
    ...generic,
    ...quiet,
    ...(hasTree ? ['X3'] : []),
    ...(isSorted(facts) ? ['X5'] : []),
    ...(listOfResource(facts) ? ['X1'] : []),
    ...(selectorOf(facts) ? ['X2'] : []),
    ...(facts.dataKind === 'link' ? ['X6'] : []),
  ].map((check) => ({ check }));
}

async function read(facts: Facts, run: Run): Promise<void> {
  const { probe, inputOf } = run;
  const { ledger } = probe;
  const sent = await inputOf(facts);
  const base = await probe.ask(facts.id, sent);
  if (!base.isGood) {
    for (const { check, name } of plan(facts))
      if (!ledger.has(check, facts, name))
        ledger.without('blocked', check, facts, `it answered ${base.code} ${shown(base.body?.['msg'])}`, name);
    return;
  }
  if (isQuiet(facts)) {
    for (const n of ['none', 'twice'] as const) {
      const again = await probe.ask(facts.id, { ...sent, misuse: { n } });
      ledger.judge('T4', facts, again.code === base.code ? [] : [finding(`code, n ${n}`, String(base.code), again.code)], again.evidence);
      if (n === 'none' && !CHANGING.has(facts.id) && facts.class !== 'file') {
        const isSame = JSON.stringify(again.data) === JSON.stringify(base.data);
        ledger.judge('I4', facts, isSame ? [] : [finding('data', shown(base.data), again.data)], again.evidence);
      }
    }
  }
  if (facts.dataKind === 'tree') {
    ledger.judge(
      'X3',
      facts,
      treeFindings(topOf(base.data), { mayRepeat: !RESOURCES.some(({ list }) => list === facts.id) }),
      base.evidence,
    );
    if (isSorted(facts)) ledger.judge('X5', facts, siblingFindings(topOf(base.data)), base.evidence);
  }
  if (facts.dataKind === 'link') await openLink(facts, base.data, run);
  const resource = listOfResource(facts);
  if (resource) await compareDetails(facts, resource, base.data, run);
  const selected = selectorOf(facts);
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
export const reading: FamilyOfChecks = { plan, run: (run) => forEachPlanned(reading, run, (facts) => read(facts, run)) };
