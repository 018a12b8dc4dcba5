import type { RoleDraft, RoleRecord } from '@milepost/openapi/domains/role';

/** Values of the form: the type is one of two words, as choices hold it. */
type Typed = Omit<RoleDraft, 'isGlobal'> & { readonly isGlobal: string };

/** A role as the form edits it; only a copy asks for rights. */
export const typedOf = (record: RoleRecord) => ({ ...record, isGlobal: String(record.isGlobal), copyOf: '', copiesRights: false });

/** Body that is sent: a global role belongs to no organisation in particular. */
export const bodyOf = ({ isGlobal, organizeIdsTree, ...draft }: Typed): RoleDraft => ({
  ...draft,
  isGlobal: isGlobal === 'true',
  organizeIdsTree: isGlobal === 'true' ? [] : organizeIdsTree,
});
