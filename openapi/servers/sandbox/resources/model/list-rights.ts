import { defineModule, type SeedWorld } from '../../core/module.ts';
import { MENU_TYPE } from '../../seed/menu-items.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights } from '../menu/tables.ts';

type Button = readonly [code: string, label: string];

/** Buttons of designed lists that no entry had a right for at the first start. */
const BUTTONS: readonly Button[] = [
  ['btn_download', '导出'],
  ['btn_upload', '导入'],
  ['btn_batchRemove', '批量删除'],
  ['btn_batchPrint', '批量打印'],
];
/** Buttons some designs have of their own, by the code of the entry. */
const OWN: Readonly<Record<string, readonly Button[]>> = {
  vehicleFile: [
    ['btn_send', '派车'],
    ['btn_mark', '标记'],
    ['btn_weather', '查询天气'],
  ],
};

const GIVE_SQL = `
  INSERT OR IGNORE INTO role_right (roleId, rightId)
  SELECT DISTINCT role_right.roleId, ?1 FROM role_right JOIN menu_right ON menu_right.id = role_right.rightId
  WHERE menu_right.menuId = ?2 AND menu_right.kind = 'button'`;

/** Gives entries of models a right for each button their lists may have, and whoever may press any of its buttons those too. @reading R-780 */
function seedRights({ store, nextId, timeMs }: SeedWorld): void {
  const [entries, rights] = [createEntries(store), createRights(store)];
  const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
  for (const entry of entries.list().filter(({ type }) => type === MENU_TYPE.model)) {
    const known = rights.list({ menuId: entry.id });
    const missing = [...BUTTONS, ...(OWN[entry.enCode] ?? [])].filter(
      ([code]) => !known.some((one) => one.kind === 'button' && one.enCode === code),
    );
    missing.forEach(([enCode, fullName], order) => {
      const id = nextId();
      rights.insert({
        ...stamp,
        id,
        menuId: entry.id,
        kind: 'button',
        parentId: TOP_ID,
        icon: '',
        enCode,
        fullName,
        sortCode: known.length + order + 1,
      });
      store.run(GIVE_SQL, id, entry.id);
    });
  }
}

/** Rights of the buttons of generated lists, for kept data too. */
export const listRightsModule = defineModule({ name: 'model-list-rights', tables: [], seed: seedRights, needs: {}, handlers: () => ({}) });
