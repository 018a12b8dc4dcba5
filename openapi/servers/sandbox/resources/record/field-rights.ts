import type { Caller, World } from '../../core/handlers.ts';
import { givenBy, isOn } from '../../../../src/rules/index.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import type { ModelRow } from '../model/tables.ts';
import { listIn, membersOf, textOf, type Design } from './design.ts';
import type { Reach } from './reach.ts';

/** Answers by the key of a field, those of sub-tables as `table-child`. */
export type May = (key: string) => boolean;

/** Fields of a model that one person may read. */
export interface FieldRights {
  /** Something is withheld. */
  readonly isCut: boolean;
  /** In its list: shown, sorted, searched, grouped, summed up, exported. */
  readonly inList: May;
  /** In its form: read, written, printed, imported. */
  readonly inForm: May;
  /** In one of the two: by what refers to a record. */
  readonly inAny: May;
}

const everything: May = () => true;
const WHOLE: FieldRights = { isCut: false, inList: everything, inForm: everything, inAny: everything };

/** Entries of a model that a person has, and whether these judge columns and fields. */
const ENTRIES_SQL = `
  SELECT menu.isColumnAuthorize AS judgesColumns, menu.isFormAuthorize AS judgesFields FROM menu
  WHERE menu.enabledMark = 1 AND json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ? AND EXISTS (
    SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1
    JOIN role_menu ON role_menu.roleId = role.id AND role_menu.menuId = menu.id WHERE userId = ?)`;
const CODES_SQL = `
  SELECT DISTINCT menu_right.enCode FROM menu_right JOIN menu ON menu.id = menu_right.menuId
  WHERE kind = ? AND menu.enabledMark = 1 AND json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ?
    AND menu_right.enabledMark = 1 AND EXISTS (
      SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1
      JOIN role_right ON role_right.roleId = role.id AND role_right.rightId = menu_right.id WHERE userId = ?)`;

/**
 * Rights of a person to the fields of a model. Those of columns act where the list asks for them and each entry of theirs judges
 * them, those of fields likewise; a field that is no column goes by the form. Who reaches it by what refers to it has the columns
 * that shows.
 * @source admin §6
 * @reading R-561
 * @reading R-693
 */
export function fieldRights(
  { store }: World,
  model: Pick<ModelRow, 'id'>,
  design: Design,
  reach: Reach | null,
  caller: Caller | null,
): FieldRights {
  if (reach && !reach.isWhole) {
    const shown: May = (key) => reach.columns.has(key);
    return { isCut: true, inList: shown, inForm: shown, inAny: shown };
  }
  const [asksColumns, asksFields] = [isOn(design.list['useColumnPermission']), isOn(design.list['useFormPermission'])];
  if ((!asksColumns && !asksFields) || caller === null || isAdministrator(store, caller.userId)) return WHOLE;
  const entries = store.all<{ judgesColumns: number; judgesFields: number }>(ENTRIES_SQL, model.id, caller.userId);
  const judgesColumns = asksColumns && entries.every((entry) => entry.judgesColumns === 1);
  const judgesFields = asksFields && entries.every((entry) => entry.judgesFields === 1);
  const given = (kind: 'column' | 'form'): May =>
    givenBy(new Set(store.all<{ enCode: string }>(CODES_SQL, kind, model.id, caller.userId).map(({ enCode }) => enCode)));
  const inForm = judgesFields ? given('form') : everything;
  if (!judgesColumns) return { isCut: judgesFields, inList: everything, inForm, inAny: everything };
  const columns = new Set(listIn(design.list['columnList']).map((each) => textOf(membersOf(each)['prop'])));
  const isColumn: May = (key) => columns.has(key) || [...columns].some((column) => column.startsWith(`${key}-`));
  const columnGiven = given('column');
  const inList: May = (key) => (isColumn(key) ? columnGiven(key) : inForm(key));
  return { isCut: true, inList, inForm, inAny: (key) => inList(key) || inForm(key) };
}
