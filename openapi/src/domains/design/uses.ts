import { listRulesOf, ruleListOf, rulesWithout } from './conditions.ts';
import { kindNameOf, keyOf } from './document.ts';
import type { DesignDocument, DesignNode, NodeId } from './document.ts';
import { isList, isObject, memberOf, textOf, valueAt, withMember, withValueAt } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';
import { RULES, fieldName, fieldsOf } from './keys.ts';
import { remembered, rememberedLately } from './remembered.ts';
import { allNodes, withNode } from './tree.ts';

/** Purpose a field is used for. */
export type UseKind =
  | 'attribute'
  | 'code'
  | 'follows'
  | 'parameter'
  | 'dateLimit'
  | 'formula'
  | 'sum'
  | 'rule'
  | 'column'
  | 'filter'
  | 'order'
  | 'group'
  | 'parent'
  | 'leftTree'
  | 'listSum'
  | 'condition'
  | 'import'
  | 'flow';

/** Owner of a use: a node of the form, the form itself, one of its lists, or its flow. */
export type UseOwner = { readonly node: NodeId } | 'form' | 'list' | 'appList' | 'flow';

/** A place that names a field. */
export interface FieldUse {
  readonly owner: UseOwner;
  readonly as: UseKind;
  /** Position of the name in the JSON of its owner. */
  readonly path: Path;
  /** Name of the field as `fieldName` makes it: a column of a sub-table has its table before it. */
  readonly field: string;
}

const TABLE_MARK = '_jnpfTable_';
/** Texts of a formula that name a field: `a`, `rows.a`, `rows-a`, `SUM(rows-a)`. */
const NAME = /^[A-Za-z_]\w*(?:[.-][A-Za-z_]\w*)?$/;
const SUM = /^SUM\((.+)\)$/i;
const asName = (text: string): string => text.replace('.', '-');

/** Field a text of a formula names; null for signs and numbers. */
export function fieldInToken(token: string): string | null {
  const inner = SUM.exec(token.trim())?.[1] ?? token.trim();
  return NAME.test(inner) ? asName(inner) : null;
}

interface Found {
  readonly as: UseKind;
  readonly path: Path;
  readonly field: string;
}

const one = (as: UseKind, value: JsonObject, path: Path, read: (text: string) => string | null = asName): readonly Found[] => {
  const text = textOf(valueAt(value, path));
  const field = text === '' ? null : read(text);
  return field === null || field === '' ? [] : [{ as, path, field }];
};
const each = (as: UseKind, value: JsonObject, path: Path, within: Path = [], read?: (text: string) => string | null): readonly Found[] => {
  const list = valueAt(value, path);
  return isList(list) ? list.flatMap((_, at) => one(as, value, [...path, at, ...within], read)) : [];
};
const beforeMark = (text: string): string => text.split(TABLE_MARK)[0] ?? '';
/** Parameters name what is no field with an `@`. */
const noMark = (text: string): string | null => (text.startsWith('@') ? null : asName(text));

/** Kinds whose `relationField` is a column of another form, not a field of this one. */
const RELATES_ELSEWHERE: ReadonlySet<string> = new Set(['relationForm', 'popupSelect', 'popupTableSelect', 'autoComplete']);
const CODES: ReadonlySet<string> = new Set(['qrcode', 'barcode']);
const ATTRIBUTES: ReadonlySet<string> = new Set(['relationFormAttr', 'popupAttr']);

/** Fields a control names. */
const usesInControl = remembered((own: JsonObject): readonly Found[] => {
  const kind = kindNameOf({ own });
  const found: Found[] = [];
  if (ATTRIBUTES.has(kind)) found.push(...one('attribute', own, ['relationField'], beforeMark));
  else if (CODES.has(kind)) {
    if (textOf(own['dataType']) !== 'static') found.push(...one('code', own, ['relationField']));
  } else if (!RELATES_ELSEWHERE.has(kind)) found.push(...one('follows', own, ['relationField']));
  found.push(
    ...each('parameter', own, ['templateJson'], ['relationField'], noMark),
    ...each('parameter', own, ['__config__', 'templateJson'], ['relationField'], noMark),
    ...one('dateLimit', own, ['__config__', 'startRelationField']),
    ...one('dateLimit', own, ['__config__', 'endRelationField']),
    ...each('formula', own, ['expression'], [], fieldInToken),
    ...each('formula', own, ['expression'], ['__vModel__']),
  );
  if (kind === 'table') found.push(...each('sum', own, ['summaryField']), ...each('sum', own, ['thousandsField']));
  return found;
});

/** Members of rules that name a field, at any depth. */
function usesInRules(value: Json | undefined, path: Path): readonly Found[] {
  if (isList(value)) return value.flatMap((item, at) => usesInRules(item, [...path, at]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): readonly Found[] => {
    const here = [...path, name];
    if ((name === 'field' || name === 'change') && typeof inner === 'string') return [{ as: 'rule', path: here, field: asName(inner) }];
    if (name === 'formula' && isList(inner))
      return inner.flatMap((token, at) => {
        const field = typeof token === 'string' ? fieldInToken(token) : null;
        return field === null ? [] : [{ as: 'rule' as const, path: [...here, at], field }];
      });
    return usesInRules(inner, here);
  });
}

