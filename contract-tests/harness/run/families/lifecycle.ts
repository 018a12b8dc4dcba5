import { LIFECYCLE_PARTS } from '../../plan/families/lifecycle.ts';
import { familyChecks } from '../../plan/plan.ts';
import { NotRun } from '../../model/stop.ts';
import type { CallInput } from '../wire/exchange.ts';
import { factsOf, type Facts } from '../../model/facts.ts';
import { RESOURCES, type Resource } from '../../model/resources.ts';
import { at, isJson, type Json } from '../../model/schema.ts';
import { recordReason, type Run, type RunFamily } from '../described/family.ts';
import { goneFindings } from '../judges/access.ts';
import { SUCCESS } from '../judges/generic.ts';
import { differences, isSame } from '../judges/records.ts';
import { finding, shown } from '../judges/values.ts';
import type { ProbeAnswer } from '../described/probe.ts';
import type { CreatedRecord } from '../described/records.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { tryRefusals } from './refusals.ts';
import { validate } from './validation.ts';

/** Members the server makes itself, or answers in another form. */
const MADE_BY_SERVER = ['example', 'password', 'userPassword', 'smtpPassword', 'id', 'flowName', 'send', 'sendName', 'startDay', 'endDay'];
const MADE_LATER = ['organizeIdsTree', 'nextNumber', 'lastModifyTime', 'lastModifyUser', 'outputNumber'];
const omitted = ({ reshaped }: Resource): Set<string> => new Set([...MADE_BY_SERVER, ...MADE_LATER, ...reshaped]);
/** Parents may be chosen although they are disabled. */
const OFFERS_DISABLED: ReadonlySet<string> = new Set(['listDictionaryEntryParents']);

/** Records the run creates, from creation to deletion. */
export const runLifecycle: RunFamily = async (run) => {
  const { probe, includes, plan, seed } = run;
  for (const resource of seed.order(RESOURCES, 'resources')) {
    const operations = [resource.create, ...LIFECYCLE_PARTS.map((part) => resource[part]), ...resource.selectors].flatMap((id) => id ?? []);
    if (!operations.some((id) => includes(factsOf(id)))) continue;
    try {
      await runResource(resource, run);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      const verdict = probe.mode === 'read' ? 'not-verified' : 'blocked';
      for (const id of operations) recordReason(run, factsOf(id), familyChecks(plan, 'lifecycle', id), { verdict, reason: error.message });
    }
  }
};

async function runResource(resource: Resource, run: Run): Promise<void> {
  const { probe, records } = run;
  const { ledger } = probe;
  const create = factsOf(resource.create);
  const shared = await records.shared(resource);
  const before = await detail(resource, shared.id, run);
  let created = await records.make(resource);
  ledger.judge('L1', create, [], null);
  await listed(created, run);
  await selected(created, run);
  await readBack(created, run);
  const untouched = await detail(resource, created.id, run);
  const isThere = await unchanged(created, untouched, await sendWithoutRight(created, run), run);
  if (!isThere) created = await records.make(resource); // later checks need a record that exists
  await duplicate(created, run);
  await validate(created, run);
  await updated(created, run);
  await hidden(created, run);
  await switched(created, run);
  await copied(created, run);
  const after = await detail(resource, shared.id, run);
  if (before && after && resource.update)
    ledger.judge(
      'L5',
      factsOf(resource.update),
      differences(before.data as Json, after.data, `data (id ${shared.id})`, { omit: omitted(resource), isWhole: true }),
      after.evidence,
    ); // both are good answers of one record
  await removed(created, run);
  const left = await detail(resource, shared.id, run);
  if (before && resource.remove)
    run.probe.ledger.judge(
      'L13',
      factsOf(resource.remove),
      left ? [] : [finding('data', `the record with id ${shared.id}, which was not deleted`, 'nothing')],
      (left ?? before).evidence,
    );
}

