import type { Handlers, World } from '../../core/handlers.ts';
import { designsNaming } from './designs-naming.ts';
import { modelOf } from './lay-out.ts';

/** Handlers of what names a model: its entries of the menu first, for they keep it from being deleted. @reading R-842 */
export function handlersOfUses(world: World): Handlers<'listModelUses'> {
  const { store } = world;
  return {
    listModelUses: ({ path }) => {
      const { id, enCode } = modelOf(world, path.id);
      const naming = designsNaming(world, id, ['menu', 'model', 'flow', 'portal', 'print_template', 'data_interface']);
      const known = new Set(naming.map((use) => use.id));
      // A flow is launched by the form that has its code.
      const launched = store.all<{ id: string; fullName: string; enCode: string }>(
        'SELECT id, fullName, enCode FROM flow WHERE enCode = ?',
        enCode,
      );
      const flows = launched.filter((flow) => !known.has(flow.id)).map((flow) => ({ ...flow, type: 'flow' as const }));
      const others = [...naming, ...flows].filter((use) => use.id !== id);
      return { data: { list: others.map(({ type: kind, ...use }) => ({ ...use, kind })) } };
    },
  };
}