/** Orders of a list as one text: `-a,b`. */
const inOrder = (list: JsonObject): readonly Found[] =>
  textOf(list['defaultSidx'])
    .split(',')
    .map((text) => asName(text.trim().replace(/^-/, '')))
    .filter((field) => field !== '')
    .map((field): Found => ({ as: 'order', path: ['defaultSidx'], field }));

/** Conditions of a list: one after the other up to 3.4, in groups from 3.6 on. */
function inConditions(value: Json | undefined, path: Path): readonly Found[] {
  if (isList(value)) return value.flatMap((item, at) => inConditions(item, [...path, at]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): readonly Found[] => {
    if (name !== 'field') return isList(inner) ? inConditions(inner, [...path, name]) : [];
    return typeof inner === 'string' && inner !== '' ? [{ as: 'condition', path: [...path, name], field: asName(inner) }] : [];
  });
}

/** Fields a list names. */
const usesInList = remembered((list: JsonObject): readonly Found[] => {
  const inList = (name: string, as: UseKind, member = 'prop') => each(as, list, [name], [member]);
  const type = textOf(list['type']);
  return [
    ...inList('columnList', 'column'),
    ...inList('searchList', 'filter'),
    ...each('listSum', list, ['summaryField']),
    ...each('listSum', list, ['thousandsField']),
    ...inOrder(list),
    ...each('order', list, ['defaultSortConfig'], ['field']),
    ...(type === '3' ? one('group', list, ['groupField']) : []),
    ...(type === '5' ? one('parent', list, ['parentField']) : []),
    ...(type === '2' ? one('leftTree', list, ['treeRelation']) : []),
    ...inConditions(list['ruleList'], ['ruleList']),
    ...each('import', list, ['uploaderTemplateJson', 'selectKey']),
    ...each('parameter', list, ['treeTemplateJson'], ['relationField'], noMark),
  ];
});

/** Names that are no fields of a form: what the server keeps of every record. */
const OF_RECORDS = /^(?:id|(?:creator|lastModify)(?:Time|UserId?)|f_\w+|flow(?:Id|TaskId|State)|\w+_(?:id|name))$/i;
export const isOfRecords = (field: string): boolean => OF_RECORDS.test(field);

/** Names of a column in its own row, with the table before them. */
function inRow(found: readonly Found[], table: string | null, columns: ReadonlySet<string>): readonly Found[] {
  if (table === null) return found;
  return found.map((use) => {
    const inTable = `${table}-${use.field}`;
    // Sums of a sub-table are of its columns, never of the form around it.
    const isOwn = columns.has(inTable) || (use.as === 'sum' && !use.field.includes('-'));
    return isOwn ? { ...use, field: inTable } : use;
  });
}

const NONE: readonly FieldUse[] = [];

/** Everything in a design that names a field, in reading order. */
export const usesOf: (document: DesignDocument) => readonly FieldUse[] = rememberedLately((document) => {
  const fields = fieldsOf(document);
  const tableOf = new Map(fields.map(({ nodeId, table }) => [nodeId, table]));
  const columns = new Set(fields.flatMap(({ key, table }) => (table === null ? [] : [`${table}-${key}`])));
  const inNode = (node: DesignNode): readonly FieldUse[] => {
    const found = isObject(node.own) ? usesInControl(node.own) : NONE;
    if (found.length === 0) return NONE;
    const table = kindNameOf(node) === 'table' ? keyOf(node) : (tableOf.get(node.id) ?? null);
    return inRow(found, table, columns).map((use) => ({ owner: { node: node.id }, ...use }));
  };
  const inAll = (owner: UseOwner, found: readonly Found[]) => found.map((use): FieldUse => ({ owner, ...use }));
  return [
    ...allNodes(document.tree).flatMap(inNode),
    ...inAll('form', usesInRules(memberOf(document.form ?? undefined, RULES), [RULES])),
    ...(document.list ? inAll('list', usesInList(document.list)) : []),
    ...(document.appList ? inAll('appList', usesInList(document.appList)) : []),
  ];
});

/** Uses of a field by others: its own columns and filters too, but not those a sub-table makes of itself. */
export const usesOfField = (document: DesignDocument, field: string): readonly FieldUse[] =>
  usesOf(document).filter((use) => use.field === field || use.field.startsWith(`${field}-`));

