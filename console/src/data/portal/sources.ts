import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import { portalCodecs } from '@milepost/openapi/domains/portal';
import type { PortalNode } from '@milepost/openapi/domains/portal';
import { portalOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { lazyTreeSource } from '../lazyTree.ts';

/** Type of a node that is a portal; what it stands below is a category. */
export const PORTAL_NODE = 'portal';

const nodeOf = ({ id, fullName, children }: PortalNode, depth = 0): PickerNode => ({
  id,
  fullName,
  type: depth === 0 && children.length > 0 ? 'category' : PORTAL_NODE,
  isLeaf: children.length === 0,
  children: children.map((child) => nodeOf(child, depth + 1)),
});

/** Portals below their categories. The tree is for whoever asks next, too: it is not given up with the first who asks. @reading R-150 */
export const portalSource = ({ client }: Pick<Api, 'client'>): NodeSource<PickerNode> =>
  lazyTreeSource(async () => {
    const { data } = await bindOperations(client, portalOperations).listPortals({});
    return data ? portalCodecs.listPortals.data.decode(data).map((portal) => nodeOf(portal)) : [];
  });
