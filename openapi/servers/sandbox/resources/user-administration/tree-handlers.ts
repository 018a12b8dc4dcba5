import { groupBy } from '../../core/group.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import type { Store } from '../../core/store.ts';
import { authorityOf } from '../organization/authority.ts';
import { TOP_ORGANIZATION_ID, type OrganizationRow } from '../organization/organizations.ts';
import { readDirectory, type Directory } from './directory.ts';
import { organizationNode, personNode, type WireNode } from './nodes.ts';
import { findPeople, OFFERED, organizeIdsOf, type Person } from './people.ts';

/** Lookups ask for the top by this id. @source forms §7 ("id or 0") */
const TOP = '0';

type Operations = 'listUserOptions' | 'listUserTree' | 'listAuthorizedUsers';

/** The trees of people: whole, or level by level; departments first, then people. @reading R-111 */
export function treeHandlers({ store }: World): Handlers<Operations> {
  return {
    listUserOptions: () => {
      const directory = readDirectory(store);
      const byHome = groupBy(offered(store), (person) => organizeIdsOf(person)[0] ?? '');
      return { data: { list: fullTree(directory, byHome, TOP_ORGANIZATION_ID) } };
    },
    listUserTree: ({ path, body }) => {
      const directory = readDirectory(store);
      const keyword = body.keyword?.trim() ?? '';
      if (keyword === '') return { data: { list: levelOf(store, directory, organizationIdOf(directory, path.id)) } };
      const organization = path.id === TOP ? undefined : directory.branchOf([directory.get(path.id).id]);
      const people = findPeople(store, { all: { state: OFFERED, organization }, keyword });
      const { list, pagination } = pageOf(people, body);
      return { data: { list: list.map((person) => personNode(directory, person)), pagination } };
    },
    listAuthorizedUsers: ({ path, body, caller }) => {
      const directory = readDirectory(store);
      const { administers } = authorityOf(store, caller, directory.rows);
      const keyword = body.keyword?.trim() ?? '';
      if (keyword !== '') {
        const managed = directory.rows.filter(({ id }) => administers(id)).map(({ id }) => id);
        const people = findPeople(store, { all: { state: OFFERED, organization: managed }, keyword });
        return { data: { list: people.map((person) => personNode(directory, person)) } };
      }
      if (path.id === TOP) {
        const tops = directory.open.filter(({ id, parentId }) => administers(id) && !(directory.find(parentId) && administers(parentId)));
        return { data: { list: organizationNodes(store, directory, tops) } };
      }
      const list = administers(directory.get(path.id).id) ? levelOf(store, directory, path.id) : [];
      return { data: { list } };
    },
  };
}

const offered = (store: Store): Person[] => findPeople(store, { all: { state: OFFERED } });

const organizationIdOf = (directory: Directory, id: string): string => (id === TOP ? TOP_ORGANIZATION_ID : directory.get(id).id);

/** Nodes directly below an organisation. */
function levelOf(store: Store, directory: Directory, id: string): WireNode[] {
  const people = findPeople(store, { all: { state: OFFERED, organization: [id] } });
  return [
    ...organizationNodes(store, directory, directory.openChildrenOf(id)),
    ...people.map((person) => personNode(directory, person, id)),
  ];
}

function organizationNodes(store: Store, directory: Directory, rows: readonly OrganizationRow[]): WireNode[] {
  const manned = new Set(
    store
      .all<{ organizeId: string }>(
        'SELECT DISTINCT organizeId FROM user_organization JOIN user ON user.id = userId WHERE enabledMark IN (SELECT value FROM json_each(?))',
        JSON.stringify(OFFERED),
      )
      .map(({ organizeId }) => organizeId),
  );
  return rows.map((row) => {
    const hasChildren = manned.has(row.id) || directory.openChildrenOf(row.id).length > 0;
    return { ...organizationNode(directory, row), isLeaf: !hasChildren, hasChildren, children: null };
  });
}

/** Everybody once, in the default organisation, so that no id stands twice in the tree. */
function fullTree(directory: Directory, byHome: ReadonlyMap<string, Person[]>, parentId: string): WireNode[] {
  return directory.openChildrenOf(parentId).map((row) => {
    const people = (byHome.get(row.id) ?? []).map((person) => personNode(directory, person));
    const children = [...fullTree(directory, byHome, row.id), ...people];
    const hasChildren = children.length > 0;
    return { ...organizationNode(directory, row), isLeaf: !hasChildren, hasChildren, children: hasChildren ? children : null };
  });
}
