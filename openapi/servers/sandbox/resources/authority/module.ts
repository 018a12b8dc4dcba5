import type { AuthorityOperation } from '../../../../src/domains/authority/index.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import type { FieldWords } from '../../core/words.ts';
import { addRights, replaceRights } from './give.ts';
import { requireRole } from './holdings.ts';
import { tellHolders } from './tell.ts';
import { AUTHORITY_TABLES, SYSTEMS_OF_MENUS } from './tables.ts';
import { stepOf } from './values.ts';

const words: FieldWords = { type: { required: '请选择权限类型', range: '权限类型不存在，请重新选择' } };

function handlers(world: World): Handlers<AuthorityOperation> {
  const { store } = world;
  return {
    listRoleRights: ({ path, body, caller }) => {
      const role = requireRole(store, caller, path.id);
      const before = new Set((body.moduleIds ?? '').split(','));
      return { data: stepOf(store, caller, role.id, body.type, before) };
    },
    setRoleRights: ({ path, body, caller }) => {
      if ((body.objectType ?? 'Role') !== 'Role') throw new Refusal('沙箱只为角色授权，请通过角色授予');
      replaceRights(store, caller, requireRole(store, caller, path.id).id, body);
      tellHolders(world, [path.id]);
      return { msg: MSG.done };
    },
    addRights: ({ body, caller }) => {
      if ((body.positionIds ?? []).length + (body.userIds ?? []).length > 0) throw new Refusal('沙箱只为角色授权，请通过角色授予');
      const roleIds = [...new Set(body.roleIds)];
      if (roleIds.length === 0) throw new Refusal('请选择角色');
      for (const id of roleIds) addRights(store, caller, requireRole(store, caller, id).id, body);
      tellHolders(world, roleIds);
      return { msg: MSG.done };
    },
  };
}

/** Rights of roles: systems, menu entries, and what may be pressed and seen on them. */
export const authorityModule = defineModule({
  name: 'authority',
  tables: [AUTHORITY_TABLES],
  seed: ({ store }) => void store.run(SYSTEMS_OF_MENUS),
  words,
  handlers,
});
