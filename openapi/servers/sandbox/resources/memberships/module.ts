import type { MemberOperation } from '../../../../src/domains/member/index.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import type { FieldWords } from '../../core/words.ts';
import { tellPeople } from '../authority/tell.ts';
import { requireAdministrator, requireRank } from '../user-administration/guards.ts';
import { getPerson } from '../user-administration/people.ts';
import { HOLDERS, holderOf, requireOwn } from './holders.ts';
import { membersOf, writeMembers } from './write.ts';

const words: FieldWords = { objectType: { range: '只能维护岗位、角色或分组的成员' }, userIds: { required: '请选择成员' } };

function handlers(world: World): Handlers<MemberOperation> {
  const { store } = world;
  return {
    listMembers: ({ path, caller }) => ({ data: { ids: membersOf(store, holderOf(world, caller, path.id), path.id) } }),
    setMembers: ({ path, body, caller }) => {
      const type = holderOf(world, caller, path.id);
      if (type !== body.objectType) throw new Refusal(`该记录不是${HOLDERS[body.objectType].title}，请刷新后重试`);
      requireOwn(world, caller, type, path.id);
      const [before, after] = [new Set(membersOf(store, type, path.id)), new Set(body.userIds)];
      const added = [...after].filter((id) => !before.has(id));
      const removed = [...before].filter((id) => !after.has(id));
      for (const id of [...added, ...removed]) requireRank(store, caller, getPerson(store, id), type === 'Role' ? [path.id] : []);
      writeMembers(store, type, path.id, { added, removed });
      requireAdministrator(store);
      if (type === 'Role') tellPeople(world, [...added, ...removed]);
      return { msg: MSG.done };
    },
  };
}

/** People of positions, roles and groups. */
export const memberModule = defineModule({ name: 'member', tables: [], words, handlers });
