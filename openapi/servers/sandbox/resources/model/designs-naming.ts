import type { World } from '../../core/handlers.ts';
import { modelOf } from './lay-out.ts';

/** Tables of designs, of notices, entries of the menu and data interfaces, with the columns of theirs that may name a record by its id. */
const DESIGNS = {
  model: {
    name: 'fullName',
    code: 'enCode',
    texts: ['interfaceId', 'formData', 'columnData', 'appColumnData', 'flowTemplateJson', 'released'],
  },
  flow: { name: 'fullName', code: 'enCode', texts: ['design'] },
  portal: { name: 'fullName', code: "''", texts: ['formData'] },
  print_template: { name: 'fullName', code: 'enCode', texts: ['printTemplate', 'leftFields'] },
  notice: { name: 'title', code: "''", texts: ['toUserIds'] },
  menu: { name: 'fullName', code: 'enCode', texts: ['propertyJson'] },
  data_interface: { name: 'fullName', code: 'enCode', texts: ['query', 'path', 'requestParameters', 'dataProcessing'] },
} as const;
type Naming = keyof typeof DESIGNS;
const KINDS = {
  model: 'model',
  flow: 'flow',
  portal: 'portal',
  print_template: 'printTemplate',
  notice: 'notice',
  menu: 'menu',
  data_interface: 'dataInterface',
} as const satisfies Record<Naming, string>;

/** An id that stands for itself, not as part of a longer one. */
const NAMES = (column: string) => `(' ' || coalesce(${column}, '') || ' ') GLOB '*[^0-9A-Za-z]' || ?1 || '[^0-9A-Za-z]*'`;

/** Records of these tables whose text has an id standing for itself. @reading R-703 @reading R-727 */
export function designsNaming(world: World, id: string, kinds: readonly Naming[]) {
  const { store } = world;
  // Designs of the first start are laid out when they are needed first.
  for (const model of store.all<{ id: string }>('SELECT id FROM model WHERE seedCode IS NOT NULL')) modelOf(world, model.id);
  return kinds.flatMap((table) => {
    const { name, code, texts } = DESIGNS[table];
    return store
      .all<{ id: string; fullName: string; enCode: string }>(
        `SELECT id, ${name} AS fullName, ${code} AS enCode FROM ${table} WHERE ${texts.map(NAMES).join(' OR ')} ORDER BY ${name}, id`,
        id,
      )
      .map((row) => ({ ...row, type: KINDS[table] }));
  });
}
