import { DEFAULT_HEAD_ICON } from '../../../../../src/domains/user/index.ts';
import type { Profile, ProfileDetails } from '../../current-user/profile.ts';

const PLACES = [
  '重庆市云阳县',
  '重庆市奉节县',
  '重庆市巫山县',
  '重庆市永川区',
  '重庆市荣昌区',
  '四川省达州市',
  '湖北省恩施市',
  '重庆市万州区',
];
/** Mostly Han, as the region is. */
const NATIONS = ['汉族', '汉族', '汉族', '汉族', '汉族', '汉族', '汉族', '土家族', '汉族', '苗族', '汉族', '汉族', '回族'];
const EDUCATIONS = ['大学本科', '大学专科', '高中', '大学本科', '中专', '硕士研究生', '大学专科'];

const FIRST_BIRTH_YEAR = 1967;
const BIRTH_YEARS = 36;
const FIRST_ENTRY_YEAR = 2004;
const ENTRY_YEARS = 22;
const DAYS = 28;
/** The office's midnight in milliseconds of the world's clock. */
const officeDay = (year: number, number: number): number =>
  Date.parse(`${year}-${digits((number % 12) + 1)}-${digits((number % DAYS) + 1)}T00:00:00+08:00`);
const digits = (value: number): string => String(value).padStart(2, '0');
const pick = (words: readonly string[], number: number): string => words[number % words.length] ?? '';

/** Details of the person of this number. No number of a certificate: none is made up that could be somebody's. */
export const detailsOfNumber = (number: number): Partial<Profile & ProfileDetails> => ({
  headIcon: DEFAULT_HEAD_ICON,
  nation: pick(NATIONS, number),
  nativePlace: pick(PLACES, number),
  certificatesType: '',
  certificatesNumber: '',
  education: pick(EDUCATIONS, number),
  birthday: officeDay(FIRST_BIRTH_YEAR + (number % BIRTH_YEARS), number),
  entryDate: officeDay(FIRST_ENTRY_YEAR + (number % ENTRY_YEARS), number),
  telePhone: '',
  landline: '',
  urgentContacts: '',
  urgentTelePhone: '',
  postalAddress: pick(PLACES, number),
});
