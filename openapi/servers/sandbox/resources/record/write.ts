import { parseExactJson } from '../../../../src/guards/index.ts';
import { hasHiddenCharacters } from '../../../../src/guards/typed-text.ts';
import { Refusal } from '../../core/failure.ts';
import { hiddenText } from '../../core/typed-text.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import { drawNumber } from '../bill-rule/numbers.ts';
import { createBillRules } from '../bill-rule/tables.ts';
import { callerFacts } from '../data-interface/caller.ts';
import type { ModelRow, RecordStored } from '../model/tables.ts';
import { isMembers, listIn, membersOf, textOf, type Design, type Field } from './design.ts';
import { takenInStore, uniqueText, type Taken } from './taken.ts';

type Values = Readonly<Record<string, unknown>>;

/** Kept by the server beside the values, or made from others. */
const NOT_KEPT = new Set(['createUser', 'createTime', 'modifyUser', 'modifyTime']);
const DERIVED = new Set(['relationFormAttr', 'popupAttr', 'calculate']);
/** 1 shown only, 2 saved; designs of 3.6 count from 0. @source forms §7 */
const SHOWN_ONLY = 1;

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

const isKept = ({ kind, config, control }: Field): boolean => {
  if (NOT_KEPT.has(kind)) return false;
  return (
    !DERIVED.has(kind) || Number(config['isStorage'] ?? control['isStorage'] ?? SHOWN_ONLY) !== SHOWN_ONLY || Object.hasOwn(control, 'type')
  );
};

/** Values of the fields of a design; what no field has is left out, so that a record is what its form says. */
export const keptValues = (fields: readonly Field[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => isKept(field) && Object.hasOwn(values, field.key))
      .map((field) => [
        field.key,
        field.kind === 'table'
          ? listIn(values[field.key]).map((row) => keptValues(field.children, membersOf(row)))
          : shownText(field, values[field.key]),
      ]),
  );

/** A typed text is what it looks like. @throws Refusal @reading R-407 */
function shownText({ kind, label }: Field, value: unknown): unknown {
  if (TYPED.has(kind) && typeof value === 'string' && hasHiddenCharacters(value)) throw new Refusal(hiddenText(label));
  return value;
}

/** @throws Refusal naming the field when another record has its value. @source forms §7 */
export function requireUnique(taken: Taken, design: Design, values: Values, ownId: string | null): void {
  for (const { key, config, label } of design.fields) {
    const value = uniqueText(values[key]);
    if (config['unique'] !== true || value === '') continue;
    if (taken.idOf(key, value, ownId ?? '') !== undefined) throw new Refusal(`${label}已存在，请修改后重试`);
  }
}

/** Numbers and places the server fills in when a record is made. @reading R-694 */
function filled(world: World, { fields }: Design, values: Values, before: Values | null, caller: Caller | null): Record<string, unknown> {
  const all: Record<string, unknown> = { ...values };
  const facts = callerFacts(world.store, caller);
  for (const { key, kind, config } of fields) {
    const old = before?.[key];
    if (kind === 'billRule') all[key] = old ?? values[key] ?? numberOf(world, textOf(config['rule']));
    if (kind === 'currOrganize') all[key] = before ? old : organizationPath(world, facts['@department'] ?? facts['@organize']);
    if (kind === 'currPosition') all[key] = before ? old : (facts['@position'] ?? '');
    if (kind === 'billRule' && textOf(all[key]) === '') all[key] = numberOf(world, textOf(config['rule']));
  }
  return all;
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
  taken: Taken = takenInStore(world, model.id),
): string {
  const values = filled(world, design, keptValues(design.fields, sent), null, caller);
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
  taken: Taken = takenInStore(world, stored.modelId),
): void {
  const before = membersOf(JSON.parse(stored.data));
  const values = filled(world, design, { ...before, ...keptValues(design.fields, sent) }, before, caller);
  requireUnique(taken, design, values, stored.id);
  taken.note(stored.id, values);
  updateRow(world.store, 'model_record', stored.id, {
    data: JSON.stringify(values),
    lastModifyUserId: caller?.userId ?? null,
    lastModifyTime: Math.max(world.now(), stored.lastModifyTime + 1),
  });
}
