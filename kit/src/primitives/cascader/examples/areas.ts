import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { CascadeNode } from '../types.ts';

const PROVINCES = ['江苏省', '浙江省', '四川省'];
const CITIES = [
  ['南京市', '苏州市', '无锡市'],
  ['杭州市', '宁波市'],
  ['成都市', '绵阳市'],
];
const DISTRICTS = ['城区', '新区', '开发区'];

const everything: readonly CascadeNode[] = PROVINCES.flatMap((province, p) => {
  const top = { id: `p${p}`, fullName: province };
  const cities = (CITIES[p] ?? []).flatMap((city, c) => {
    const middle = { id: `p${p}c${c}`, fullName: city };
    const districts = DISTRICTS.map((district, d) => ({
      id: `p${p}c${c}d${d}`,
      fullName: `${city.slice(0, 2)}${district}`,
      isLeaf: true,
      above: [top, middle],
    }));
    return [{ ...middle, above: [top] }, ...districts];
  });
  return [top, ...cities];
});

interface Behaviour {
  /** Waits before every answer. */
  readonly wait?: () => Promise<void>;
  /** Failures of the first levels before they come. */
  readonly failures?: number;
  readonly extra?: readonly CascadeNode[];
}

/** Regions that load level by level, as a server would give them. `loads` is what was asked for. */
export function areaSource({ wait, failures = 0, extra = [] }: Behaviour = {}): NodeSource<CascadeNode> & { readonly loads: string[] } {
  const loads: string[] = [];
  const nodes = [...everything, ...extra];
  let toFail = failures;
  return {
    loads,
    async load(at, { pageNumber, pageRows }) {
      loads.push(at.at === 'root' ? 'root' : at.at === 'under' ? at.parent : `? ${at.keyword}`);
      await wait?.();
      if (toFail > 0) {
        toFail -= 1;
        throw new Error('offline');
      }
      const found = nodes.filter((node) => {
        const path = [...(node.above ?? []), node];
        if (at.at === 'matching') return node.isLeaf && path.some(({ fullName }) => fullName.includes(at.keyword));
        return at.at === 'root' ? path.length === 1 : node.above?.at(-1)?.id === at.parent;
      });
      const page = found.slice((pageNumber - 1) * pageRows, pageNumber * pageRows);
      return { nodes: page, total: found.length };
    },
    resolve: async (ids) => {
      await wait?.();
      return nodes.filter(({ id }) => ids.includes(id));
    },
  };
}

/** Ten thousand regions on one level. */
export const manyAreas: readonly CascadeNode[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `x${at}`,
  fullName: `第 ${at} 路段`,
  isLeaf: true,
}));
