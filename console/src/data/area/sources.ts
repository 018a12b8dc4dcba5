import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { areaCodecs } from '@milepost/openapi/domains/area';
import { areaOperations } from '@milepost/openapi/operations';

/** Above all provinces, and the placeholder for "leave nothing out". @source admin §7 */
const TOP = '-1';
const NOTHING_OMITTED = '0';

/** Provinces, cities and districts, level by level. The server has no search over all levels. @source forms §2.5, §7 */
export const areaSource = (client: Client): NodeSource<PickerNode> => {
  const api = bindOperations(client, areaOperations);
  /** Areas that have been seen, so that an area knows the way down to it. */
  const seen = new Map<string, PickerNode>();
  return {
    async load(at, _page, signal) {
      if (at.at === 'matching') return { nodes: [] };
      const id = at.at === 'under' ? at.parent : TOP;
      const { data } = await api.listAreaOptions({ path: { id, currId: NOTHING_OMITTED } }, { signal });
      const above = seen.get(id);
      const nodes = areaCodecs.listAreaOptions.data.decode(data).map(({ id: own, fullName, isLeaf }) => ({
        id: own,
        fullName,
        isLeaf,
        path: [...(above?.path ?? []), own],
        names: [...(above?.names ?? []), fullName],
      }));
      for (const node of nodes) seen.set(node.id, node);
      return { nodes };
    },
    resolve: async () => [],
  };
};

/** The names along stored paths of ids. @source forms §7 */
export const resolveAreas =
  (client: Client) =>
  async (stored: readonly (string | readonly string[])[], signal: AbortSignal): Promise<PickerNode[]> => {
    const paths = stored.map((one) => (typeof one === 'string' ? [one] : [...one]));
    const body = areaCodecs.findAreaNames.body.encode(paths);
    const { data } = await bindOperations(client, areaOperations).findAreaNames({ body }, { signal });
    const names = areaCodecs.findAreaNames.data.decode(data);
    return paths.flatMap((path, at) => {
      const own = names[at] ?? [];
      const [id, fullName] = [path.at(-1), own.at(-1)];
      return id !== undefined && fullName ? [{ id, fullName, path, names: own, isLeaf: true }] : [];
    });
  };
