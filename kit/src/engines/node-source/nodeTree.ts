import { nextTree } from './nextTree.ts';
import type { NodeTreeEvent } from './nextTree.ts';
import { driveRequests } from './requests.ts';
import type { RequestDriver } from './requests.ts';
import { emptyTree } from './treeState.ts';
import type { NodeTreeState } from './treeState.ts';
import type { NodeSource, PickNode } from './types.ts';
import { PICKER_PAGE_ROWS } from './types.ts';

/** A tree over a source: `send` what people do, show `nodeRows(getSnapshot())`. */
export type NodeTree<N extends PickNode> = RequestDriver<NodeTreeState<N>, NodeTreeEvent<N>>;

/**
 * A tree that asks its source for what is opened, once per level and page. It asks for nothing before `start`, and
 * after `stop` it can be started again with everything it has.
 * @param pageRows rows asked for at a time; a source that gives a level at once may ignore it
 */
export function createNodeTree<N extends PickNode>(source: NodeSource<N>, pageRows = PICKER_PAGE_ROWS): NodeTree<N> {
  return driveRequests({
    initial: emptyTree<N>(pageRows),
    next: nextTree<N>,
    requestsOf: ({ requests }) => requests,
    async run({ request, at, ...ask }, signal): Promise<NodeTreeEvent<N>> {
      return { type: 'answered', request, page: await source.load(at, ask, signal) };
    },
    failure: ({ request }, error) => ({ type: 'failed', request, error }),
  });
}
