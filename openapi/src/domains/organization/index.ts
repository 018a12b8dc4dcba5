export {
  decodeMemberId,
  encodeMemberId,
  SELECTOR_TYPES,
  selectorItem,
  selectorMembers,
  selectorType,
  type Member,
  type SelectorItem,
  type SelectorType,
} from './selector.ts';
export { organizationCodecs, type OrganizationOperation } from './codec.ts';
export type { CompanyDetails } from './details.ts';
export type {
  CompanyDraft,
  CompanyRecord,
  DepartmentDraft,
  DepartmentRecord,
  DepartmentRow,
  Organization,
  OrganizationName,
  OrganizationOption,
} from './model.ts';
export { companyProblems, departmentProblems, namedProblems, type NamedDraft } from './rules.ts';
