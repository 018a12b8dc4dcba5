import type { Handlers, Needs, World } from '../../core/handlers.ts';
import { modelOf } from '../model/lay-out.ts';
import { createDataInterfaces } from './tables.ts';

/** Designs are named to who may change or delete what they use. @reading R-703 */
export const usageNeeds: Needs<'listDataInterfaceUsages'> = {
  listDataInterfaceUsages: {
    anyOf: ['btn_edit', 'btn_remove'].map((button) => ({ page: 'systemData-dataInterface', button })),
  },
};

/** Tables of designs, and the columns of theirs that may name a data interface. */
const DESIGNS = {
  model: { code: 'enCode', texts: ['interfaceId', 'formData', 'columnData', 'appColumnData', 'flowTemplateJson', 'released'] },
  flow: { code: 'enCode', texts: ['design'] },
  portal: { code: "''", texts: ['formData'] },
  print_template: { code: 'enCode', texts: ['printTemplate', 'leftFields'] },
} as const;
const KINDS = { model: 'model', flow: 'flow', portal: 'portal', print_template: 'printTemplate' } as const;

/** An id that stands for itself, not as part of a longer one. */
const NAMES = (column: string) => `(' ' || coalesce(${column}, '') || ' ') GLOB '*[^0-9A-Za-z]' || ?1 || '[^0-9A-Za-z]*'`;

/** Handlers of what uses data interfaces. */
export function usageHandlers(world: World): Handlers<'listDataInterfaceUsages'> {
  const { store } = world;
  const interfaces = createDataInterfaces(store);
  return {
    listDataInterfaceUsages: ({ path }) => {
      const { id } = interfaces.get(path.id);
      // Designs of the first start are laid out when they are needed first.
      for (const model of store.all<{ id: string }>('SELECT id FROM model WHERE seedCode IS NOT NULL')) modelOf(world, model.id);
      const list = Object.entries(DESIGNS).flatMap(([table, { code, texts }]) =>
        store
          .all<{ id: string; fullName: string; enCode: string }>(
            `SELECT id, fullName, ${code} AS enCode FROM ${table} WHERE ${texts.map(NAMES).join(' OR ')} ORDER BY fullName, id`,
            id,
          )
          .map((row) => ({ ...row, type: KINDS[table as keyof typeof KINDS] })),
      );
      return { data: { list } };
    },
  };
}
