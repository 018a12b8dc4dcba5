import { parseExactJson } from '../../../../src/guards/index.ts';
import { hasHiddenCharacters } from '../../../../src/guards/typed-text.ts';
import { recordProblems } from '../../../../src/rules/records/index.ts';
import { Refusal } from '../../core/failure.ts';
import { hiddenText } from '../../core/http/typed-text.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import { drawNumber } from '../bill-rule/numbers.ts';
import { createBillRules } from '../bill-rule/tables.ts';
import { callerFacts } from '../data-interface/caller.ts';
import type { ModelRow, RecordStored } from '../model/tables.ts';
import { isMembers, isStored, listIn, membersOf, textOf, type Design, type Field } from './design.ts';
import { existing } from './exists.ts';
import { refuseFirst } from './refuse.ts';
import { workedOut } from './worked-out.ts';
import { takenInStore, uniqueProblems, type Taken } from './taken.ts';

type Values = Readonly<Record<string, unknown>>;

/** Kinds of controls that hold what people type. */
const TYPED = new Set(['comInput', 'textarea']);

/** The values of a text. @throws Refusal when it is no object of JSON */
export function valuesIn(data: string | null): Values {
  try {
    const value = parseExactJson(data ?? '');
    if (isMembers(value)) return value;
  } catch {
    // Told below, like a text that is no object.
  }
  throw new Refusal('提交的数据格式不正确，请刷新后重试');
}

/** Values of the fields of a design; what no field has is left out, so that a record is what its form says. */
export const storedValues = (fields: readonly Field[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => isStored(field) && Object.hasOwn(values, field.key))
      .map((field) => [
        field.key,
        field.kind === 'table'
          ? listIn(values[field.key]).map((row) => storedValues(field.children, membersOf(row)))
          : shownText(field, values[field.key]),
      ]),
  );

/** Values of a record once what was sent is written over them, with those its form does not show, in rows of its sub-tables too. */
function mergedValues(design: Design, formed: Design, before: Values, sent: Values): Record<string, unknown> {
  const kept = storedValues(formed.kept, sent);
  for (const { key, kind, children } of formed.fields) {
    if (kind !== 'table' || !Object.hasOwn(kept, key)) continue;
    const rows = listIn(before[key]).map(membersOf);
    const isWhole = children.length === design.byKey.get(key)?.children.length;
    // Of a row that is shown whole, what no column has stays: values of columns that were taken out of use.
    const shown = new Set(isWhole ? children.map((child) => child.key) : []);
    const isUnseen = (name: string): boolean => !shown.has(name);
    if (rows.some((row) => Object.keys(row).some(isUnseen))) kept[key] = mergedRows(rows, listIn(kept[key]).map(membersOf), isUnseen);
  }
  return { ...before, ...kept };
}

/**
 * Rows with what stood in them unseen. They have no ids: a row goes on from the one that looks the same, else from the one with the
 * most texts, then the most values, in common, else from the one in its place where none has come or gone.
 */
function mergedRows(before: readonly Values[], sent: readonly Values[], isUnseen: (key: string) => boolean): Values[] {
  const free = new Set(before);
  const take = (row: Values | undefined): Values | undefined => (row && free.delete(row) ? row : undefined);
  const unseenOf = (row: Values = {}): Values => Object.fromEntries(Object.entries(row).filter(([key]) => isUnseen(key)));
  const shared = (row: Values, old: Values): unknown[] =>
    Object.entries(row).flatMap(([key, value]) => (JSON.stringify(value) === JSON.stringify(old[key]) ? [value] : []));
  /** A figure two rows have in common says little. */
  const alike = (row: Values, old: Values): number => {
    const same = shared(row, old);
    const texts = same.filter((value) => typeof value === 'string' && value !== '').length;
    return texts > 0 || same.length * 2 > Object.keys(row).length ? texts * 100 + same.length : 0;
  };
  const mostAlike = (row: Values): Values | undefined =>
    [...free].filter((old) => alike(row, old) > 0).toSorted((a, b) => alike(row, b) - alike(row, a))[0];
  const same = sent.map((row) => take([...free].find((old) => shared(row, old).length === Object.keys(row).length)));
  const likely = sent.map((row, at) => same[at] ?? take(mostAlike(row)));
  return sent.map((row, at) => ({
    ...unseenOf(likely[at] ?? (sent.length === before.length ? take(before[at]) : undefined)),
    ...row,
  }));
}

/** A typed text is what it looks like. @throws Refusal @reading R-407 */
function shownText({ kind, label }: Field, value: unknown): unknown {
  if (TYPED.has(kind) && typeof value === 'string' && hasHiddenCharacters(value)) throw new Refusal(hiddenText(label));
  return value;
}

