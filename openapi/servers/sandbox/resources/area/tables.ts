import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';

/** Parent of the first level. @source admin §9 */
export const TOP_AREA_ID = '-1';

export const AREA_TABLES = `
  CREATE TABLE area (
    id TEXT PRIMARY KEY, parentId TEXT NOT NULL, fullName TEXT NOT NULL, enCode TEXT NOT NULL UNIQUE,
    enabledMark INTEGER NOT NULL CHECK (enabledMark IN (0, 1)), sortCode INTEGER NOT NULL, description TEXT NOT NULL,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX area_parent ON area (parentId);
`;

/** An area as it is stored; whether it is a leaf is seen from the others. @source admin §3 */
export type AreaStored = NamedRow & { parentId: string };

const DESCRIPTOR: ResourceDescriptor<AreaStored> = {
  table: 'area',
  title: '行政区划',
  columns: [...NAMED_COLUMNS, 'parentId'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '区域编码已存在，请更换编码' }],
  references: [],
  heldBy: [{ table: 'area', column: 'parentId', msg: '该区域下有下级区域，无法删除，请先删除下级区域' }],
  tree: { column: 'parentId', rootId: TOP_AREA_ID, within: [] },
};

/** The areas as rows. */
export const createAreas = (store: Store): Resource<AreaStored> => createResource(store, DESCRIPTOR);
