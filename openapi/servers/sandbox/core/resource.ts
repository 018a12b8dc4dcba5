import type { SQLInputValue } from 'node:sqlite';
import { Refusal } from './failure.ts';
import { insertRow, updateRow } from './rows.ts';
import type { Store } from './store.ts';

/** The shape of a maintained row: an id and columns SQLite can hold. */
export type ResourceRow = { id: string } & Record<string, SQLInputValue>;

type Column<Row> = keyof Row & string;

/** Particulars of one resource; everything else is done by the core below. */
export interface ResourceDescriptor<Row extends ResourceRow> {
  readonly table: string;
  /** Name of one of these, in messages: 字典分类. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  /** Order of lists, first column first. */
  readonly order: readonly Column<Row>[];
  /** Columns that together occur once; `msg` is shown when they would occur twice. */
  readonly unique: readonly { columns: readonly Column<Row>[]; msg: string }[];
  /** Columns that hold the id of a row elsewhere. */
  readonly references: readonly { column: Column<Row>; table: string; msg: string }[];
  /** Rows elsewhere that forbid deleting this one. */
  readonly heldBy: readonly { table: string; column: string; msg: string }[];
  /** For rows in a tree: the parent column, the id that means "no parent", and the columns in which parent and child must agree. */
  readonly tree?: { column: Column<Row>; rootId: string; within: readonly Column<Row>[] };
}

/** The operations every resource has. Whatever the rules forbid is a `Refusal` with a text for people. */
export interface Resource<Row extends ResourceRow> {
  /** Every row, in list order; with `where`, those whose columns equal the given values. */
  list(where?: Partial<Row>): Row[];
  find(id: string): Row | undefined;
  /** @throws Refusal when there is no such row */
  get(id: string): Row;
  /** @throws Refusal when a rule forbids it */
  insert(row: Row): void;
  /** Replaces a row by its id. @throws Refusal when a rule forbids it */
  replace(row: Row): void;
  /** @throws Refusal when the row is missing or other rows depend on it */
  remove(id: string): void;
}

/** Builds the operations of one resource over the store. */
export function createResource<Row extends ResourceRow>(store: Store, resource: ResourceDescriptor<Row>): Resource<Row> {
  const { table, columns } = resource;
  const order = resource.order.join(', ');
  const cell = (row: Partial<Row>, column: Column<Row>): SQLInputValue => row[column] ?? null;
  const cells = (row: Row) => Object.fromEntries(columns.map((column) => [column, cell(row, column)]));

  const list = (where: Partial<Row> = {}): Row[] => {
    const filters = columns.filter((column) => where[column] !== undefined);
    const condition = filters.length === 0 ? '' : ` WHERE ${filters.map((column) => `${column} = ?`).join(' AND ')}`;
    return store.all<Row>(
      `SELECT ${columns.join(', ')} FROM ${table}${condition} ORDER BY ${order}`,
      ...filters.map((column) => cell(where, column)),
    );
  };
  const find = (id: string): Row | undefined => store.one<Row>(`SELECT ${columns.join(', ')} FROM ${table} WHERE id = ?`, id);
  const get = (id: string): Row => {
    const row = find(id);
    if (!row) throw new Refusal(`${resource.title}不存在，可能已被删除，请刷新后重试`);
    return row;
  };

  const checkUnique = (row: Row): void => {
    for (const rule of resource.unique) {
      const same = rule.columns.map((column) => `${column} = ?`).join(' AND ');
      const twin = store.one(
        `SELECT id FROM ${table} WHERE ${same} AND id <> ?`,
        ...rule.columns.map((column) => cell(row, column)),
        row.id,
      );
      if (twin) throw new Refusal(rule.msg);
    }
  };
  const checkReferences = (row: Row): void => {
    for (const rule of resource.references)
      if (!store.one(`SELECT id FROM ${rule.table} WHERE id = ?`, cell(row, rule.column))) throw new Refusal(rule.msg);
  };
  const checkParent = (row: Row): void => {
    const tree = resource.tree;
    if (!tree || row[tree.column] === tree.rootId) return;
    const above = (each: Row): Row | undefined => {
      const parentId = cell(each, tree.column);
      return typeof parentId === 'string' ? find(parentId) : undefined;
    };
    const parent = above(row);
    if (!parent) throw new Refusal(`上级${resource.title}不存在，请重新选择上级`);
    if (tree.within.some((column) => parent[column] !== row[column]))
      throw new Refusal(`上级${resource.title}不属于同一分类，请重新选择上级`);
    for (let at: Row | undefined = parent; at; at = above(at))
      if (at.id === row.id) throw new Refusal(`上级不能是${resource.title}自身或其下级，请重新选择上级`);
  };
  const check = (row: Row): void => {
    checkReferences(row);
    checkParent(row);
    checkUnique(row);
  };

  return {
    list,
    find,
    get,
    insert: (row) => {
      check(row);
      insertRow(store, table, cells(row));
    },
    replace: (row) => {
      get(row.id);
      check(row);
      updateRow(store, table, row.id, cells(row));
    },
    remove: (id) => {
      get(id);
      for (const rule of resource.heldBy)
        if (store.one(`SELECT 1 AS held FROM ${rule.table} WHERE ${rule.column} = ? LIMIT 1`, id)) throw new Refusal(rule.msg);
      store.run(`DELETE FROM ${table} WHERE id = ?`, id);
    },
  };
}