/** @throws Refusal naming the field, and the row of a sub-table, when a value may not repeat and does. @source forms §7 */
export function requireUnique(taken: Taken, design: Design, values: Values, ownId: string | null, before: Values | null = null): void {
  refuseFirst(uniqueProblems(taken, design, { values, id: ownId, before }));
}

/** Facts a record is written with, beside its design. */
export interface Judging {
  readonly taken?: Taken;
  /** It was judged before, with the words of its door. */
  readonly isJudged?: boolean;
  /** The design with what the form shows who writes; left out, all of it. What it does not show is neither asked for nor taken. */
  readonly formed?: Design;
}

/** A record about to be written. */
interface Written {
  /** As the form shows it to who writes. */
  readonly design: Design;
  readonly sent: Values;
  /** Null for a new one. */
  readonly before: Values | null;
  readonly caller: Caller | null;
}

/**
 * Refuses the first thing a design refuses: people mend one at a time.
 * @throws Refusal
 * @source forms §5
 * @reading R-604
 */
export function requireSound(world: World, { design, sent, before, caller }: Written): void {
  refuseFirst(recordProblems(design.fields, sent, { freed: design.freed, before, exists: existing(world, caller) }));
}

/** Numbers, places and results the server fills in. @reading R-694 */
function filled(world: World, design: Design, values: Values, before: Values | null, caller: Caller | null): Record<string, unknown> {
  const all: Record<string, unknown> = { ...values };
  const facts = callerFacts(world.store, caller);
  for (const { key, kind, config } of design.fields) {
    const old = before?.[key];
    if (kind === 'billRule') all[key] = textOf(old) || numberOf(world, textOf(config['rule']));
    if (kind === 'currOrganize') all[key] = before ? old : organizationPath(world, facts['@department'] ?? facts['@organize']);
    if (kind === 'currDept') all[key] = before ? old : (facts['@department'] ?? facts['@organize'] ?? '');
    if (kind === 'currPosition') all[key] = before ? old : (facts['@position'] ?? '');
  }
  return workedOut(world, design, all, before, caller);
}

function numberOf(world: World, enCode: string): string {
  const rule = createBillRules(world.store).list({ enCode })[0];
  if (!rule) throw new Refusal('单据规则不存在，请联系管理员');
  return drawNumber(world.store, rule, world.now());
}

function organizationPath({ store }: World, id: string | null): string[] {
  const path: string[] = [];
  for (let at = id; at !== null && at !== '' && at !== '-1' && path.length < 64;) {
    path.unshift(at);
    at = store.one<{ parentId: string }>('SELECT parentId FROM organization WHERE id = ?', at)?.parentId ?? null;
  }
  return path;
}

/** Adds a record; answers its id. @throws Refusal */
export function insertRecord(
  world: World,
  model: ModelRow,
  design: Design,
  sent: Values,
  caller: Caller | null,
  flowId: string | null = null,
  { taken = takenInStore(world, model.id), isJudged, formed = design }: Judging = {},
): string {
  if (isJudged !== true) requireSound(world, { design: formed, sent, before: null, caller });
  const values = filled(world, design, storedValues(formed.kept, sent), null, caller);
  requireUnique(taken, design, values, null);
  const id = world.nextId();
  const time = world.now();
  const facts = callerFacts(world.store, caller);
  insertRow(world.store, 'model_record', {
    id,
    modelId: model.id,
    data: JSON.stringify(values),
    flowId,
    flowTaskId: null,
    creatorUserId: caller?.userId ?? null,
    organizeId: facts['@department'] ?? facts['@organize'],
    lastModifyUserId: caller?.userId ?? null,
    creatorTime: time,
    lastModifyTime: time,
  });
  taken.note(id, values);
  return id;
}

/** Writes a record again; members that were not sent stay. @throws Refusal */
export function updateRecord(
  world: World,
  stored: RecordStored,
  design: Design,
  sent: Values,
  caller: Caller | null,
  { taken = takenInStore(world, stored.modelId), isJudged, formed = design }: Judging = {},
): void {
  const before = membersOf(JSON.parse(stored.data));
  if (isJudged !== true) requireSound(world, { design: formed, sent, before, caller });
  const values = filled(world, design, mergedValues(design, formed, before, sent), before, caller);
  requireUnique(taken, design, values, stored.id, before);
  taken.note(stored.id, values);
  updateRow(world.store, 'model_record', stored.id, {
    data: JSON.stringify(values),
    lastModifyUserId: caller?.userId ?? null,
    lastModifyTime: Math.max(world.now(), stored.lastModifyTime + 1),
  });
}