/** The text with the name of a field in it changed, however it is written there. */
function renamedText(text: string, from: string, to: string): string {
  if (text.includes(','))
    return text
      .split(',')
      .map((part) => renamedText(part, from, to))
      .join(',');
  if (text.startsWith('-')) return `-${renamedText(text.slice(1), from, to)}`;
  const marked = text.split(TABLE_MARK);
  if (marked.length > 1) return [renamedText(marked[0] ?? '', from, to), ...marked.slice(1)].join(TABLE_MARK);
  const sum = SUM.exec(text.trim())?.[1];
  if (sum !== undefined) return text.replace(sum, renamedText(sum, from, to));
  const sign = text.includes('.') ? '.' : '-';
  const written = asName(text);
  if (written === from) return to.replace('-', sign);
  const [, own = ''] = from.split('-');
  const [, next = ''] = to.split('-');
  if (own !== '' && text === own) return next;
  return written.startsWith(`${from}-`) ? text.replace(from, to) : text;
}

/**
 * The design with everything that names a field naming it anew; the field itself is not touched.
 * @param from its name as `fieldName` makes it, `to` the new one
 */
function withFieldRenamed(document: DesignDocument, from: string, to: string): DesignDocument {
  let next = document;
  const rewritten = (value: Json, path: Path): Json =>
    withValueAt(value, path, renamedText(textOf(valueAt(value, path)), from, to)) as Json;
  for (const { owner, path } of usesOfField(document, from)) {
    if (owner === 'flow') continue;
    if (typeof owner === 'object') {
      const node = next.tree.nodes.get(owner.node);
      if (node) next = { ...next, tree: withNode(next.tree, owner.node, rewritten(node.own, path)) };
      continue;
    }
    const value = next[owner];
    if (value) next = { ...next, [owner]: rewritten(value, path) };
  }
  return withListsRenamed(next, from, to);
}

/** The design with another key for a field, and everything that names it naming it anew. */
export function withKey(document: DesignDocument, nodeId: NodeId, key: string): DesignDocument {
  const field = fieldsOf(document).find((one) => one.nodeId === nodeId);
  const node = document.tree.nodes.get(nodeId);
  if (!node) return document;
  const renamed = field ? withFieldRenamed(document, fieldName(field), fieldName({ key, table: field.table })) : document;
  const { own } = renamed.tree.nodes.get(nodeId) ?? node;
  return { ...renamed, tree: withNode(renamed.tree, nodeId, withValueAt(own, ['__vModel__'], key) as Json) };
}

/** Lists keep a copy of the control beside the name of a column: its key follows. */
function withListsRenamed(document: DesignDocument, from: string, to: string): DesignDocument {
  const renamed = (list: JsonObject | null): JsonObject | null => {
    if (!list) return list;
    let next: JsonObject = list;
    for (const name of ['columnList', 'searchList', 'defaultColumnList', 'columnOptions'])
      for (const [at] of (isList(next[name]) ? next[name] : []).entries())
        for (const member of ['__vModel__', 'prop', 'id']) {
          const path = [name, at, member];
          const text = textOf(valueAt(next, path));
          if (text === from || text.startsWith(`${from}-`)) next = withValueAt(next, path, renamedText(text, from, to)) as JsonObject;
        }
    return next;
  };
  return { ...document, list: renamed(document.list), appList: renamed(document.appList) };
}

/** Names of lists that hold a column, a filter or a sum of a field each. */
const LISTED = [
  ['columnList', 'prop'],
  ['defaultColumnList', 'prop'],
  ['searchList', 'prop'],
  ['columnOptions', 'prop'],
] as const;
const NAMED = ['summaryField', 'thousandsField'] as const;

/** The lists without the columns, filters, sums and the order of fields: what follows a field that is taken out. */
export function withoutFieldsInLists(document: DesignDocument, fields: ReadonlySet<string>): DesignDocument {
  const isGone = (name: string): boolean => fields.has(name) || fields.has(name.split('-')[0] ?? '');
  const without = (list: JsonObject | null): JsonObject | null => {
    if (!list) return list;
    let next: JsonObject = list;
    const kept = (path: Path, keep: (item: Json) => boolean) => {
      const items = valueAt(next, path);
      if (!isList(items) || items.every(keep)) return;
      next = withValueAt(next, path, items.filter(keep)) as JsonObject;
    };
    for (const [name, member] of LISTED) kept([name], (item) => !isGone(textOf(memberOf(item, member) ?? memberOf(item, '__vModel__'))));
    const rules = listRulesOf(next);
    const isLost = (condition: JsonObject): boolean => isGone(asName(textOf(condition['field'])));
    if (rules.groups.some((group) => group.list.some(isLost))) next = withMember(next, 'ruleList', ruleListOf(rulesWithout(rules, isLost)));
    for (const name of NAMED) kept([name], (item) => !isGone(textOf(item)));
    kept(['uploaderTemplateJson', 'selectKey'], (item) => !isGone(textOf(item)));
    kept(['defaultSortConfig'], (item) => !isGone(textOf(memberOf(item, 'field'))));
    const orders = textOf(next['defaultSidx']).split(',');
    const left = orders.filter((order) => !isGone(order.trim().replace(/^-/, '')));
    if (left.length < orders.length) next = withMember(next, 'defaultSidx', left.join(','));
    return next;
  };
  return { ...document, list: without(document.list), appList: without(document.appList) };
}
