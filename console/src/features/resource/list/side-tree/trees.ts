import { msg } from '@lingui/core/macro';
import { cellText } from '@milepost/kit/engines/data-rows';
import type { Dictionary } from '@milepost/openapi/domains/dictionary';
import type { Api } from '../../../../data/api/index.ts';
import { dataInterfaceFeed } from '../../../../data/data-interface/feed.ts';
import { dictionaryLookupQuery } from '../../../../data/dictionary/queries.ts';
import { askLookup } from '../../../../data/lookups/index.ts';
import type { Lookups } from '../../../../data/lookups/index.ts';
import { listSystems } from '../../../../data/menu/calls.ts';
import type { SelectorNode } from '../../../../data/pickerNode.ts';
import { readThrough } from '../../../../data/tags.ts';
import type { SideAsk, SideNode } from '../../definition/types.ts';

interface Asks extends SideAsk {
  readonly lookups: Lookups;
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

const DICTIONARY = /^dictionary(?:\.(id|code))?:(.+)$/s;
/** Rows of a data interface: its id, and the columns of the value, the label and the rows below. */
const INTERFACE = /^interface:([^?]+)\?([^&]*)&([^&]*)&(.*)$/;
/** Nodes that stand in the name itself, as JSON: those of a design. */
const OPTIONS = 'options:';
/** Begin of the name of a tree whose nodes stand for the way from the top to them. */
const WAYS = 'ways:';

/** Every dictionary, from the cached lookup. */
async function dictionariesOf({ queries }: Lookups, api: Api): Promise<readonly Dictionary[]> {
  const query = dictionaryLookupQuery(api);
  const all = await queries.fetchQuery(query);
  readThrough(api.client, queries, query.queryKey);
  return all;
}

/** Entries of a dictionary as the tree beside a list. */
async function entriesOf({ lookups }: Asks, api: Api, enCode: string): Promise<readonly SideNode[]> {
  const all = await dictionariesOf(lookups, api);
  return (all.find((one) => one.enCode === enCode)?.entries ?? []).map(({ id, fullName, enCode: code }) => ({
    id,
    fullName,
    enCode: code,
    children: [],
  }));
}

type Entries = Dictionary['entries'];

/** Entries of a dictionary by its id or code, with those below them. */
async function nestedEntries({ lookups }: Asks, api: Api, name: string, keeps: string): Promise<readonly SideNode[]> {
  const all = await dictionariesOf(lookups, api);
  const nodes = (entries: Entries): readonly SideNode[] =>
    entries.map((entry) => ({
      id: keeps === 'code' ? entry.enCode : entry.id,
      fullName: entry.fullName,
      enCode: entry.enCode,
      children: 'children' in entry ? nodes(entry.children as Entries) : [],
    }));
  return nodes(all.find((one) => one.id === name || one.enCode === name)?.entries ?? []);
}

/** Rows that are asked for where there are no pages. @source forms §9 */
const ALL_ROWS = 10_000;

/** Rows of a data interface, with those below them. */
async function interfaceNodes({ signal }: Asks, api: Api, [interfaceId = '', ...columns]: readonly string[]) {
  const [value = 'id', label = 'fullName', children = 'children'] = columns.map(decodeURIComponent);
  const names = { interfaceId, propsValue: value, relationField: label, columnOptions: label };
  const { rows } = await dataInterfaceFeed(api.client).list(
    { ...names, keyword: '', currentPage: 1, pageSize: ALL_ROWS, paramList: [] },
    signal,
  );
  const nodes = (level: readonly Readonly<Record<string, unknown>>[]): readonly SideNode[] =>
    level.map((row) => {
      const below = row[children];
      const id = cellText(row[value]);
      return { id, fullName: cellText(row[label]) || id, enCode: '', children: Array.isArray(below) ? nodes(below as typeof level) : [] };
    });
  return nodes(rows);
}

interface NamedNode {
  readonly id: string;
  readonly fullName: string;
  readonly children: readonly NamedNode[];
}
const namedNodes = (nodes: readonly NamedNode[]): readonly SideNode[] =>
  nodes.map(({ id, fullName, children }) => ({ id, fullName, enCode: '', children: namedNodes(children) }));

/** Stands between the steps of a way; no id has it. */
const STEP = ',';

/** The same tree, each node by the way from the top to it. */
const asWays = (nodes: readonly SideNode[], above = ''): readonly SideNode[] =>
  nodes.map((node) => {
    const id = above === '' ? node.id : `${above}${STEP}${node.id}`;
    return { ...node, id, children: asWays(node.children, id) };
  });

/**
 * Nodes of a tree by its name. `dictionary:<code>` are the entries of a dictionary, `dictionary.id:<id>` and
 * `dictionary.code:<id>` those with what is below them, `options:<JSON>` the nodes themselves, `ways:` before a name has each node by its way from the top.
 * @throws when there is no tree of that name
 */
export async function nodesNamed(ask: SideAsk, name: string): Promise<readonly SideNode[]> {
  const asks = { ...ask, lookups: { client: ask.api.client, queries: ask.queries } };
  return name.startsWith(WAYS) ? asWays(await nodesOf(asks, asks.api, name.slice(WAYS.length))) : nodesOf(asks, asks.api, name);
}

async function nodesOf(asks: Asks, api: Api, name: string): Promise<readonly SideNode[]> {
  if (name.startsWith(OPTIONS)) return namedNodes(JSON.parse(name.slice(OPTIONS.length)) as readonly NamedNode[]);
  const [, keeps, dictionary] = DICTIONARY.exec(name) ?? [];
  if (dictionary) return keeps ? nestedEntries(asks, api, dictionary, keeps) : entriesOf(asks, api, dictionary);
  const [, ...of] = INTERFACE.exec(name) ?? [];
  if (of.length > 0) return interfaceNodes(asks, api, of);
  const ask = TREES[name];
  if (!ask)
    throw new Error(
      `[resource] There is no tree "${name}" · the list has nothing beside it · name one of ${Object.keys(TREES).join(', ')}, dictionary:<code>, or interface:<id>?<value>&<label>&<children>`,
    );
  return ask(asks);
}
