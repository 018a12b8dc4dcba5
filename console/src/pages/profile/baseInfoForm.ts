import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BaseInfo, BaseInfoDraft } from '@milepost/openapi/domains/current-user';
import { certificateNumber, isIdentityCard, REAL_NAME_MAX_CHARS } from '@milepost/openapi/domains/user';
import { fitsPattern, normalisePattern } from '@milepost/openapi/rules';
import { dayOfText, dayText } from '../../i18n/officeDay.ts';

/** Draft of the form: everything as it is typed. */
export type InfoDraft = Readonly<Record<keyof BaseInfoDraft, string>>;
export type InfoField = keyof InfoDraft;

/** Longest texts, in characters. @source shell §7 */
export const MAX_CHARS = {
  realName: REAL_NAME_MAX_CHARS,
  signature: 200,
  nation: 50,
  nativePlace: 50,
  certificatesType: 50,
  certificatesNumber: 50,
  education: 50,
  telePhone: 20,
  landline: 20,
  email: 100,
  urgentContacts: 50,
  urgentTelePhone: 20,
  postalAddress: 200,
} as const satisfies Partial<Record<InfoField, number>>;

/** A profile as the form edits it. */
export const draftOf = (info: BaseInfo): InfoDraft => ({
  realName: info.realName,
  signature: info.signature,
  gender: info.gender,
  nation: info.nation,
  nativePlace: info.nativePlace,
  certificatesType: info.certificatesType,
  certificatesNumber: info.certificatesNumber,
  education: info.education,
  birthday: dayText(info.birthday),
  telePhone: info.telePhone,
  landline: info.landline,
  mobilePhone: info.mobilePhone,
  email: info.email,
  urgentContacts: info.urgentContacts,
  urgentTelePhone: info.urgentTelePhone,
  postalAddress: info.postalAddress,
});

/** Body that is sent. Judge it with `problemsIn` first. */
export const bodyOf = (draft: InfoDraft): BaseInfoDraft => ({
  ...draft,
  realName: draft.realName.trim(),
  birthday: dayOfText(draft.birthday) ?? null,
  mobilePhone: normalisePattern('mobilePhone', draft.mobilePhone.trim()),
  certificatesNumber: certificateOf(draft),
  email: draft.email.trim(),
});

const certificateOf = ({ certificatesType, certificatesNumber }: InfoDraft) => certificateNumber(certificatesType, certificatesNumber);

const charsOf = (text: string) => Array.from(text).length;

type Wrong = { readonly field: InfoField; readonly sentence: MessageDescriptor };

const PATTERNS: readonly {
  readonly field: InfoField;
  readonly isWrong: (draft: InfoDraft, nowMs: number) => boolean;
  readonly sentence: MessageDescriptor;
}[] = [
  { field: 'realName', isWrong: ({ realName }) => realName.trim() === '', sentence: msg`Enter a name` },
  {
    field: 'certificatesNumber',
    isWrong: (draft, nowMs) => isIdentityCard(draft.certificatesType) && !fitsPattern('citizenId', certificateOf(draft), nowMs),
    sentence: msg`Enter the 18 characters of the identity card as they are printed`,
  },
  {
    field: 'birthday',
    isWrong: ({ birthday }, nowMs) => {
      const day = dayOfText(birthday);
      return day === undefined || (day !== null && day > nowMs);
    },
    sentence: msg`Enter a past day like 1990-05-01`,
  },
  {
    field: 'mobilePhone',
    isWrong: ({ mobilePhone }, nowMs) => !fitsPattern('mobilePhone', normalisePattern('mobilePhone', mobilePhone.trim()), nowMs),
    sentence: msg`Enter the phone number correctly`,
  },
  {
    field: 'email',
    isWrong: ({ email }, nowMs) => !fitsPattern('email', email.trim(), nowMs),
    sentence: msg`Enter an e-mail address like name@example.com`,
  },
];

/** Problems of the form, at most one sentence per field. @source shell §5 (mobile phone), admin §5 */
export function problemsIn(draft: InfoDraft, nowMs: number): Wrong[] {
  const tooLong = Object.entries(MAX_CHARS).flatMap(([name, maxChars]): Wrong[] => {
    const field = isInfoField(name, draft) ? name : null;
    return field && charsOf(draft[field]) > maxChars ? [{ field, sentence: msg`At most ${maxChars} characters` }] : [];
  });
  const taken = new Set(tooLong.map(({ field }) => field));
  return [...tooLong, ...PATTERNS.filter(({ field, isWrong }) => !taken.has(field) && isWrong(draft, nowMs))].map(
    ({ field, sentence }) => ({ field, sentence }),
  );
}

const isInfoField = (name: string, draft: InfoDraft): name is InfoField => Object.hasOwn(draft, name);
