import { isOn } from '../../../../src/rules/index.ts';
import type { Caller, World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { callerFacts } from '../data-interface/caller.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import type { ModelRow } from '../model/tables.ts';
import { conditionsTest, readJson, type Test } from './conditions.ts';
import type { Design } from './design.ts';

const HELD_SQL = `
  SELECT menu_right.id FROM menu_right JOIN menu ON menu.id = menu_right.menuId
  WHERE kind = 'resource' AND json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ? AND menu_right.enabledMark = 1 AND EXISTS (
    SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1
    JOIN role_right ON role_right.roleId = role.id AND role_right.rightId = menu_right.id WHERE userId = ?)`;

/** Conditions of data schemes; a scheme without any lets everything be seen. */
export const DATA_SCHEME_TABLE = `
  CREATE TABLE menu_data_scheme (
    rightId TEXT PRIMARY KEY REFERENCES menu_right (id) ON DELETE CASCADE, conditionJson TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Words in a condition that mean whoever asks; they stay as they are where nobody does. @source forms §7 @reading R-415 */
export function meaning(store: Store, caller: Caller | null): (value: unknown) => unknown {
  if (caller === null) return (value) => value;
  const facts = () => callerFacts(store, caller);
  const words: Readonly<Record<string, () => unknown>> = {
    '@userId': () => caller.userId,
    '@userAndSubordinates': () => [
      caller.userId,
      ...store.all<{ id: string }>('SELECT id FROM user WHERE managerId = ?', caller.userId).map(({ id }) => id),
    ],
    '@organizeId': () => facts()['@organize'],
    '@departmentId': () => facts()['@department'],
    '@positionId': () => facts()['@position'],
  };
  return (value) => (typeof value === 'string' && Object.hasOwn(words, value) ? words[value]?.() : value);
}

/**
 * Records a person may see of a list with data rights: those any scheme of their roles lets through; without a scheme
 * their own. @source admin §6 @reading R-693
 */
export function rightsTest({ store }: World, model: ModelRow, design: Design, caller: Caller | null): Test {
  if (!isOn(design.list['useDataPermission']) || caller === null || isAdministrator(store, caller.userId)) return () => true;
  const held = store.all<{ id: string }>(HELD_SQL, model.id, caller.userId);
  if (held.length === 0) {
    const maker = design.fields.find(({ kind }) => kind === 'createUser')?.key;
    return maker === undefined ? () => true : (values) => values[maker] === caller.userId;
  }
  const valueOf = meaning(store, caller);
  const tests = held.map(({ id }) => {
    const text = store.one<{ conditionJson: string }>('SELECT conditionJson FROM menu_data_scheme WHERE rightId = ?', id)?.conditionJson;
    return conditionsTest(design, readJson(text ?? '[]'), valueOf);
  });
  return (values) => tests.some((test) => test(values));
}
