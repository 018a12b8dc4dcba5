import {
  commaList,
  count,
  flag,
  from,
  id,
  lazyTree,
  list,
  listed,
  moment,
  number,
  optional,
  optionalId,
  paged,
  parentId,
  record,
  text,
  tree,
  type OperationCodecs,
} from '../../wire/index.ts';
import { detailsBody, detailsText } from './details.ts';
import { selectorMembers, selectorType } from './selector.ts';

const TOP = parentId('-1');
const common = { fullName: text, enCode: text, isEnabled: from('enabledMark', flag), description: text } as const;

/** Ids in lists travel as a text, in single records as a list. */
const organization = tree({
  ...common,
  id,
  parentId: TOP,
  lastFullName: text,
  category: selectorType,
  type: selectorType,
  icon: text,
  creatorTime: moment,
  sortCode: count,
  organize: text,
  organizeIds: list(id),
  organizeIdTree: commaList,
  /** People in it and in what stands below it; null where the server does not say. @reading R-707 */
  memberCount: number,
});
const optionMembers = {
  ...selectorMembers,
  enCode: text,
  category: selectorType,
  isEnabled: from('enabledMark', optional(flag)),
  sortCode: number,
  organizeIdTree: commaList,
} as const;
const option = lazyTree(optionMembers);
const departmentRow = lazyTree({
  ...optionMembers,
  managerId: optionalId,
  /** Name and account of the head; empty where there is none. */
  manager: text,
  description: text,
  creatorTime: moment,
  /** People in it and in what stands below it; null where the server does not say. @reading R-707 */
  memberCount: number,
});
const name = tree({ id, parentId: TOP, fullName: text, icon: text, sortCode: count });
const company = record({
  ...common,
  id,
  parentId: TOP,
  sortCode: count,
  details: from('propertyJson', detailsText),
  organizeIdTree: list(id),
  lastModifyTime: moment,
});
const department = record({
  ...common,
  id,
  parentId: TOP,
  managerId: optionalId,
  sortCode: count,
  organizeIdTree: list(id),
  lastModifyTime: moment,
});

// A sort order that is still empty is sent as null, so that the server judges it.
const draft = { ...common, parentId: TOP, sortCode: number } as const;
const companyBody = record({ ...draft, details: from('propertyJson', detailsBody) });
const departmentBody = record({ ...draft, managerId: optionalId });
const filter = record({ departIds: list(id), keyword: text });

const options = { data: listed(option) } as const;

/** Codecs of the answers and bodies of organisations and departments. */
export const organizationCodecs = {
  listOrganizations: { data: listed(organization) },
  listOrganizationOptions: options,
  listAuthorizedOrganizations: options,
  getOrganizationTree: { data: listed(name) },
  getOrganization: { data: company },
  createOrganization: { body: companyBody },
  updateOrganization: { body: companyBody },
  removeOrganization: {},
  listAllowedOrganizations: { ...options, body: filter },
  listDepartmentOptions: options,
  listAuthorizedDepartments: options,
  createDepartment: { body: departmentBody },
  getDepartment: { data: department },
  updateDepartment: { body: departmentBody },
  listDepartments: { data: paged(departmentRow) },
} as const satisfies OperationCodecs<OrganizationOperation>;

export type OrganizationOperation =
  | 'listOrganizations'
  | 'listOrganizationOptions'
  | 'listAuthorizedOrganizations'
  | 'getOrganizationTree'
  | 'getOrganization'
  | 'createOrganization'
  | 'updateOrganization'
  | 'removeOrganization'
  | 'listAllowedOrganizations'
  | 'listDepartmentOptions'
  | 'listAuthorizedDepartments'
  | 'createDepartment'
  | 'getDepartment'
  | 'updateDepartment'
  | 'listDepartments';
