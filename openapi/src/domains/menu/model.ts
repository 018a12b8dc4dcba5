import type { ModelOf } from '../../wire/index.ts';
import type {
  dataScheme,
  importCounts,
  menuDraft,
  menuNode,
  menuParent,
  menuRecord,
  rightDraft,
  rightNode,
  rightRecord,
  system,
  systemDraft,
} from './codec.ts';

/** A system, whose menu people switch to. */
export type MenuSystem = ModelOf<typeof system>;
export type MenuSystemDraft = ModelOf<typeof systemDraft>;
/** An entry of the menu with what stands below it; `type` is its kind, 0 to 8. */
export type MenuNode = ModelOf<typeof menuNode>;
export type MenuRecord = ModelOf<typeof menuRecord>;
/** Draft of the dialog of an entry; a `parentId` of null is the top. */
export type MenuDraft = ModelOf<typeof menuDraft>;
/** A folder an entry may stand in. */
export type MenuParent = ModelOf<typeof menuParent>;
/** A button, column or form right of an entry. */
export type MenuRightNode = ModelOf<typeof rightNode>;
export type MenuRightRecord = ModelOf<typeof rightRecord>;
export type MenuRightDraft = ModelOf<typeof rightDraft>;
/** A right to data of an entry; it is only shown. */
export type DataScheme = ModelOf<typeof dataScheme>;
/** Counts of an import. */
export type MenuImportCounts = ModelOf<typeof importCounts>;
