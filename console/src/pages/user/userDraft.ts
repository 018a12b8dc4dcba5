import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import type { FieldProblem } from '@milepost/kit/forms/grammar';
import { certificateNumber, detailProblems, userProblems } from '@milepost/openapi/domains/user';
import { normalisePattern } from '@milepost/openapi/rules';
import type { UserDraft, UserRecord } from '@milepost/openapi/domains/user';
import { addressOf, picturesOf } from '../../features/resource/definition/picture.ts';
import type { Picture } from '../../features/resource/definition/picture.ts';
import { dayOfText, dayText } from '../../i18n/officeDay.ts';

/** Values of the form: days as text, the picture as a list of at most one, and null for a choice that was emptied. */
type Typed = Omit<UserDraft, 'birthday' | 'entryDate' | 'headIcon'> & {
  readonly birthday: string | null;
  readonly entryDate: string | null;
  readonly headIcon: readonly Picture[];
};

/** A person as the form edits one. */
export const typedOf = (record: UserRecord): Typed & UserRecordRest => ({
  ...record,
  birthday: dayText(record.birthday) || null,
  entryDate: dayText(record.entryDate) || null,
  headIcon: picturesOf(record.headIcon),
});
type UserRecordRest = Pick<UserRecord, 'id'>;

const dayMoment = (text: string | null): number | null => dayOfText(text ?? '') ?? null;

/** Body that is sent for what was typed. */
export function bodyOf(typed: Typed): UserDraft {
  return {
    ...typed,
    gender: typed.gender ?? 'secret',
    nation: typed.nation ?? '',
    education: typed.education ?? '',
    certificatesType: typed.certificatesType ?? '',
    certificatesNumber: certificateNumber(typed.certificatesType ?? '', typed.certificatesNumber),
    realName: typed.realName.trim(),
    email: typed.email.trim(),
    mobilePhone: phoneOf(typed),
    birthday: dayMoment(typed.birthday),
    entryDate: dayMoment(typed.entryDate),
    headIcon: addressOf(typed.headIcon),
  };
}

const phoneOf = ({ mobilePhone }: { readonly mobilePhone: string }) => normalisePattern('mobilePhone', mobilePhone.trim());

/** Members that are somebody's own: a person who is made like another one keeps where that one belongs, and none of these. */
export const emptied = () => ({
  id: '',
  account: '',
  realName: '',
  gender: 'secret',
  state: 'enabled',
  email: '',
  mobilePhone: '',
  headIcon: [],
  nation: '',
  education: '',
  certificatesType: '',
  certificatesNumber: '',
  birthday: null,
  entryDate: null,
  nativePlace: '',
  landline: '',
  urgentContacts: '',
  urgentTelePhone: '',
  postalAddress: '',
  description: '',
});

/** Sentences on texts that do not fit; the others are those of their kind. @source admin §5 */
export const SAYS = {
  account: msg`Use letters and digits, for example zhangsan`,
  realName: msg`Use Chinese characters, letters, digits and the dot between the parts of a name`,
  mobilePhone: msg`Enter the phone number correctly`,
  email: msg`Enter an e-mail address like name@example.com`,
  certificatesNumber: msg`Enter the 18 characters of the identity card as they are printed`,
} as const;

/** Problems of the form, by the rules of the domain; days to come are those of their fields. @source admin §5 @reading R-106 @reading R-606 */
export function problemsOf(draft: Typed): readonly FieldProblem[] {
  const { realName, email, birthday: _birthday, entryDate: _entryDate, certificatesType, ...rest } = draft;
  const details = { ...rest, certificatesType: certificatesType ?? '', nation: rest.nation ?? '', education: rest.education ?? '' };
  const own = userProblems({ ...draft, realName: realName.trim(), email: email.trim(), mobilePhone: phoneOf(draft) });
  return [...own, ...detailProblems(details, systemClock.now())].map(({ field, problem }) => ({
    field: field === 'organizeId' ? 'organizeIds' : field,
    problem: problem === 'pattern' && field in SAYS ? { message: SAYS[field as keyof typeof SAYS] } : problem,
  }));
}
