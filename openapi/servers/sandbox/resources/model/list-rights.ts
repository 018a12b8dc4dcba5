import { defineModule, type SeedWorld } from '../../core/module.ts';
import { MENU_TYPE } from '../../seed/menu-items.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights } from '../menu-administration/tables.ts';

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

/** Gives an entry a right for each of these buttons it has none for, and whoever may press any of its buttons those too. */
function addButtons({ store, nextId, timeMs }: SeedWorld, menuId: string, buttons: readonly Button[]): void {
  const rights = createRights(store);
  const known = rights.list({ menuId });
  const missing = buttons.filter(([code]) => !known.some((one) => one.kind === 'button' && one.enCode === code));
  missing.forEach(([enCode, fullName], order) => {
    const id = nextId();
    const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
    const place = { menuId, kind: 'button' as const, parentId: TOP_ID, icon: '', sortCode: known.length + order + 1 };
    rights.insert({ ...stamp, ...place, id, enCode, fullName });
    store.run(GIVE_SQL, id, menuId);
  });
}

/** @reading R-780 */
function seedRights(seed: SeedWorld): void {
  for (const { id, enCode, type } of createEntries(seed.store).list())
    if (type === MENU_TYPE.model) addButtons(seed, id, [...BUTTONS, ...(OWN[enCode] ?? [])]);
}

/** People are exported by who has the button for it. @reading R-118 */
function seedExport(seed: SeedWorld): void {
  for (const { id } of createEntries(seed.store).list({ enCode: 'permission-user' })) addButtons(seed, id, [['btn_export', '导出']]);
}

/** Rights of the buttons of generated lists, for kept data too. */
export const listRightsModule = defineModule({ name: 'model-list-rights', tables: [], seed: seedRights, handlers: () => ({}) });

/** Right to export people, for kept data too. */
export const exportRightModule = defineModule({ name: 'user-export-right', tables: [], seed: seedExport, handlers: () => ({}) });
