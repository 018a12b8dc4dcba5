import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { areaCodecs } from '@milepost/openapi/domains/area';
import { areaOperations } from '@milepost/openapi/operations';

/** Above all provinces, and the placeholder for "leave nothing out". @source admin §7 */
const TOP = '-1';
const NOTHING_OMITTED = '0';
/** Areas that are disabled are not offered. */
const ENABLED = 1;

interface NamedArea {
  readonly id: string;
  readonly fullName: string;
}

/** Provinces, cities and districts, level by level; a search finds those of every level, each with the way down to it. @source forms §2.5, §7 @reading R-480 */
export const areaSource = (client: Client): NodeSource<PickerNode> => {
  const api = bindOperations(client, areaOperations);
  /** Ways down to areas that have been seen, each with the area itself, so that what stands below one knows its own. */
  const ways = new Map<string, readonly NamedArea[]>();
  const remembered = ({ id, fullName, isLeaf }: NamedArea & { readonly isLeaf: boolean }, above: readonly NamedArea[]): PickerNode => {
    const way = [...above, { id, fullName }];
    ways.set(id, way);
    return { id, fullName, isLeaf, path: way.map((one) => one.id), names: way.map((one) => one.fullName) };
  };
  return {
    async load(at, _page, signal) {
      if (at.at === 'matching') {
        const { data } = await api.listAreas({ path: { id: TOP }, query: { keyword: at.keyword, enabledMark: ENABLED } }, { signal });
        return { nodes: areaCodecs.listAreas.data.decode(data).map((found) => remembered(found, found.parents)) };
      }
      const id = at.at === 'under' ? at.parent : TOP;
      const { data } = await api.listAreaOptions({ path: { id, currId: NOTHING_OMITTED } }, { signal });
      const above = ways.get(id) ?? [];
      return { nodes: areaCodecs.listAreaOptions.data.decode(data).map((area) => remembered(area, above)) };
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
