import type { Handlers, World } from '../../core/handlers.ts';
import { designsNaming } from '../model/designs-naming.ts';
import { createDataInterfaces } from './tables.ts';

const DESIGNS = ['model', 'flow', 'portal', 'print_template'] as const;

/** Handlers of what uses data interfaces. */
export function usageHandlers(world: World): Handlers<'listDataInterfaceUsages'> {
  const interfaces = createDataInterfaces(world.store);
  return {
    listDataInterfaceUsages: ({ path }) => ({ data: { list: designsNaming(world, interfaces.get(path.id).id, DESIGNS) } }),
  };
}
