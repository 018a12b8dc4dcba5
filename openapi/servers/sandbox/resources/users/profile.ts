/** Where a person stands in the organisation. @source shell §3 */
export interface Profile {
  headIcon: string;
  gender: number;
  organizeId: string;
  organizeIdList: string[];
  organizeName: string;
  departmentId: string;
  departmentName: string;
  positionId: string;
  positionName: string;
  positionIds: { id: string; name: string }[];
  groupIds: string[];
  groupNames: string[];
  managerId: string | null;
  manager: string | null;
  mobilePhone: string;
  email: string;
  birthday: number | null;
  portalId: string;
  signImg: string | null;
  workflowEnabled: number;
}

/** Reads a profile written by `writeProfile`; the seed is the only writer, so its shape is known. */
export function readProfile(text: string): Partial<Profile> {
  const value: Partial<Profile> = JSON.parse(text);
  return value;
}

export const writeProfile = (profile: Profile): string => JSON.stringify(profile);
