import { filtersOf, hasRowIds, isPaged, pagesByBody } from '../../plan/families/paging.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CallInput } from '../wire/exchange.ts';
import type { Facts } from '../../model/facts.ts';
import { at, isJson, type Json } from '../../model/schema.ts';
import { forEachPlanned, type Run, type RunFamily } from '../described/family.ts';
import {
  beyondFindings,
  echoFindings,
  filterFindings,
  keywordFindings,
  onceFindings,
  orderFindings,
  pageFindings,
  type Page,
} from '../judges/paging.ts';
import { leavesOf, topOf } from '../described/rows.ts';

const MAX_PAGE = 500;
const MIN_PAGE = 1;
/** A list is read in so many pages. */
const PARTS = 3;
const NAMES = ['fullName', 'realName', 'title'];
/** Lists whose rows come and go while others look. */
const MOVING: ReadonlySet<string> = new Set(['listLogs', 'listSystemLogs', 'listOnlineUsers', 'listDataInterfaceLogs']);

/** Lists that have pages only where people are searched. */
const WORDED: ReadonlySet<string> = new Set(['listUserTree']);

/** First letter of the name of a person the server has. */
async function wordOfRecord(probe: Run['probe']): Promise<string> {
  const { data } = await probe.ask('listUsers');
  return nameOf(topOf(data).find((row) => nameOf(row) !== '') ?? {}).slice(0, 1);
}

/** A name by which people look for a row. */
const nameOf = (row: Json): string =>
  NAMES.map((name) => row[name])
    .map((value) => (typeof value === 'string' ? (value.split('/')[0] ?? '') : ''))
    .find(Boolean) ?? '';

/** The call for one page. */
function pageOf(facts: Facts, sent: CallInput, wanted: Readonly<Record<string, string | number>>): CallInput {
  if (!pagesByBody(facts))
    return {
      ...sent,
      query: { ...sent.query, ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)])) },
    };
  const body: Json = isJson(sent.body) ? sent.body : {};
  if (facts.body && 'pagination' in facts.body.properties)
    return {
      ...sent,
      body: {
        ...body,
        ...('keyword' in wanted ? { keyword: wanted['keyword'] } : {}),
        pagination: { ...Object(body.pagination), ...wanted },
      },
    };
  return { ...sent, body: { ...body, ...wanted } };
}