const detail = async ({ read, ...resource }: Resource, id: string, { probe, records }: Run): Promise<ProbeAnswer | null> => {
  if (read === null) return null;
  const answer = await probe.ask(read, { path: records.path({ read, ...resource }, id) });
  return answer.isGood && isJson(answer.data) ? answer : null;
};

async function listed({ resource, mark, id }: CreatedRecord, { probe, records }: Run): Promise<void> {
  if (resource.list === null) return;
  const answer = await records.list(resource, mark);
  const found = rowsOf(factsOf(resource.list), answer.data).some((row) => idOf(row) === id);
  probe.ledger.judge(
    'L2',
    factsOf(resource.list),
    found ? [] : [finding('data.list', `the record with id ${id}`, 'no such row')],
    answer.evidence,
  );
}

/** An enabled record must be offered for choice. */
async function selected({ resource, id, mark }: CreatedRecord, run: Run): Promise<void> {
  for (const selector of resource.selectors) {
    const offered = await offeredIn(selector, mark, run);
    const found = offered.rows.includes(id);
    run.probe.ledger.judge(
      'X7',
      factsOf(selector),
      found ? [] : [finding('data.list', `the enabled record with id ${id}`, 'no such row')],
      offered.evidence,
    );
  }
}

/** Ids a selector offers to a search for this record. */
async function offeredIn(
  selector: string,
  mark: string,
  { probe, inputOf, records }: Run,
): Promise<{ rows: string[]; evidence: ProbeAnswer['evidence'] }> {
  const facts = factsOf(selector);
  const sent = await inputOf(facts);
  const input = selector === 'listDictionaryOptions' ? { path: { id: records.lookup.createdId('dictionaryCategory') } } : sent;
  const wide: CallInput = facts.dataKind === 'page' ? { ...input, query: { ...input.query, pageSize: '1000', keyword: mark } } : input;
  const answer = await probe.ask(selector, wide);
  return { rows: rowsOf(facts, answer.data).map(idOf), evidence: answer.evidence };
}

async function readBack({ resource, id, sent }: CreatedRecord, run: Run): Promise<void> {
  const answer = await detail(resource, id, run);
  if (resource.read === null) return;
  if (!answer) return run.probe.ledger.without('blocked', 'L3', factsOf(resource.read), 'the new record could not be read');
  run.probe.ledger.judge(
    'L3',
    factsOf(resource.read),
    differences(sent, answer.data, `data (id ${id})`, { omit: omitted(resource) }),
    answer.evidence,
  );
}

/** Sends every writing call without a token, as a guest and without the right. @returns operations that accepted one of these calls */
async function sendWithoutRight({ resource, id, sent }: CreatedRecord, run: Run): Promise<Set<string>> {
  const taken = new Set<string>();
  const { probe, records } = run;
  const path = records.path(resource, id);
  const calls: [string | null, CallInput][] = [
    [resource.create, { body: await records.fresh(resource) }],
    [resource.update, { path, body: sent }],
    [resource.state, { path }],
    [resource.copy, { path }],
    [resource.remove, { path }],
  ];
  for (const [operation, call] of calls) {
    if (operation === null) continue;
    const facts = factsOf(operation);
    const withoutToken = await probe.ask(operation, call, 'nobody');
    probe.ledger.judge('A1', facts, goneFindings(withoutToken), withoutToken.evidence);
    let next = call;
    const fresh = async (wasTaken: boolean): Promise<CallInput> => {
      if (operation === resource.create) return { body: await records.fresh(resource) };
      const isGone = operation === resource.remove && (wasTaken || (next === call && withoutToken.isGood));
      if (isGone) next = { path: records.path(resource, (await records.make(resource)).id) };
      return next;
    };
    const isLetIn = await tryRefusals(operation, call, run, fresh);
    if (isLetIn || withoutToken.isGood) taken.add(operation);
  }
  return taken;
}

