import { isOn } from '../../../../src/rules/index.ts';
import type { RightRefusal } from '../../core/failure.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { refusedFor } from '../permitted-menu/refuse-right.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { modelOf } from '../model/lay-out.ts';
import type { ModelRow, Released } from '../model/tables.ts';
import { listIn, membersOf, readDesign, textOf, type Field } from './design.ts';

/**
 * Part of a model a person reaches: all of it by an entry of their menu; by a form that refers to it, the columns that form shows.
 * @reading R-693
 */
export type Reach = { readonly isWhole: true } | { readonly isWhole: false; readonly columns: ReadonlySet<string> };

/** All of a model. */
export const WHOLE: Reach = { isWhole: true };
/** Right of who designs forms, and reads of each what it is made of. @reading R-691 */
export const DESIGNS = { page: 'onlineDev-webDesign' } as const;

/** Models that entries of the caller's menu show. */
const ENTRIES_SQL = `
  SELECT DISTINCT json_extract(propertyJson, '$.moduleId') AS modelId FROM menu JOIN model ON model.id = json_extract(propertyJson, '$.moduleId')
  WHERE menu.type = 3 AND menu.enabledMark = 1 AND json_valid(propertyJson) AND EXISTS (
    SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1
    JOIN role_menu ON role_menu.roleId = role.id AND role_menu.menuId = menu.id WHERE userId = ?)`;
/** Models of flows, which everybody may launch. */
const FLOWS_SQL = 'SELECT model.id AS modelId FROM model JOIN flow ON flow.enCode = model.enCode';

/** Columns of a model that one field of another form shows. */
function columnsOf(field: Field, modelId: string, fields: readonly Field[]): readonly string[] {
  const { kind, key, control } = field;
  if (kind !== 'relationForm' || textOf(control['modelId']) !== modelId) return [];
  const options = listIn(control['columnOptions']).map((each) => textOf(membersOf(each)['value']));
  const attributes = fields.filter(
    (one) => one.kind === 'relationFormAttr' && textOf(one.control['relationField']).startsWith(`${key}_jnpfTable`),
  );
  return [textOf(control['relationField']), ...options, ...attributes.map((one) => textOf(one.control['showField']))].filter(Boolean);
}

/** True where a button of the list opens the form of the model. @source forms §7 */
const isOpenedByButton = (list: Readonly<Record<string, unknown>>, modelId: string): boolean =>
  listIn(list['customBtnsList']).some((button) => textOf(membersOf(membersOf(button)['event'])['modelId']) === modelId);

/** Part of a model the caller reaches; null for none. */
export function reachOf(world: World, modelId: string, caller: Caller | null): Reach | null {
  const { store } = world;
  // A form of a short link has no caller: what it shows was judged when its link was made.
  if (caller === null || isAdministrator(store, caller.userId)) return WHOLE;
  const own = store.all<{ modelId: string | null }>(ENTRIES_SQL, caller.userId).flatMap((row) => row.modelId ?? []);
  if (own.includes(modelId)) return WHOLE;
  const launched = store.all<{ modelId: string }>(FLOWS_SQL).map((row) => row.modelId);
  if (!store.one('SELECT id FROM model WHERE id = ?', modelId)) return null;
  const columns = new Set<string>();
  for (const id of new Set([...own, ...launched])) {
    const { released } = modelOf(world, id);
    if (released === null) continue;
    const design = readDesign(JSON.parse(released) as Released);
    // A flow is launched by its form alone: its list, with its buttons, is for who has the entry.
    if (own.includes(id) && isOpenedByButton(design.list, modelId)) return WHOLE;
    const fields = [...design.byKey.values()];
    for (const field of fields) for (const column of columnsOf(field, modelId, fields)) columns.add(column);
  }
  if (columns.size > 0) return { isWhole: false, columns };
  return launched.includes(modelId) ? { isWhole: false, columns } : null;
}

/**
 * True where an entry of the caller's menu shows a model whose list in use asks for no rights of buttons: all of them are theirs then.
 * @reading R-841
 */
export function areButtonsOpen(world: World, modelId: string, { userId }: Caller): boolean {
  if (!world.store.all<{ modelId: string | null }>(ENTRIES_SQL, userId).some((row) => row.modelId === modelId)) return false;
  const { released } = modelOf(world, modelId);
  return released !== null && !isOn(readDesign(JSON.parse(released) as Released).list['useBtnPermission']);
}

const refusedModel = ({ store }: World, id: string): RightRefusal => refusedFor(store, { model: 'id' }, { id });

/** @throws Refusal which entries lead to the model, where it is not reached at all */
export function requireReach(world: World, modelId: string, reach: Reach | null): Reach {
  if (reach === null) throw refusedModel(world, modelId);
  return reach;
}

/** @throws Refusal which entries lead to the model, where the caller does not reach it whole */
export function requireFullReach(world: World, model: Pick<ModelRow, 'id'>, caller: Caller | null): Reach {
  const reach = reachOf(world, model.id, caller);
  if (reach?.isWhole !== true) throw refusedModel(world, model.id);
  return reach;
}
