import type { ModelOf } from '../../wire/index.ts';
import type { roleCodecs } from './codec.ts';

type Codecs = typeof roleCodecs;

/** A role of the managing list; `organizeInfo` names its organisations, empty for a global role. */
export type Role = ModelOf<Codecs['listRoles']['data']>['rows'][number];

/** One role as the form loads it; each path of `organizeIdsTree` ends with an organisation of the role. */
export type RoleRecord = ModelOf<Codecs['getRole']['data']>;

/** Draft of the role form. */
export type RoleDraft = ModelOf<Codecs['createRole']['body']>;

/** A node of the role picker: only those of type role can be chosen. `onlyId` differs in every place of a tree. @source forms §2.5 */
export type RoleOption = ModelOf<Codecs['listRoleTree']['data']>[number];
