import { childrenOnce, sentId, type Above } from './children-once.ts';
import type { AnyCodec, Codec, InOf, ModelOf, OutOf } from './codec.ts';
import { reachedTotal } from './reached-total.ts';
import { record, type Members, type RecordIn, type RecordModel, type RecordOut } from './record.ts';

type Nothing = null | undefined;

/** An array; empty where the server says nothing. */
export function list<C extends AnyCodec>(item: C): Codec<readonly InOf<C>[] | Nothing, ModelOf<C>[], OutOf<C>[]> {
  return {
    decode: (wire) => (wire ?? []).map((one) => item.decode(one as never) as ModelOf<C>),
    encode: (model) => model.map((one) => item.encode(one) as OutOf<C>),
  };
}

/** `{ list: [...] }`, as most lists travel; empty where there is no data. */
export function listed<C extends AnyCodec>(
  item: C,
): Codec<{ list?: readonly InOf<C>[] | null } | Nothing, ModelOf<C>[], { list: OutOf<C>[] }> {
  const items = list(item);
  return { decode: (wire) => items.decode(wire?.list), encode: (model) => ({ list: items.encode(model) }) };
}

/** One page of rows. */
export interface Page<Row> {
  rows: Row[];
  /** Rows of all pages; where the count of the server cannot be, as many as are known, and one more where this page is full. */
  total: number;
  pageSize: number;
  currentPage: number;
}

/** Facts a server gives about the page. */
export interface WirePage {
  currentPage?: number | null;
  pageIndex?: number | null;
  pageSize: number;
  /** A number; some servers send a text of one, a wrong one, or none. @reading R-161 */
  total: number;
}

/** Number of rows that hold anything: an empty object is none. */
const countRows = (rows: readonly unknown[] | null | undefined): number =>
  (rows ?? []).filter((row) => typeof row !== 'object' || row === null || Object.keys(row).length > 0).length;

/**
 * `{ list, pagination }`. Servers disagree about the name of the page number, so no page is shown by it; a total that is below the rows
 * that are here is mended and reported.
 * @reading R-050 R-161
 */
export function paged<C extends AnyCodec>(
  item: C,
): Codec<
  { list?: readonly InOf<C>[] | null; pagination?: WirePage | null } | Nothing,
  Page<ModelOf<C>>,
  { list: OutOf<C>[]; pagination: { currentPage: number; pageSize: number; total: number } }
> {
  const items = list(item);
  return {
    decode: (wire) => {
      const rows = items.decode(wire?.list);
      const { total, pageSize, currentPage, pageIndex } = wire?.pagination ?? {};
      const page = currentPage ?? pageIndex ?? 1;
      return {
        rows,
        total: reachedTotal(total, { page, pageSize: pageSize ?? null, rows: countRows(wire?.list) }),
        pageSize: pageSize ?? rows.length,
        currentPage: page,
      };
    },
    encode: ({ rows, total, pageSize, currentPage }) => ({ list: items.encode(rows), pagination: { currentPage, pageSize, total } }),
  };
}

export type Tree<Model> = Model & { children: Tree<Model>[] };
export type TreeIn<In> = In & { hasChildren?: boolean | null; children?: readonly TreeIn<In>[] | null };
export type TreeOut<Out> = Out & { hasChildren: boolean; children: TreeOut<Out>[] | null };

/** @reading R-014 */
const MAX_DEPTH = 100;

/**
 * A node with its children: leaves carry null on the wire and an empty list inside. Read to 100 levels; a node below itself and a second
 * one of the same id below one parent are left out and reported.
 * @reading R-160
 */
export function tree<const M extends Members>(members: M): Codec<TreeIn<RecordIn<M>>, Tree<RecordModel<M>>, TreeOut<RecordOut<M>>> {
  const node = record(members);
  const decode = (wire: TreeIn<RecordIn<M>>, above: Above): Tree<RecordModel<M>> => {
    const path = [...above, sentId(wire)];
    const below = path.length < MAX_DEPTH ? childrenOnce(wire.children, path) : [];
    return { ...node.decode(wire), children: below.map((child) => decode(child, path)) };
  };
  const encode = (model: Tree<RecordModel<M>>): TreeOut<RecordOut<M>> => ({
    ...node.encode(model),
    hasChildren: model.children.length > 0,
    children: model.children.length > 0 ? model.children.map(encode) : null,
  });
  return { decode: (wire) => decode(wire, []), encode };
}

/** A value that may be missing altogether. */
export function optional<C extends AnyCodec>(inner: C): Codec<InOf<C> | Nothing, ModelOf<C> | null, OutOf<C> | null> {
  return {
    decode: (wire) => (wire === null || wire === undefined ? null : (inner.decode(wire as never) as ModelOf<C>)),
    encode: (model) => (model === null ? null : (inner.encode(model) as OutOf<C>)),
  };
}

/** Names joined by commas, as some servers send several ids in one text. */
export const commaList: Codec<string | Nothing, string[], string> = {
  decode: (wire) => (wire ?? '').split(',').filter((part) => part !== ''),
  encode: (model) => model.join(','),
};
