import { msg } from '@lingui/core/macro';
import type { Text } from '@milepost/kit/forms/grammar';
import type { Api } from '../../data/api/index.ts';
import { dictionaryLookupQuery } from '../../data/dictionary/queries.ts';
import { askLookup } from '../../data/lookups/index.ts';
import type { Lookups } from '../../data/lookups/index.ts';
import { listSystems } from '../../data/menu/calls.ts';
import type { SelectorNode } from '../../data/pickerNode.ts';

/** A node of the tree beside a list. */
export interface SideNode {
  readonly id: string;
  /** Words of ours for what no server has. */
  readonly fullName: Text;
  readonly enCode: string;
  readonly children: readonly SideNode[];
}

interface Asks {
  readonly api: Api;
  readonly lookups: Lookups;
  readonly signal: AbortSignal;
}
type TreeFeed = (asks: Asks) => Promise<readonly SideNode[]>;

const nodeOf = ({ id, fullName, lastFullName, enCode, children }: SelectorNode): SideNode => ({
  id,
  fullName: lastFullName || fullName,
  enCode: enCode ?? '',
  children: children.map(nodeOf),
});

/** Trees that stand beside lists, by name. */
const TREES: Readonly<Record<string, TreeFeed>> = {
  organization: async ({ lookups, signal }) => (await askLookup(lookups, signal, 'companyTree')).map(nodeOf),
  /** Scopes of roles: everybody, or an organisation. The node of the global ones has the id their list is asked with. */
  roleScope: async ({ lookups, signal }) => [
    { id: '0', fullName: msg({ message: 'Global', context: 'role' }), enCode: '', children: [] },
    ...(await askLookup(lookups, signal, 'departmentTree')).map(nodeOf),
  ],
  /** Systems, each with a menu of its own. */
  menuSystem: async ({ api, signal }) =>
    (await listSystems(api, signal)).map(({ id, fullName, enCode }) => ({ id, fullName, enCode, children: [] })),
  department: async ({ lookups, signal }) => (await askLookup(lookups, signal, 'departmentTree')).map(nodeOf),
};

const DICTIONARY = /^dictionary:(.+)$/;

/** Entries of a dictionary as the tree beside a list. */
async function entriesOf({ lookups }: Asks, api: Api, enCode: string): Promise<readonly SideNode[]> {
  const all = await lookups.queries.fetchQuery(dictionaryLookupQuery(api));
  return (all.find((one) => one.enCode === enCode)?.entries ?? []).map(({ id, fullName, enCode: code }) => ({
    id,
    fullName,
    enCode: code,
    children: [],
  }));
}

/** Question a tree beside a list is asked; `dictionary:<code>` are the entries of a dictionary. */
export const sideTreeQuery = (api: Api, lookups: Lookups, name: string) => ({
  queryKey: ['resource', 'tree', name],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly SideNode[]> => {
    const asks = { api, lookups, signal };
    const [, enCode] = DICTIONARY.exec(name) ?? [];
    if (enCode) return entriesOf(asks, api, enCode);
    const ask = TREES[name];
    if (!ask)
      throw new Error(
        `[resource] There is no tree "${name}" · the list has nothing beside it · name one of ${Object.keys(TREES).join(', ')}, or dictionary:<code>`,
      );
    return ask(asks);
  },
});
