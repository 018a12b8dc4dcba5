import { isOn } from '../../rules/index.ts';
import {
  createNodeIds,
  fieldName,
  fieldsOf,
  isList,
  isObject,
  kindNameOf,
  labelOf,
  memberOf,
  nodesOf,
  parseJson,
  textOf,
  type Json,
  type JsonObject,
} from '../design/index.ts';

/** Texts of a design that rights are made of. */
export interface DesignTextsOfLists {
  readonly formData: string | null;
  readonly columnData: string | null;
  readonly appColumnData: string | null;
}

/** A button, column or field of a design that a right can be given to. */
export interface DesignRight {
  /** Code of its right: unique among its kind. */
  readonly code: string;
  readonly label: string;
  /** Kind of control as the design names it; empty for a button. */
  readonly kind: string;
  /** Sub-table it stands in; null outside of one. */
  readonly table: { readonly code: string; readonly label: string } | null;
}

/** Rights of each kind in the order of the design, each code once. */
export interface DesignRights {
  readonly button: readonly DesignRight[];
  readonly column: readonly DesignRight[];
  readonly form: readonly DesignRight[];
}

/** Kinds of rights a design asks for; what it does not ask for everybody has who opens its list. */
export interface RightsRequested {
  readonly button: boolean;
  readonly column: boolean;
  readonly form: boolean;
  readonly data: boolean;
}

function opened(text: string | null): JsonObject | null {
  if (text === null || text === '') return null;
  try {
    const value = parseJson(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const itemsOf = (list: JsonObject | null, name: string): readonly Json[] => {
  const items = memberOf(list ?? undefined, name);
  return isList(items) ? items : [];
};

/** The list of the web, or that of the app where it has one. */
const listOf = ({ columnData, appColumnData }: DesignTextsOfLists, isApp: boolean): JsonObject | null =>
  opened(isApp && appColumnData ? appColumnData : columnData);

const once = (rights: readonly DesignRight[]): readonly DesignRight[] => [
  ...new Map(rights.filter(({ code }) => code !== '').map((right) => [right.code, right])).values(),
];

const SEPARATOR = '-';

function formRights(form: JsonObject | null): readonly DesignRight[] {
  const fields = memberOf(form ?? undefined, 'fields');
  const tree = nodesOf(isList(fields) ? fields : [], createNodeIds());
  const all = fieldsOf({ tree });
  const labels = new Map(all.map((field) => [fieldName(field), labelAt(field.nodeId)]));
  function labelAt(id: string): string {
    const node = tree.nodes.get(id);
    return node ? labelOf(node) : '';
  }
  const filled = new Set(all.flatMap(({ table }) => table ?? []));
  return all
    .filter(({ key, table }) => table !== null || !filled.has(key))
    .map((field) => {
      const { nodeId, table } = field;
      const node = tree.nodes.get(nodeId);
      return {
        code: fieldName(field),
        label: labelAt(nodeId),
        kind: node ? kindNameOf(node) : '',
        table: table === null ? null : { code: table, label: labels.get(table) ?? table },
      };
    });
}

function columnRights(list: JsonObject | null, form: readonly DesignRight[]): readonly DesignRight[] {
  const tables = new Map(form.flatMap(({ table }) => (table ? [[table.code, table]] : [])));
  return itemsOf(list, 'columnList').map((column) => {
    const code = textOf(memberOf(column, 'prop')) || textOf(memberOf(column, '__vModel__'));
    const kind = kindNameOf({ own: column }) || textOf(memberOf(column, 'jnpfKey'));
    const table = code.includes(SEPARATOR) ? (tables.get(code.slice(0, code.indexOf(SEPARATOR))) ?? null) : null;
    return { code, label: textOf(memberOf(column, 'label')) || code, kind, table };
  });
}

function buttonRights(list: JsonObject | null): readonly DesignRight[] {
  const made = (name: string, start: string) =>
    itemsOf(list, name).map((button) => {
      const value = textOf(memberOf(button, 'value'));
      return { code: value && start + value, label: textOf(memberOf(button, 'label')) || value, kind: '', table: null };
    });
  // Buttons a design has made itself have their whole code.
  return [...made('btnsList', 'btn_'), ...made('columnBtnsList', 'btn_'), ...made('customBtnsList', '')];
}

/**
 * Rights that can be given to what a design has, by the list of a terminal. A column of a sub-table has the code of the table before its
 * own.
 * @reading R-267
 */
export function designRights(texts: DesignTextsOfLists, isApp: boolean): DesignRights {
  const list = listOf(texts, isApp);
  const form = formRights(opened(texts.formData));
  return { button: once(buttonRights(list)), column: once(columnRights(list, form)), form: once(form) };
}

/** Kinds of rights the list of a terminal asks for. @source forms §7 */
export function rightsRequested(texts: DesignTextsOfLists, isApp: boolean): RightsRequested {
  const list = listOf(texts, isApp);
  const asks = (name: string): boolean => isOn(memberOf(list ?? undefined, name));
  return {
    button: asks('useBtnPermission'),
    column: asks('useColumnPermission'),
    form: asks('useFormPermission'),
    data: asks('useDataPermission'),
  };
}
