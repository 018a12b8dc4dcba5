import type { FieldProblem } from '../../rules/index.ts';
import { namedProblems, type NamedDraft } from '../organization/index.ts';

/** Id of the node above the global roles. @source forms §2.5 */
export const GLOBAL_ROLES_ID = '1';
/** Id a list of roles is asked with for the global ones. @reading R-103 */
export const GLOBAL_ORGANIZATION_ID = '0';

/** Facts that decide where a role can be given. */
export interface RoleScope {
  isGlobal: boolean;
  organizeIdsTree: readonly (readonly string[])[];
}

/** Problems of a role, at most one per field: one that is not global belongs to an organisation. @source admin §5 @reading R-100 */
export const roleProblems = (draft: NamedDraft & RoleScope): FieldProblem<keyof NamedDraft | 'organizeIdsTree'>[] => [
  ...namedProblems(draft),
  ...(draft.isGlobal || draft.organizeIdsTree.length > 0 ? [] : [{ field: 'organizeIdsTree', problem: 'required' } as const]),
];
