import type { Codec } from './codec.ts';
import { record, type Members, type RecordIn, type RecordModel, type RecordOut } from './record.ts';

/** A node of a tree of which branches may still be on the server. */
export type LazyTree<Model> = Model & {
  /** Nothing stands below it. Where this is false and `children` is empty, the children are still to be asked for. */
  isLeaf: boolean;
  children: LazyTree<Model>[];
};
export type LazyTreeIn<In> = In & {
  isLeaf?: boolean | null;
  hasChildren?: boolean | null;
  children?: readonly LazyTreeIn<In>[] | null;
};
export type LazyTreeOut<Out> = Out & { isLeaf: boolean; hasChildren: boolean; children: LazyTreeOut<Out>[] | null };

/** @reading R-014 */
const MAX_DEPTH = 100;

/**
 * A node with its children, where the children may be loaded later: `isLeaf` or `hasChildren` say whether there are any,
 * and one of them is enough. A server that says neither means that there are none. Read to 100 levels.
 * @source forms §3
 */
export function lazyTree<const M extends Members>(
  members: M,
): Codec<LazyTreeIn<RecordIn<M>>, LazyTree<RecordModel<M>>, LazyTreeOut<RecordOut<M>>> {
  const node = record(members);
  const decode = (wire: LazyTreeIn<RecordIn<M>>, depth: number): LazyTree<RecordModel<M>> => {
    const children = depth < MAX_DEPTH ? (wire.children ?? []).map((child) => decode(child, depth + 1)) : [];
    const hasMore = wire.isLeaf === false || wire.hasChildren === true;
    return { ...node.decode(wire), isLeaf: children.length === 0 && !hasMore, children };
  };
  const encode = (model: LazyTree<RecordModel<M>>): LazyTreeOut<RecordOut<M>> => ({
    ...node.encode(model),
    isLeaf: model.isLeaf,
    hasChildren: !model.isLeaf,
    children: model.children.length > 0 ? model.children.map(encode) : null,
  });
  return { decode: (wire) => decode(wire, 1), encode };
}
