import type { Handlers, Needs, World } from '../../core/handlers.ts';
import { designsNaming } from '../model/designs-naming.ts';
import { createDataInterfaces } from './tables.ts';

const DESIGNS = ['model', 'flow', 'portal', 'print_template'] as const;

/** Designs are named to who may change or delete what they use. @reading R-703 */
export const usageNeeds: Needs<'listDataInterfaceUsages'> = {
  listDataInterfaceUsages: {
    anyOf: ['btn_edit', 'btn_remove'].map((button) => ({ page: 'systemData-dataInterface', button })),
  },
};

/** Handlers of what uses data interfaces. */
export function usageHandlers(world: World): Handlers<'listDataInterfaceUsages'> {
  const interfaces = createDataInterfaces(world.store);
  return {
    listDataInterfaceUsages: ({ path }) => ({ data: { list: designsNaming(world, interfaces.get(path.id).id, DESIGNS) } }),
  };
}