async function read(facts: Facts, planned: readonly Planned[], { probe, inputOf }: Run): Promise<void> {
  const { ledger } = probe;
  const sent = WORDED.has(facts.id) ? pageOf(facts, await inputOf(facts), { keyword: await wordOfRecord(probe) }) : await inputOf(facts);
  for (const { name, values } of filtersOf(facts)) await filter(facts, sent, name, values, probe);
  if (!isPaged(facts)) {
    if (!hasRowIds(facts)) return;
    const { data, isGood, evidence } = await probe.ask(facts.id, sent);
    if (isGood) ledger.judge('G2', facts, onceFindings(topOf(data)), evidence);
    return;
  }
  const page = async (
    wanted: Readonly<Record<string, string | number>>,
  ): Promise<Page & { evidence: Awaited<ReturnType<typeof probe.ask>>['evidence'] }> => {
    const { data, evidence } = await probe.ask(facts.id, pageOf(facts, sent, wanted));
    return { rows: topOf(data), pagination: at(data, 'pagination'), evidence };
  };
  const first = await page({ currentPage: 1, pageSize: 20 });
  if (first.pagination === undefined && !facts.data?.required.includes('pagination')) {
    for (const { check, name } of planned)
      if (check !== 'G9') ledger.without('not-verified', check, facts, 'it answers without pages', name);
    return;
  }
  ledger.judge('G8', facts, echoFindings(first, 1, 20), first.evidence);
  const total = Number(at(first.pagination, 'total') ?? 0);
  const pageSize = Math.min(MAX_PAGE, Math.max(MIN_PAGE, Math.ceil(total / PARTS)));
  const pages: Page[] = [];
  for (let currentPage = 1; currentPage <= Math.ceil(total / pageSize); currentPage += 1) pages.push(await page({ currentPage, pageSize }));
  const found = pageFindings(pages, total, pageSize, MOVING.has(facts.id));
  for (const check of ['G1', 'G2', 'G3'] as const) ledger.judge(check, facts, found[check], first.evidence);
  const beyond = await page({ currentPage: pages.length + 2, pageSize });
  ledger.judge('G4', facts, beyondFindings(beyond), beyond.evidence);
  for (const { name = '' } of planned.filter(({ check }) => check === 'G7')) {
    const asc = await page({ currentPage: 1, pageSize: MAX_PAGE, sidx: name, sort: 'asc' });
    const desc = await page({ currentPage: 1, pageSize: MAX_PAGE, sidx: name, sort: 'desc' });
    ledger.judge('G7', facts, [...orderFindings(asc.rows, name, 'asc'), ...orderFindings(desc.rows, name, 'desc')], asc.evidence, name);
  }
  if (!planned.some(({ check }) => check === 'G5')) return;
  const noMatch = await page({ currentPage: 1, pageSize: 20, keyword: `${probe.tag}nobody` });
  ledger.judge('G5', facts, beyondFindings(noMatch), noMatch.evidence);
  const rows = pages.flatMap((each) => each.rows);
  const row = rows.find((each) => wordsOf(each, rows).length > 0);
  if (!row) return ledger.without('not-verified', 'G6', facts, 'no row shows a word that could be looked for');
  const words = wordsOf(row, rows);
  const isAnyTotal = MOVING.has(facts.id) || total <= PARTS;
  // Where no row has a name, one of its other words is what people look for.
  for (const [index, word] of words.entries()) {
    const hits = await page({ currentPage: 1, pageSize: MAX_PAGE, keyword: word });
    const found = keywordFindings(hits, row, word, isAnyTotal ? null : total);
    if (found.length === 0 || index === words.length - 1) return ledger.judge('G6', facts, found, hits.evidence);
  }
}

const MOST_WORDS = 8;
const FEWEST_LETTERS = 2;

/** Words by which a row may be looked for: its name, or else the texts it shows. Ids, numbers and what every row shows tell none from another. */
export function wordsOf(row: Json, rows: readonly Json[]): string[] {
  const others = rows.filter((each) => each !== row);
  const isInformative = ([member, value]: readonly [string, unknown]): boolean =>
    others.length === 0 || others.some((each) => each[member] !== value);
  const named = NAMES.find((name) => nameOf({ [name]: row[name] }) !== '');
  if (named !== undefined && isInformative([named, row[named]])) return [nameOf(row)];
  const texts = Object.entries(row).flatMap(([member, value]) =>
    typeof value === 'string' && !/^(?:id|\w+_id)$/i.test(member) && isInformative([member, value]) ? [value.trim()] : [],
  );
  const isWord = (text: string): boolean => text.length >= FEWEST_LETTERS && !/^[\d\s:-]+$/.test(text) && !text.startsWith('{');
  return [...new Set(texts)].filter(isWord).slice(0, MOST_WORDS);
}

async function filter(facts: Facts, sent: CallInput, name: string, values: readonly unknown[], probe: Run['probe']): Promise<void> {
  for (const value of values) {
    const { data, isGood, evidence } = await probe.ask(facts.id, { ...sent, query: { ...sent.query, [name]: String(value) } });
    if (!isGood) continue;
    const leaves = leavesOf(data);
    if (leaves.length === 0 && topOf(data).length > 0)
      probe.ledger.without('blocked', 'G9', facts, 'what stands below its nodes is no list', name);
    else probe.ledger.judge('G9', facts, filterFindings(leaves, name, value), evidence, name);
  }
}

/** Pages, keywords, filters and order of every list. */
export const runPaging: RunFamily = (run) => forEachPlanned('paging', run, (facts, planned) => read(facts, planned, run));
