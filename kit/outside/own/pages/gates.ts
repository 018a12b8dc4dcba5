import type { NodeSource, PickNode } from '@milepost/kit/engines/node-source';

const REGIONS = 8;
const GATES = 45;
/** Every so many gates are closed. */
const CLOSED = 9;
/** The region that does not load at first. */
const BROKEN = '3';
const upTo = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);

const regions: readonly PickNode[] = upTo(REGIONS).map((id) => ({ id, fullName: `支社 ${id}` }));
const gatesOf = (region: string): readonly PickNode[] =>
  upTo(GATES).map((gate) => ({
    id: `${region}-${gate}`,
    fullName: `料金所 ${region}-${gate}`,
    isLeaf: true,
    ...(Number(gate) % CLOSED === 0 && { isDisabled: true }),
  }));
const all: readonly PickNode[] = [...regions, ...regions.flatMap(({ id }) => gatesOf(id))];

/** Regions and their gates, page by page as a server gives them; one region fails once. */
export function createGates(): NodeSource<PickNode> {
  let isBroken = true;
  return {
    async load(at, { pageNumber, pageRows }) {
      if (at.at === 'under' && at.parent === BROKEN && isBroken) {
        isBroken = false;
        throw new Error('[own] The region did not load · its gates are missing · ask again');
      }
      const nodes =
        at.at === 'root'
          ? regions
          : at.at === 'under'
            ? gatesOf(at.parent)
            : all.filter(({ fullName }) => fullName.includes(at.keyword.trim()));
      return { nodes: nodes.slice((pageNumber - 1) * pageRows, pageNumber * pageRows), total: nodes.length };
    },
    resolve: async (ids) => all.filter(({ id }) => ids.includes(id)),
  };
}
