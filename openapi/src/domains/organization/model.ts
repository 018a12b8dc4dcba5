import type { ModelOf } from '../../wire/index.ts';
import type { organizationCodecs } from './codec.ts';

type Codecs = typeof organizationCodecs;

/** A company or a department of the managing list. `lastFullName` is the name alone; `organizeIds` ends with its own id. */
export type Organization = ModelOf<Codecs['listOrganizations']['data']>[number];

/** An organisation in a picker; `isDisabled` where the caller does not administer it. @source forms §3 */
export type OrganizationOption = ModelOf<Codecs['listOrganizationOptions']['data']>[number];

/** An organisation by name, for trees beside lists. */
export type OrganizationName = ModelOf<Codecs['getOrganizationTree']['data']>[number];

/** A company or a department of the list below an organisation. */
export type DepartmentRow = ModelOf<Codecs['listDepartments']['data']>['rows'][number];

/** One company as the form loads it. */
export type CompanyRecord = ModelOf<Codecs['getOrganization']['data']>;

/** One department as the form loads it. */
export type DepartmentRecord = ModelOf<Codecs['getDepartment']['data']>;

/** Draft of the company form; its parent is null at the top. */
export type CompanyDraft = ModelOf<Codecs['createOrganization']['body']>;

/** Draft of the department form. */
export type DepartmentDraft = ModelOf<Codecs['createDepartment']['body']>;
