/** Facts of a person beside the columns of the table; where no table says it, also the person's places. @source shell §3 */
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

/** Fields the profile page edits, beside name, gender and mobile phone. @source admin §7 */
export interface ProfileDetails {
  signature: string;
  nation: string;
  nativePlace: string;
  certificatesType: string;
  certificatesNumber: string;
  education: string;
  birthday: number | null;
  entryDate: number | null;
  telePhone: string;
  landline: string;
  email: string;
  urgentContacts: string;
  urgentTelePhone: string;
  postalAddress: string;
}

/** Reads a profile written by `writeProfile`, so its shape is known. */
export function readProfile(text: string): Partial<Profile & ProfileDetails> {
  const value: Partial<Profile & ProfileDetails> = JSON.parse(text);
  return value;
}

export const writeProfile = (profile: Partial<Profile & ProfileDetails>): string => JSON.stringify(profile);
