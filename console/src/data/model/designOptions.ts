import { bindOperations } from '@milepost/openapi/client';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { modelCodecs } from '@milepost/openapi/domains/model';
import type { ModelOption } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { lazyTreeSource } from '../lazyTree.ts';
import { reading } from '../tags.ts';

type Calls = Pick<Api, 'client'>;

/** Designs of the web; those of generated code and of flows alone stand in no menu. @source admin §7 */
const WEB_DESIGN = 1;

async function listed({ client }: Calls, isRelease: '' | '1', signal?: AbortSignal): Promise<readonly ModelOption[]> {
  const query = { type: WEB_DESIGN, ...(isRelease !== '' && { isRelease }) };
  const { data } = await bindOperations(client, modelOperations).listModelOptions({ query }, signal ? { signal } : {});
  return data ? modelCodecs.listModelOptions.data.decode(data) : [];
}

/** Type of a node that is a design; what it stands below is a category. */
export const DESIGN_NODE = 'design';

const isCategory = ({ enCode, children }: ModelOption, depth: number): boolean => depth === 0 && (children.length > 0 || enCode === '');

function nodeOf(option: ModelOption, above: readonly ModelOption[] = []): PickerNode {
  const { id, fullName, enCode, children } = option;
  const way = [...above, option];
  const isAbove = isCategory(option, above.length);
  return {
    id,
    fullName,
    type: isAbove ? 'category' : DESIGN_NODE,
    ...(!isAbove && { code: enCode, note: enCode }),
    names: way.map((each) => each.fullName),
    path: way.map((each) => each.id),
    isLeaf: children.length === 0,
    children: children.map((child) => nodeOf(child, way)),
  };
}

/**
 * Released designs below their categories, found by name, pinyin and code. The tree is for whoever asks next, too: it is not given up
 * with the first who asks.
 */
export const releasedDesigns = (calls: Calls): NodeSource<PickerNode> =>
  lazyTreeSource(async () => (await listed(calls, '1')).map((option) => nodeOf(option)));

/** State of a design an entry of the menu shows. */
export type ShownDesign =
  | { readonly is: 'released'; readonly fullName: string }
  | { readonly is: 'draft'; readonly fullName: string }
  | { readonly is: 'gone' };

const nameIn = (options: readonly ModelOption[], id: string): string | undefined => {
  for (const option of options) {
    const name = option.id === id ? option.fullName : nameIn(option.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** State of the design with an id, read anew after each change of a design. */
export const shownDesignQuery = ({ client }: Calls, id: string) =>
  queryOptions({
    queryKey: ['model', 'shown', id],
    queryFn: reading(client, async (calls, { signal }): Promise<ShownDesign> => {
      const released = nameIn(await listed({ client: calls }, '1', signal), id);
      if (released !== undefined) return { is: 'released', fullName: released };
      const draft = nameIn(await listed({ client: calls }, '', signal), id);
      return draft === undefined ? { is: 'gone' } : { is: 'draft', fullName: draft };
    }),
  });

const idIn = (options: readonly ModelOption[], code: string): string | undefined => {
  for (const { id, enCode, children } of options) {
    const found = enCode === code && children.length === 0 ? id : idIn(children, code);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Id of the released design with a code on this server; null where there is none. @reading R-939 */
export const modelIdQuery = ({ client }: Calls, code: string) =>
  queryOptions({
    queryKey: ['model', 'idOf', code],
    queryFn: reading(client, async (calls, { signal }) => idIn(await listed({ client: calls }, '1', signal), code) ?? null),
  });
