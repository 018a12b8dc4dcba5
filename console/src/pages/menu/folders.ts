import { msg } from '@lingui/core/macro';
import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { menuCodecs } from '@milepost/openapi/domains/menu';
import type { MenuParent } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import type { OwnFeed } from '../../features/resource/index.ts';
import { TOP } from './entryDraft.ts';

/** Id that leaves nothing out. */
const NOTHING_OMITTED = '0';
const WIRE = { web: 'Web', app: 'App' } as const;

const optionsOf = (nodes: readonly MenuParent[], depth = 0): Option[] =>
  nodes.flatMap(({ id, fullName, children }) => [{ id, label: fullName, depth }, ...optionsOf(children, depth + 1)]);

/** Folders an entry may stand in: none below itself, all of its terminal. */
export const folders: OwnFeed = async ({ client }, { systemId, id, category }, signal) => {
  const top = { id: TOP, label: msg`None, at the top` };
  if (typeof systemId !== 'string') return [top];
  const path = { systemId, id: typeof id === 'string' ? id : NOTHING_OMITTED };
  const query = { category: category === 'app' ? WIRE.app : WIRE.web };
  const { data } = await bindOperations(client, menuOperations).listMenuParents({ path, query }, { signal });
  return [top, ...(data ? optionsOf(menuCodecs.listMenuParents.data.decode(data)) : [])];
};
