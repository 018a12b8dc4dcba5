import {
  KINDS,
  fieldName,
  fieldsOf,
  isList,
  isObject,
  kindOfName,
  labelOf,
  memberOf,
  newColumn,
  newFilter,
  textOf,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignNode, JsonObject, KindFacts, KindName } from '@milepost/openapi/domains/design';
import { itemsOf, listIn, nameOf } from './listItems.ts';
import type { ListOwner } from './listItems.ts';

/** A field a list may show or be searched by. */
export interface PossibleField {
  /** Name lists have for it. */
  readonly name: string;
  readonly label: string;
  /** Label of its sub-table; null outside of one. */
  readonly table: string | null;
  /** Null for a kind nobody knows, such as a column of a data interface. */
  readonly kind: KindName | null;
  /** It as a column and as a filter of a list. */
  readonly column: () => JsonObject;
  readonly filter: () => JsonObject;
}

/** Model whose list shows a data interface: it has no form. */
const DATA_VIEW = 4;

const factsOf = (kind: KindName | null): KindFacts | null => (kind === null ? null : KINDS[kind]);

function ofForm(document: DesignDocument): readonly PossibleField[] {
  const { nodes } = document.tree;
  const tables = new Map<string, DesignNode>();
  return fieldsOf(document).flatMap((field): readonly PossibleField[] => {
    const node = nodes.get(field.nodeId);
    const kind = kindOfName(field.kind) ?? null;
    if (!node) return [];
    if (kind === 'table') {
      tables.set(field.key, node);
      return [];
    }
    const name = fieldName(field);
    const home = field.table === null ? undefined : tables.get(field.table);
    const table = home ? labelOf(home) : null;
    const own = labelOf(node);
    // Lists name the column of a sub-table by both.
    const label = table === null ? own : `${table}-${own}`;
    return [
      {
        name,
        label: own,
        table,
        kind,
        column: () => ({ ...newColumn(node, name), label }),
        filter: () => ({ ...newFilter(node, name), label }),
      },
    ];
  });
}

/** Lists of a data view that say which columns its interface has. */
const KNOWN_IN = ['columnOptions', 'defaultColumnList', 'columnList', 'searchList'] as const;

function ofInterface(list: JsonObject | null): readonly PossibleField[] {
  const found = new Map<string, PossibleField>();
  for (const member of KNOWN_IN) {
    const all = list?.[member];
    for (const item of isList(all) ? all : []) {
      if (!isObject(item)) continue;
      const name = nameOf(item) || textOf(item['id']);
      if (name === '' || found.has(name)) continue;
      const label = textOf(item['label']) || textOf(item['fullName']) || name;
      const jnpfKey = textOf(item['jnpfKey']) || textOf(memberOf(item['__config__'], 'jnpfKey')) || 'comInput';
      const config = item['__config__'] ?? { jnpfKey, label };
      const common = { __vModel__: name, prop: name, label, jnpfKey, __config__: config };
      found.set(name, {
        name,
        label,
        table: null,
        kind: kindOfName(jnpfKey) ?? null,
        column: () => ({ ...common, fixed: 'none', align: 'left', width: null, sortable: false }),
        filter: () => ({ ...common, value: null, searchType: 2, searchMultiple: false }),
      });
    }
  }
  return [...found.values()];
}

/** Every field a list may name: those of the form, or the columns of the interface a data view shows. */
export const possibleFields = (document: DesignDocument, owner: ListOwner): readonly PossibleField[] =>
  document.facts.webType === DATA_VIEW ? ofInterface(listIn(document, owner) ?? document.list) : ofForm(document);

/** Fields that may be added as columns, or as filters, and are not there yet. */
export function addable(document: DesignDocument, owner: ListOwner, as: 'columnList' | 'searchList'): readonly PossibleField[] {
  const there = new Set(itemsOf(listIn(document, owner), as).map(({ own }) => nameOf(own)));
  return possibleFields(document, owner).filter(({ name, kind }) => {
    if (there.has(name)) return false;
    const facts = factsOf(kind);
    if (facts === null) return document.facts.webType === DATA_VIEW;
    return as === 'columnList' ? facts.isColumn : facts.isFilter;
  });
}

/** Fields a list may be ordered, grouped or joined to a tree by: those outside of sub-tables. */
export const orderable = (document: DesignDocument, owner: ListOwner): readonly PossibleField[] =>
  possibleFields(document, owner).filter(({ table, kind }) => table === null && (kind === null || KINDS[kind].isSortable));

/** Fields a list may sum up. */
export const summable = (document: DesignDocument, owner: ListOwner): readonly PossibleField[] =>
  possibleFields(document, owner).filter(({ kind }) => kind !== null && KINDS[kind].value === 'number');
