import type { GradeOperation } from '../../../../src/domains/grade/index.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal, RightRefusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { defineModule } from '../../core/module.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { buildTree } from '../../core/tree.ts';
import type { FieldWords } from '../../core/words.ts';
import { rightsOfCaller } from '../authority/holdings.ts';
import { partOf, readGivable } from '../authority/menu-tree.ts';
import { tellPeople } from '../authority/tell.ts';
import { authorityOf } from '../organization/authority.ts';
import { ICONS } from '../organization/nodes.ts';
import { createOrganizations, enabledOrganizations, TOP_ORGANIZATION_ID } from '../organization/organizations.ts';
import { readDirectory } from '../user-administration/directory.ts';
import { requireAnotherPerson } from '../user-administration/guards.ts';
import { getPerson, organizeIdsOf } from '../user-administration/people.ts';
import { findGrade, marksOf, tidied, writeGrade, type GradeStored } from './grades.ts';
import { GRADE_TABLES, MARKS, type Marks } from './tables.ts';

const words: FieldWords = {
  userId: { required: '请选择用户' },
  managerGroup: { tooLong: '管理组最多为50个字符！' },
  orgAdminModel: { required: '请选择可管理的组织' },
};

const SORT_FIELDS = ['account', 'realName', 'managerGroup', 'creatorTime', 'lastModifyTime'] as const;
const NO_MARKS = Object.fromEntries(MARKS.map((mark) => [mark, null]));

/** @reading R-477 */
function handlers(world: World): Handlers<GradeOperation> {
  const { store } = world;
  const organizations = createOrganizations(store);
  const authority = (caller: Caller | null) => authorityOf(store, caller, organizations.list());

  return {
    listGrades: ({ query }) => {
      const directory = readDirectory(store);
      const rows = store.all<GradeStored>('SELECT * FROM grade ORDER BY creatorTime DESC, userId').map((grade) => {
        const { userId, managerGroup, creatorTime, lastModifyTime } = grade;
        const person = getPerson(store, userId);
        const { account, realName, gender, mobilePhone } = person;
        const organize = organizeIdsOf(person)
          .map((id) => directory.pathOf(id).names.join('/'))
          .join(';');
        return { userId, account, realName, gender, mobilePhone, organize, managerGroup, creatorTime, lastModifyTime };
      });
      const found = rows.filter(({ account, realName, managerGroup }) => matchesKeyword(query.keyword, account, realName, managerGroup));
      return { data: pageOf(ordered(found, query, SORT_FIELDS), query) };
    },
    getGrade: ({ query, caller }) => {
      const { administers } = authority(caller);
      const userId = query.userId ?? '';
      if (userId !== '') getPerson(store, userId);
      const marks = marksOf(store, userId);
      const nodes = enabledOrganizations(organizations.list()).map(({ id, parentId, fullName, category }) => {
        const given: Partial<Marks> = administers(id) ? (marks.get(id) ?? tidied({})) : NO_MARKS;
        return { id, organizeId: id, parentId, fullName, icon: ICONS[category], ...given };
      });
      const { managerGroup = '', systemIds = '[]', moduleIds = '[]', lastModifyTime = null } = findGrade(store, userId) ?? {};
      return {
        data: {
          userId,
          managerGroup,
          orgAdminModel: buildTree(nodes, TOP_ORGANIZATION_ID),
          systemIds: JSON.parse(systemIds),
          moduleIds: JSON.parse(moduleIds),
          lastModifyTime,
        },
      };
    },
    saveGrade: ({ body, caller }) => {
      const person = getPerson(store, body.userId);
      requireAnotherPerson(caller, person.id);
      if (person.isAdministrator === 1) throw new Refusal('该用户是系统管理员，无需授权');
      const { administers } = authority(caller);
      const sent = new Map(body.orgAdminModel.map(({ organizeId, ...marks }) => [organizeId, tidied(marks)]));
      for (const id of sent.keys())
        if (!organizations.find(id) || !administers(id)) throw new Refusal('只能授予自己管理的组织，请刷新后重试');
      requireOwn(caller, body.systemIds ?? [], body.moduleIds ?? []);
      const beyond = [...marksOf(store, person.id)].filter(([id]) => !administers(id));
      const marks = new Map([...sent, ...beyond]);
      if (![...marks.values()].some((each) => MARKS.some((mark) => each[mark] === 1))) throw new Refusal('请选择可管理的组织');
      const grade: GradeStored = {
        userId: person.id,
        managerGroup: body.managerGroup ?? '',
        systemIds: JSON.stringify(body.systemIds ?? []),
        moduleIds: JSON.stringify(body.moduleIds ?? []),
        creatorTime: findGrade(store, person.id)?.creatorTime ?? world.now(),
        lastModifyTime: world.now(),
      };
      writeGrade(store, grade, marks);
      tellPeople(world, [person.id]);
      return { msg: '保存成功' };
    },
    removeGrade: ({ path, caller }) => {
      if (!findGrade(store, path.userId)) throw new Refusal('分级管理不存在，可能已被删除，请刷新后重试');
      requireAnotherPerson(caller, path.userId);
      const { administers } = authority(caller);
      if ([...marksOf(store, path.userId).keys()].some((id) => !administers(id))) throw new Refusal('只能取消自己管理的组织，请联系管理员');
      store.run('DELETE FROM grade WHERE userId = ?', path.userId);
      tellPeople(world, [path.userId]);
      return { msg: MSG.removed };
    },
  };

  /** @throws Refusal when a system or an entry is not the caller's @reading R-098 */
  function requireOwn(caller: Caller | null, systemIds: readonly string[], moduleIds: readonly string[]): void {
    const { systems, menus } = partOf(readGivable(store), rightsOfCaller(store, caller));
    const known = new Set([...systems, ...menus].map(({ id }) => id));
    if ([...systemIds, ...moduleIds].some((id) => !known.has(id))) throw new RightRefusal(null, '不能授予自己没有的权限，请刷新后重试');
  }
}

/** Delegated administration. */
export const gradeModule = defineModule({ name: 'grade', tables: [GRADE_TABLES], words, handlers });