/** Proof that nothing was switched, copied or deleted by calls that were refused; where one was taken, the others are not to blame. Answers whether the record is there. */
async function unchanged(
  { resource, id }: CreatedRecord,
  before: ProbeAnswer | null,
  taken: ReadonlySet<string>,
  run: Run,
): Promise<boolean> {
  if (resource.read === null || before === null) return true;
  const { ledger } = run.probe;
  const after = await run.probe.ask(resource.read, { path: run.records.path(resource, id) });
  const found = differences(before.data as Json, after.data, `data (id ${id})`, { omit: omitted(resource), isWhole: true }); // a good answer of one record
  for (const operation of [resource.state, resource.copy, resource.remove].flatMap((each) => each ?? []))
    if (found.length > 0 && taken.size > 0 && !taken.has(operation))
      ledger.without('blocked', 'V8', factsOf(operation), `${[...taken].join(', ')} had been taken`);
    else ledger.judge('V8', factsOf(operation), found, after.evidence);
  return after.isGood && isJson(after.data);
}

async function duplicate({ resource, sent }: CreatedRecord, { probe, records }: Run): Promise<void> {
  if (resource.unique === null) return;
  const answer = await probe.ask(resource.create, {
    body: { ...(await records.fresh(resource)), [resource.unique]: sent[resource.unique] },
  });
  probe.ledger.judge(
    'I2',
    factsOf(resource.create),
    answer.code === SUCCESS ? [finding('code', `a refusal of the second ${resource.unique}`, '200')] : [],
    answer.evidence,
  );
}

async function updated({ resource, id, sent }: CreatedRecord, run: Run): Promise<void> {
  const { probe, records } = run;
  if (resource.update === null) return;
  const facts = factsOf(resource.update);
  const path = records.path(resource, id);
  const [name = ''] = resource.marks;
  const changed: Json = { ...sent, ...(facts.body && 'id' in facts.body.properties ? { id } : {}), [name]: probe.name() };
  const answer = await probe.ask(resource.update, { path, body: changed });
  const taken = answer.isGood ? [] : [finding('code', '200', `${answer.code} ${shown(answer.body?.['msg'])}`)];
  const now = await detail(resource, id, run);
  const row = await records.row(resource, String(changed[name]));
  const seen = now
    ? differences(changed, now.data, `data (id ${id})`, { omit: omitted(resource) })
    : row
      ? []
      : [finding('data.list', `the changed record with id ${id}`, 'no such row')];
  probe.ledger.judge('L4', facts, [...taken, ...seen], answer.evidence);
  if (!now) return;
  await putBack(facts, path, id, now, run, resource);
}

/** A disabled record must not be offered. */
async function hidden({ resource, id, sent, mark }: CreatedRecord, run: Run): Promise<void> {
  const { probe, records } = run;
  if (resource.update === null || resource.selectors.length === 0 || !('enabledMark' in sent)) return;
  const path = records.path(resource, id);
  const off = typeof sent['enabledMark'] === 'string' ? '0' : 0;
  const answer = await probe.ask(resource.update, { path, body: { ...sent, enabledMark: off } });
  if (!answer.isGood) return;
  for (const selector of resource.selectors.filter((each) => !OFFERS_DISABLED.has(each))) {
    const offered = await offeredIn(selector, mark, run);
    const isThere = offered.rows.includes(id);
    probe.ledger.judge(
      'X2',
      factsOf(selector),
      isThere ? [finding(`data.list (id ${id})`, 'absent, because it is disabled', 'it is offered')] : [],
      offered.evidence,
    );
  }
  await probe.ask(resource.update, { path, body: sent });
}

/** PUT of what GET answered: the members the body knows, as they came. */
async function putBack(
  facts: Facts,
  path: Record<string, string>,
  id: string,
  now: ProbeAnswer,
  run: Run,
  resource: Resource,
): Promise<void> {
  const { ledger } = run.probe;
  const names = Object.keys(facts.body?.properties ?? {});
  const body = Object.fromEntries(Object.entries(isJson(now.data) ? now.data : {}).filter(([name]) => names.includes(name)));
  const back = await run.probe.ask(facts.id, { path, body });
  ledger.judge('X4', facts, back.isGood ? [] : [finding('code', '200', `${back.code} ${shown(back.body?.['msg'])}`)], back.evidence);
  if (!back.isGood) return ledger.without('blocked', 'I3', facts, 'the first change was refused');
  await run.probe.ask(facts.id, { path, body });
  const again = await detail(resource, id, run);
  ledger.judge(
    'I3',
    facts,
    again ? differences(body, again.data, `data (id ${id})`, { omit: omitted(resource) }) : [finding('data', 'the record', 'nothing')],
    back.evidence,
  );
}

