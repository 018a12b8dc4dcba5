import { menuRightProblems, type MenuRightOperation } from '../../../../src/domains/menu/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { buildTree, withAncestors } from '../../core/tree.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems } from '../../core/words.ts';
import { TOP_ID, type RightKind } from '../authority/menu-tree.ts';
import { MENU_PAGE, tellOpeners } from './guards.ts';
import { createEntries, createRights, type RightStored } from './tables.ts';
import { menuWords } from './words.ts';

/** Rights of one kind, as its five operations have them. @reading R-475 */
function ofKind(world: World, kind: RightKind) {
  const { store } = world;
  const rights = createRights(store);
  const entries = createEntries(store);
  const columnsOf = ({ moduleId, parentId, icon, ...body }: Body, before: RightStored | null) => {
    const columns = { ...namedColumns(body, before), menuId: moduleId, kind, parentId: parentId || TOP_ID, icon: icon ?? '' };
    refuseProblems(menuRightProblems(columns), menuWords);
    return columns;
  };
  const maintained = maintain(world, rights, {
    columnsOf,
    check: (row, before) => {
      if (!before) return;
      if (row.menuId !== before.menuId) throw new Refusal('权限所属的菜单保存后不能修改');
      if (row.enCode !== before.enCode || row.enabledMark === 0) requireOther(before);
    },
  });
  /** @throws Refusal when there is none of this kind */
  const get = (id: string): RightStored => {
    const row = rights.get(id);
    if (row.kind !== kind) throw new Refusal('权限不存在，可能已被删除，请刷新后重试');
    return row;
  };
  const requireOther = ({ menuId, enCode }: RightStored): void => {
    if (entries.get(menuId).enCode === MENU_PAGE && kind === 'button' && enCode.startsWith('btn_'))
      throw new Refusal('系统菜单页面的按钮不能停用、改码或删除');
  };
  return {
    list: (menuId: string, keyword: string | undefined) => {
      entries.get(menuId);
      const rows = rights.list({ menuId, kind });
      const found = withAncestors(rows, (row) => matchesKeyword(keyword, row.fullName, row.enCode));
      return {
        data: {
          list: buildTree(
            found.map((row) => ({ ...shown(row), roleIds: rolesWith(store, row.id) })),
            TOP_ID,
          ),
        },
      };
    },
    create: (call: Pick<Call<'createMenuButton'>, 'body' | 'caller'>) => {
      const answer = maintained.create(call);
      tellOpeners(world, call.body.moduleId);
      return answer;
    },
    get: (id: string) => ({ data: shown(get(id)) }),
    update: (call: Pick<Call<'updateMenuButton'>, 'path' | 'body' | 'caller'>) => {
      get(call.path.id);
      const answer = maintained.update(call);
      tellOpeners(world, call.body.moduleId);
      return answer;
    },
    remove: (call: Pick<Call<'removeMenuButton'>, 'path'>) => {
      const row = get(call.path.id);
      requireOther(row);
      const answer = maintained.remove(call);
      tellOpeners(world, row.menuId);
      return answer;
    },
  };
}

const rolesWith = (store: Store, rightId: string): string[] =>
  store.all<{ roleId: string }>('SELECT roleId FROM role_right WHERE rightId = ? ORDER BY roleId', rightId).map(({ roleId }) => roleId);

type Body = Call<'createMenuButton'>['body'];

function shown(row: RightStored) {
  const { kind: _kind, menuId, ...columns } = withoutCreation(row);
  return { ...columns, moduleId: menuId };
}

export function rightHandlers(world: World): Handlers<MenuRightOperation | 'listDataSchemes'> {
  const [button, column, form] = [ofKind(world, 'button'), ofKind(world, 'column'), ofKind(world, 'form')];
  const rights = createRights(world.store);
  return {
    listMenuButtons: ({ path, query }) => button.list(path.id, query.keyword),
    createMenuButton: button.create,
    getMenuButton: ({ path }) => button.get(path.id),
    updateMenuButton: button.update,
    removeMenuButton: button.remove,
    listMenuColumns: ({ path, query }) => column.list(path.id, query.keyword),
    createMenuColumn: column.create,
    getMenuColumn: ({ path }) => column.get(path.id),
    updateMenuColumn: column.update,
    removeMenuColumn: column.remove,
    listMenuForms: ({ path, query }) => form.list(path.id, query.keyword),
    createMenuForm: form.create,
    getMenuForm: ({ path }) => form.get(path.id),
    updateMenuForm: form.update,
    removeMenuForm: form.remove,
    listDataSchemes: ({ path, query }) => {
      createEntries(world.store).get(path.id);
      const rows = rights.list({ menuId: path.id, kind: 'resource' });
      const found = rows.filter((row) => matchesKeyword(query.keyword, row.fullName, row.enCode));
      const list = found.map((row) => {
        const { parentId: _parent, icon: _icon, ...scheme } = shown(row);
        return { ...scheme, conditionText: null };
      });
      return { data: { list } };
    },
  };
}
