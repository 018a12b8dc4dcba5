import { DEFAULT_HEAD_ICON, type UserDraft } from '../../../../src/domains/user/index.ts';
import { readProfile, writeProfile } from '../current-user/profile.ts';

/** The profile of a person after a draft was saved; what a draft does not hold stays. @source admin §3 */
export const profileAfter = (before: string, draft: UserDraft, gender: number): string =>
  writeProfile({
    ...readProfile(before),
    gender,
    mobilePhone: draft.mobilePhone,
    headIcon: draft.headIcon === '' ? DEFAULT_HEAD_ICON : draft.headIcon,
    email: draft.email,
    nation: draft.nation,
    nativePlace: draft.nativePlace,
    certificatesType: draft.certificatesType,
    certificatesNumber: draft.certificatesNumber,
    education: draft.education,
    birthday: draft.birthday,
    entryDate: draft.entryDate,
    telePhone: draft.telePhone,
    landline: draft.landline,
    urgentContacts: draft.urgentContacts,
    urgentTelePhone: draft.urgentTelePhone,
    postalAddress: draft.postalAddress,
  });

/** The details one by one: the profile holds more than the record shows. */
export function knownDetails(profile: string) {
  const details = readProfile(profile);
  return {
    email: details.email ?? '',
    headIcon: details.headIcon ?? '',
    nation: details.nation ?? '',
    nativePlace: details.nativePlace ?? '',
    certificatesType: details.certificatesType ?? '',
    certificatesNumber: details.certificatesNumber ?? '',
    education: details.education ?? '',
    birthday: details.birthday ?? null,
    entryDate: details.entryDate ?? null,
    telePhone: details.telePhone ?? '',
    landline: details.landline ?? '',
    urgentContacts: details.urgentContacts ?? '',
    urgentTelePhone: details.urgentTelePhone ?? '',
    postalAddress: details.postalAddress ?? '',
  };
}
