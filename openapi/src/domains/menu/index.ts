export { parseMenuFile, formatMenuFile, type MenuFile, type MenuFileResult } from './bm.ts';
export { menuCodecs, type MenuOperation, type MenuRightOperation } from './codec.ts';
export {
  designRights,
  rightsRequested,
  type DesignRight,
  type DesignRights,
  type DesignTextsOfLists,
  type RightsRequested,
} from './design-rights.ts';
export type {
  DataScheme,
  MenuDraft,
  MenuImportCounts,
  MenuNode,
  MenuParent,
  MenuRecord,
  MenuRightDraft,
  MenuRightNode,
  MenuRightRecord,
  MenuSystem,
  MenuSystemDraft,
} from './model.ts';
export {
  isFolder,
  MENU_KIND,
  MENU_TARGET,
  menuProblems,
  menuRightProblems,
  systemProblems,
  targetOf,
  type MenuProblem,
  type MenuRightProblem,
  type MenuSystemProblem,
  type MenuTarget,
} from './rules.ts';
