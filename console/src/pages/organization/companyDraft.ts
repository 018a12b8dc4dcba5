import type { CompanyDetails, CompanyDraft, CompanyRecord } from '@milepost/openapi/domains/organization';

/** Choice of a parent that stands for the top. @reading R-096 */
export const TOP = '-1';

/** Details the form shows, as they are while they are empty. */
const EMPTY: CompanyDetails = {
  shortName: '',
  enterpriseNature: null,
  industry: null,
  foundedTime: null,
  telePhone: '',
  fax: '',
  webSite: '',
  address: '',
  managerName: '',
  manageEmail: '',
  managerTelePhone: '',
  managerMobilePhone: '',
  bankName: '',
  bankAccount: '',
  businessscope: '',
};

/** Draft of a company as it was loaded: what stands at the top says so, and details that are not there are empty. */
export function draftOf(company: CompanyRecord): CompanyRecord & CompanyDraft {
  const { details, parentId } = company;
  const known = details.kind === 'none' ? {} : details.kind === 'value' ? details.value : null;
  return {
    ...company,
    parentId: parentId ?? TOP,
    details: known === null ? details : { kind: 'value', value: { ...EMPTY, ...known } },
  };
}

/** Body of a company: details of the form that were left empty are left out, those nobody here knows go as they came. @reading R-104 */
export function bodyOf(draft: CompanyDraft): CompanyDraft {
  const { details } = draft;
  if (details.kind !== 'value') return draft;
  const isKept = ([name, member]: [string, unknown]) => !(Object.hasOwn(EMPTY, name) && (member === '' || member === null));
  return { ...draft, details: { kind: 'value', value: Object.fromEntries(Object.entries(details.value).filter(isKept)) } };
}
