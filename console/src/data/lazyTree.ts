import { fromTree } from '@milepost/kit/engines/node-source';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';

/**
 * A source over a tree that the server gives whole. Its top is asked for each time a picker opens, which a cached lookup answers
 * from memory; what is below, searches and stored choices are answered from the tree that came last.
 */
export function lazyTreeSource(load: (signal: AbortSignal) => Promise<readonly PickerNode[]>): NodeSource<PickerNode> {
  let latest: Promise<NodeSource<PickerNode>> | undefined;
  function ask(signal: AbortSignal): Promise<NodeSource<PickerNode>> {
    const asked = load(signal).then((roots) => fromTree(roots));
    latest = asked;
    asked.catch(() => {
      if (latest === asked) latest = undefined;
    });
    return asked;
  }
  return {
    load: async (at, page, signal) => (await (at.at === 'root' ? ask(signal) : (latest ?? ask(signal)))).load(at, page, signal),
    resolve: async (ids, signal) => (await (latest ?? ask(signal))).resolve(ids, signal),
  };
}