async function switched({ resource, id, mark }: CreatedRecord, run: Run): Promise<void> {
  const { probe, records } = run;
  if (resource.state === null) return;
  const facts = factsOf(resource.state);
  const read = async (): Promise<unknown> => {
    const answer = await detail(resource, id, run);
    return answer ? at(answer.data, 'enabledMark') : (await records.row(resource, mark))?.['enabledMark'];
  };
  const first = await read();
  for (const check of ['L6', 'L7'] as const) {
    const before = await read();
    const answer = await probe.ask(resource.state, { path: records.path(resource, id) });
    const now = await read();
    const expected = check === 'L7' ? first : undefined;
    const isSwitched = answer.isGood && !isSame(now, before) && (expected === undefined || isSame(now, expected));
    probe.ledger.judge(
      check,
      facts,
      isSwitched ? [] : [finding(`enabledMark (id ${id})`, `not ${shown(before)}`, `${shown(now)} after code ${answer.code}`)],
      answer.evidence,
    );
  }
}

async function copied({ resource, id }: CreatedRecord, { probe, records }: Run): Promise<void> {
  if (resource.copy === null || resource.list === null) return;
  const facts = factsOf(resource.copy);
  const marked = async (): Promise<string[]> =>
    rowsOf(factsOf(resource.list ?? ''), (await records.list(resource, probe.tag)).data)
      .filter((row) => JSON.stringify(row).includes(probe.tag))
      .map(idOf);
  const before = new Set(await marked());
  const answer = await probe.ask(resource.copy, { path: records.path(resource, id) });
  const fresh = (await marked()).filter((each) => !before.has(each));
  for (const each of fresh)
    probe.own(each, resource.remove === null ? null : { operation: resource.remove, path: records.path(resource, each) });
  probe.ledger.judge(
    'L11',
    facts,
    fresh.length === 1
      ? []
      : [finding('data.list', 'one further record', `${fresh.length} further, code ${answer.code} ${shown(answer.body?.['msg'])}`)],
    answer.evidence,
  );
  for (const each of fresh) await records.remove({ resource, id: each, mark: '', sent: {} });
}

async function removed(made: CreatedRecord, run: Run): Promise<void> {
  const { resource, id, mark } = made;
  const { probe, records } = run;
  if (resource.remove === null) return;
  const facts = factsOf(resource.remove);
  const answer = await records.remove(made);
  probe.ledger.judge(
    'L8',
    facts,
    answer.isGood ? [] : [finding('code', '200', `${answer.code} ${shown(answer.body?.['msg'])}`)],
    answer.evidence,
  );
  if (resource.list !== null) {
    const list = await records.list(resource, mark);
    const isThere = rowsOf(factsOf(resource.list), list.data).some((row) => idOf(row) === id);
    probe.ledger.judge(
      'L9',
      factsOf(resource.list),
      isThere ? [finding('data.list', `no record with id ${id}`, 'it is still listed')] : [],
      list.evidence,
    );
  }
  if (resource.read !== null) {
    const read = await probe.ask(resource.read, { path: records.path(resource, id) });
    probe.ledger.judge(
      'L10',
      factsOf(resource.read),
      read.isGood && read.data !== null ? [finding('code', 'a refusal', `200 for the deleted id ${id}`)] : [],
      read.evidence,
    );
  }
  const twice = await probe.ask(resource.remove, { path: records.path(resource, id) });
  probe.ledger.judge('I1', facts, twice.isGood ? [finding('code', 'a refusal', '200 for what is deleted already')] : [], twice.evidence);
}
