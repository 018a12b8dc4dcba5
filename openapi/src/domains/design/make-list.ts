import { allNodes } from './tree.ts';
import { kindNameOf, keyOf, labelOf } from './document.ts';
import type { DesignDocument, DesignNode, NodeId } from './document.ts';
import { isList, isObject, memberOf, textOf, withMember } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { fieldsOf } from './keys.ts';
import { KINDS, kindOfName } from './kinds.ts';
import type { KindFacts } from './kinds.ts';

/** Columns and filters a list has at first. */
const FIRST_COLUMNS = 8;

const factsOf = (node: DesignNode): KindFacts | undefined => {
  const kind = kindOfName(kindNameOf(node));
  return kind && KINDS[kind];
};

/** The control a column or a filter repeats, under the name lists have for its field. */
const repeated = (node: DesignNode, name: string): JsonObject => {
  const own = isObject(node.own) ? node.own : {};
  return { ...own, __vModel__: name, prop: name, label: labelOf(node), jnpfKey: kindNameOf(node) };
};

/** A column of a field. @source wire-facts §17.2 */
export const newColumn = (node: DesignNode, name = keyOf(node)): JsonObject => ({
  ...repeated(node, name),
  fixed: 'none',
  align: factsOf(node)?.value === 'number' ? 'right' : 'left',
  width: null,
  sortable: false,
});

/** A filter on a field: texts by what they contain, numbers and moments by a range, choices by what they are. */
export function newFilter(node: DesignNode, name = keyOf(node)): JsonObject {
  const value = factsOf(node)?.value;
  const searchType = value === 'text' || value === 'longText' ? 2 : value === 'number' || value === 'date' || value === 'time' ? 3 : 1;
  return { ...repeated(node, name), value: null, searchType, searchMultiple: false };
}

/** Sorts of values a list is first searched by, one field of each. */
const FIRST_FILTERS: readonly (readonly KindFacts['value'][])[] = [['text'], ['option', 'organization', 'person'], ['date']];

/** The list of a form: its first columns and filters, ordered by what was made last, with the usual buttons. @source designer §11 */
export function listMadeFrom(document: DesignDocument): JsonObject {
  const nodes = allNodes(document.tree);
  const inTables = new Set(fieldsOf(document).flatMap(({ nodeId, table }) => (table === null ? [] : [nodeId])));
  const fields = nodes.filter((node) => keyOf(node) !== '' && !inTables.has(node.id));
  const columns = fields.filter((node) => factsOf(node)?.isColumn);
  const filters = FIRST_FILTERS.flatMap(
    (values) => fields.find((node) => factsOf(node)?.isFilter && values.includes(factsOf(node)?.value ?? 'none')) ?? [],
  );
  return {
    type: 1,
    columnList: columns.slice(0, FIRST_COLUMNS).map((node) => newColumn(node)),
    searchList: filters.map((node) => newFilter(node)),
    defaultColumnList: columns.map((node, at) => ({ ...newColumn(node), checked: at < FIRST_COLUMNS })),
    columnOptions: columns.map((node) => node.own),
    hasSuperQuery: true,
    childTableStyle: 1,
    showSummary: false,
    summaryField: [],
    ruleList: [],
    defaultSidx: '',
    sort: 'desc',
    hasPage: true,
    pageSize: 20,
    hasTreeQuery: false,
    treeTitle: '',
    treeDataSource: 'dictionary',
    treeDictionary: '',
    treeRelation: '',
    groupField: '',
    parentField: '',
    useColumnPermission: false,
    useFormPermission: false,
    // Off, whoever may look at records could remove them.
    useBtnPermission: true,
    useDataPermission: false,
    customBtnsList: [],
    btnsList: [{ value: 'add', icon: 'el-icon-plus', label: '新增' }],
    columnBtnsList: [
      { value: 'edit', icon: 'el-icon-edit', label: '编辑' },
      { value: 'remove', icon: 'el-icon-delete', label: '删除' },
      { value: 'detail', icon: 'el-icon-view', label: '详情' },
    ],
    printIds: [],
    funcs: { afterOnload: '', rowStyle: '', cellStyle: '' },
  };
}

/** Name a column, or what a list offers as one, has for its field. */
export const itemName = (item: Json): string => textOf(memberOf(item, 'prop') ?? memberOf(item, '__vModel__') ?? memberOf(item, 'id'));

/**
 * The lists with these fields among those they offer as columns: what follows a field that comes into the form. A list that
 * keeps no such members stays without them. @source wire-facts §17.2
 */
export function withFieldsOffered(document: DesignDocument, ids: ReadonlySet<NodeId>): DesignDocument {
  const nodes = fieldsOf(document).flatMap(({ nodeId, table }) => {
    const node = document.tree.nodes.get(nodeId);
    return node && table === null && ids.has(nodeId) && factsOf(node)?.isColumn ? [node] : [];
  });
  const offering = (list: JsonObject | null): JsonObject | null => {
    if (!list) return list;
    const offered = (now: JsonObject, name: string, item: (node: DesignNode) => Json): JsonObject => {
      const had = now[name];
      if (!isList(had)) return now;
      const there = new Set(had.map(itemName));
      const fresh = nodes.filter((node) => !there.has(keyOf(node)));
      return fresh.length === 0 ? now : withMember(now, name, [...had, ...fresh.map(item)]);
    };
    const options = offered(list, 'columnOptions', ({ own }) => own);
    return offered(options, 'defaultColumnList', (node) => ({ ...newColumn(node), checked: false }));
  };
  const [list, appList] = [offering(document.list), offering(document.appList)];
  return list === document.list && appList === document.appList ? document : { ...document, list, appList };
}
