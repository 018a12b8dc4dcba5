import { namedProblems } from '../../../../src/domains/organization/index.ts';
import type { GroupOperation } from '../../../../src/domains/group/index.ts';
import { groupBy } from '../../core/group.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintain } from '../../core/maintained.ts';
import { NAMED_COLUMNS, namedColumns, type NamedRow } from '../../core/named-row.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword, matchesNamed } from '../../core/keyword.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { buildTree } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { designsNaming } from '../model/designs-naming.ts';
import { withMemberCounts } from './member-counts.ts';
import { ICONS } from './nodes.ts';
import { organizationWords } from './words.ts';

/** Parent of the kinds of groups. @source forms §3 */
const TOP_ID = '-1';

/** A group as it is stored. */
export type GroupRow = NamedRow & { type: string };

const DESCRIPTOR: ResourceDescriptor<GroupRow> = {
  table: 'user_group',
  title: '分组',
  columns: [...NAMED_COLUMNS, 'type'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [{ table: 'user_group_member', column: 'groupId', msg: '该分组下有成员，无法删除，请先移出成员' }],
};

export const createGroups = (store: Store): Resource<GroupRow> => createResource(store, DESCRIPTOR);

/** Designs that offer groups. */
const DESIGNS = ['model', 'flow', 'portal'] as const;

export function groupHandlers(world: World): Handlers<GroupOperation> {
  const groups = createGroups(world.store);
  const maintained = maintain(world, groups, { columnsOf });

  return {
    listGroups: ({ query }) => {
      const kept = groups.list(query.type ? { type: query.type } : {}).filter(matchesNamed(query));
      const found = withMemberCounts(world.store, 'group', kept);
      const rows = ordered(found, query, ['fullName', 'enCode', 'type', 'memberCount', 'enabledMark', 'sortCode', 'creatorTime']);
      const { list, pagination } = pageOf(rows, query);
      return { data: { list: list.map(({ lastModifyTime: _modified, ...row }) => row), pagination } };
    },
    listGroupTree: () => ({ data: groupTree(groups.list({ enabledMark: 1 })) }),
    listAllowedGroups: ({ body }) => {
      const allowed = groups
        .list({ enabledMark: 1 })
        .filter((row) => body.ids.includes(row.id) && matchesKeyword(body.keyword ?? '', row.fullName, row.enCode));
      const nodes = allowed.map((row) => groupNode(row, TOP_ID));
      return { data: { list: buildTree(nodes, TOP_ID) } };
    },
    getGroup: maintained.get,
    createGroup: maintained.create,
    updateGroup: maintained.update,
    removeGroup: maintained.remove,
    listGroupUsages: ({ path, caller }) => {
      const seesNotices = world.services.may(caller, onPage('system-notice')('btn_edit'));
      return { data: { list: designsNaming(world, groups.get(path.id).id, seesNotices ? [...DESIGNS, 'notice'] : DESIGNS) } };
    },
  };
}

function columnsOf(body: Call<'createGroup'>['body'], before: GroupRow | null) {
  const columns = { ...namedColumns(body, before), type: body.type ?? '' };
  refuseProblems(namedProblems(columns), organizationWords);
  return columns;
}

type Node = { id: string; parentId: string; fullName: string; type: string | null; icon: string; num: number; enabledMark: number };

const groupNode = ({ id, fullName, enabledMark }: GroupRow, parentId: string): Node => ({
  id,
  parentId,
  fullName,
  type: 'group',
  icon: ICONS.group,
  num: 0,
  enabledMark,
});

/** Groups below the kinds they are filed under; a kind is no record, so its id is made of its name. @reading R-104 */
function groupTree(rows: readonly GroupRow[]) {
  const kinds = [...groupBy(rows, (row) => row.type)].flatMap(([type, members]): Node[] => {
    const id = `kind.${type}`;
    const kind = { id, parentId: TOP_ID, fullName: type || '未分类', type: null, icon: ICONS.group, num: members.length, enabledMark: 1 };
    return [kind, ...members.map((row) => groupNode(row, id))];
  });
  return buildTree(kinds, TOP_ID);
}
