import { childrenOnce, sentId, type Above } from './children-once.ts';
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
 * and one of them is enough. A server that says neither means that there are none. Read to 100 levels; a node below itself and a second
 * one of the same id below one parent are left out and reported.
 * @source forms §3 @reading R-160
 */
export function lazyTree<const M extends Members>(
  members: M,
): Codec<LazyTreeIn<RecordIn<M>>, LazyTree<RecordModel<M>>, LazyTreeOut<RecordOut<M>>> {
  const node = record(members);
  const decode = (wire: LazyTreeIn<RecordIn<M>>, above: Above): LazyTree<RecordModel<M>> => {
    const path = [...above, sentId(wire)];
    const below = path.length < MAX_DEPTH ? childrenOnce(wire.children, path) : [];
    const children = below.map((child) => decode(child, path));
    const hasMore = wire.isLeaf === false || wire.hasChildren === true;
    return { ...node.decode(wire), isLeaf: children.length === 0 && !hasMore, children };
  };
  const encode = (model: LazyTree<RecordModel<M>>): LazyTreeOut<RecordOut<M>> => ({
    ...node.encode(model),
    isLeaf: model.isLeaf,
    hasChildren: !model.isLeaf,
    children: model.children.length > 0 ? model.children.map(encode) : null,
  });
  return { decode: (wire) => decode(wire, []), encode };
}
