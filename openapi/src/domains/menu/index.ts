export { parseMenuFile, formatMenuFile, type MenuFile, type MenuFileResult } from './bm.ts';
export { menuCodecs, type MenuOperation, type MenuRightOperation } from './codec.ts';
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
  menuProblems,
  menuRightProblems,
  systemProblems,
  type MenuProblem,
  type MenuRightProblem,
  type MenuSystemProblem,
} from './rules.ts';
