import { currentUserCodecs, type BaseInfoDraft } from '../../../../src/domains/current-user/index.ts';
import { detailProblems } from '../../../../src/domains/user/index.ts';
import { foldText } from '../../../../src/guards/typed-text.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems } from '../../core/words.ts';
import { isPhoneTaken, PHONE_TAKEN, requireDay } from '../user-administration/draft-faults.ts';
import { labelById } from '../user-administration/labels.ts';
import { peopleWords } from '../user-administration/words.ts';
import { standingOf, type UserRow } from './person.ts';
import { writeProfile, type ProfileDetails } from './profile.ts';

/** 1 male, 2 female, 3 not told. */
const GENDERS: readonly number[] = [1, 2, 3];

const ROLE_NAMES_SQL = `
  SELECT group_concat(fullName, ',') AS names FROM user_role JOIN role ON role.id = user_role.roleId WHERE userId = ? AND enabledMark = 1`;

/** Data of the profile page. @source admin §7 */
export function baseInfoOf(store: Store, user: UserRow) {
  const { organizations, positions, profile } = standingOf(store, user);
  const organization = organizations.find(({ isDefault }) => isDefault);
  const text = (name: Exclude<keyof ProfileDetails, 'birthday' | 'entryDate'>): string => profile[name] ?? '';
  return {
    id: user.id,
    account: user.account,
    realName: user.realName,
    organize: organization?.names ?? '',
    company: organization?.company ?? '',
    position: positions.map(({ fullName }) => fullName).join(','),
    manager: labelById(store, user.managerId),
    roleId: store.one<{ names: string | null }>(ROLE_NAMES_SQL, user.id)?.names ?? '',
    creatorTime: user.creatorTime,
    prevLogTime: user.prevLoginTime,
    signature: text('signature'),
    gender: String(user.gender),
    nation: text('nation'),
    nativePlace: text('nativePlace'),
    entryDate: profile.entryDate ?? null,
    certificatesType: text('certificatesType'),
    certificatesNumber: text('certificatesNumber'),
    education: text('education'),
    birthday: profile.birthday ?? null,
    telePhone: text('telePhone'),
    landline: text('landline'),
    mobilePhone: user.mobilePhone || (profile.mobilePhone ?? ''),
    email: text('email'),
    urgentContacts: text('urgentContacts'),
    urgentTelePhone: text('urgentTelePhone'),
    postalAddress: text('postalAddress'),
    theme: user.theme,
    language: user.language,
    avatar: profile.headIcon ?? null,
  };
}

/** True for a name people know somebody else by; who has it already keeps it, and an administrator may give it. @reading R-287 */
function isNameOfAnother(store: Store, user: UserRow, realName: string): boolean {
  const wanted = foldText(realName);
  if (wanted === foldText(user.realName)) return false;
  return store
    .all<{ realName: string }>('SELECT realName FROM user WHERE id <> ?', user.id)
    .some((row) => foldText(row.realName) === wanted);
}

/** @throws Refusal with the first thing that is wrong with a profile @reading R-606 */
function requireFitting(store: Store, user: UserRow, draft: Omit<BaseInfoDraft, 'gender'>, nowMs: number): void {
  refuseProblems(detailProblems(draft, nowMs), peopleWords);
  if (isPhoneTaken(store, draft.mobilePhone, user.id)) throw new Refusal(PHONE_TAKEN);
  if (isNameOfAnother(store, user, draft.realName)) throw new Refusal('该姓名与他人相同，如确为本人姓名，请联系管理员修改');
}

/** Saves what the person may change; everything else of the profile stays. */
export function saveBaseInfo(store: Store, user: UserRow, body: Call<'updateBaseInfo'>['body'], time: number): void {
  const { realName, gender, mobilePhone, ...details }: BaseInfoDraft = currentUserCodecs.updateBaseInfo.body.decode(body);
  if (realName.trim() === '') throw new Refusal('请输入姓名');
  const kept = gender === '' ? user.gender : Number(gender);
  requireDay('birthday', body.birthday, details.birthday);
  requireFitting(store, user, { ...details, mobilePhone, realName }, time);
  if (!GENDERS.includes(kept)) throw new Refusal('性别只能为男、女或保密');
  const { profile } = standingOf(store, user);
  store.run(
    'UPDATE user SET realName = ?, gender = ?, mobilePhone = ?, profile = ?, lastModifyTime = ? WHERE id = ?',
    realName,
    kept,
    mobilePhone,
    writeProfile({ ...profile, ...details, mobilePhone, gender: kept }),
    time,
    user.id,
  );
}
