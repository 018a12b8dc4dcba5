import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights } from '../menu-administration/tables.ts';

/** A scheme of data on an entry of the menu: its conditions, and the roles that hold it. */
interface SchemeSeed {
  readonly entry: string;
  readonly enCode: string;
  readonly fullName: string;
  readonly conditions: readonly object[];
  readonly roles: readonly string[];
}

const MAKER = { field: 'creator', jnpfKey: 'createUser', logic: 'and' };

const SCHEMES: readonly SchemeSeed[] = [
  { entry: 'roadPatrol', enCode: 'resource.all', fullName: '全部数据', conditions: [], roles: [] },
  {
    entry: 'roadPatrol',
    enCode: 'resource.team',
    fullName: '本人及下属数据',
    conditions: [{ ...MAKER, symbol: 'in', fieldValue: '@userAndSubordinates' }],
    roles: ['roadStaff'],
  },
  { entry: 'maintenanceOrder', enCode: 'resource.all', fullName: '全部数据', conditions: [], roles: [] },
  {
    entry: 'maintenanceOrder',
    enCode: 'resource.urgent',
    fullName: '紧急工单',
    conditions: [{ field: 'urgency', jnpfKey: 'radio', symbol: '==', fieldValue: '3', logic: 'and' }],
    roles: ['roadStaff'],
  },
  { entry: 'vehicleFile', enCode: 'resource.all', fullName: '全部数据', conditions: [], roles: ['dispatcher'] },
  {
    entry: 'vehicleFile',
    enCode: 'resource.department',
    fullName: '本部门车辆',
    conditions: [{ field: 'department', jnpfKey: 'depSelect', symbol: '==', fieldValue: '@departmentId', logic: 'and' }],
    roles: [],
  },
];

/** Gives roles their schemes of data, where entry and role are still there. @reading R-693 */
export function seedSchemes({ store, nextId, timeMs }: SeedWorld): void {
  const [entries, rights] = [createEntries(store), createRights(store)];
  SCHEMES.forEach(({ entry: code, enCode, fullName, conditions, roles }, order) => {
    const id = nextId();
    const [entry] = entries.list({ enCode: code });
    if (!entry) return;
    const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
    rights.insert({ ...stamp, id, menuId: entry.id, kind: 'resource', parentId: TOP_ID, icon: '', enCode, fullName, sortCode: order + 1 });
    insertRow(store, 'menu_data_scheme', { rightId: id, conditionJson: JSON.stringify(conditions) });
    for (const role of roles) store.run('INSERT INTO role_right (roleId, rightId) SELECT id, ? FROM role WHERE enCode = ?', id, role);
    store.run('UPDATE menu SET isDataAuthorize = 1 WHERE id = ?', entry.id);
  });
}
