import { DEFAULT_OFFICE_ZONE, setOfficeZone, textInZone } from '@milepost/kit/engines/clock';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, problemsIn } from './baseInfoForm.ts';
import type { InfoDraft } from './baseInfoForm.ts';
import { dayOfText, dayText } from '../../i18n/officeDay.ts';
import { peopleOf } from './people.ts';
import { periodStart } from './periodStart.ts';
import { SECTIONS, firstOf, periodOf, profileSearch, sectionOf } from './search.ts';
import { signatureAddress } from '../../data/file/index.ts';

const NOW = Date.parse('2026-11-20T04:00:00Z');
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const said = (draft: InfoDraft) => problemsIn(draft, NOW).map(({ field, sentence }) => [field, i18n._(sentence)]);

test.each(SECTIONS)('the address keeps the part %s', (section) =>
  expect(profileSearch.read(profileSearch.write(firstOf(section))).section).toBe(section),
);
test('a part that does not exist is the first, and the first is not written', () => {
  expect(sectionOf('__proto__')).toBe('info');
  expect(profileSearch.write(firstOf('info'))).toEqual({});
});
test('the address keeps the period', () => {
  expect(profileSearch.read(profileSearch.write({ ...firstOf('signIns'), period: 'week' })).period).toBe('week');
  expect(periodOf('constructor')).toBe('all');
});
test('a period begins at midnight of the office', () => {
  const today = periodStart('today', NOW) ?? 0;
  expect(textInZone(today).slice(-'HH:mm:ss'.length)).toBe('00:00:00');
  expect(NOW - today).toBeLessThan(86_400_000);
  expect(today - (periodStart('week', NOW) ?? 0)).toBe(6 * 86_400_000);
  expect(periodStart('all', NOW)).toBeNull();
});

test.each([
  ['1990-05-01', '1990-05-01'],
  ['1990/5/1', '1990-05-01'],
  ['1990年5月1日', '1990-05-01'],
  ['１９９０－０５－０１', '1990-05-01'],
])('%s is the day %s', (typed, day) => expect(dayText(dayOfText(typed) ?? null)).toBe(day));
test.each(['1990-02-30', '1990-13-01', '19900501', 'May 1990'])('%s is no day', (typed) => expect(dayOfText(typed)).toBeUndefined());
test('R23 a period begins at midnight also where the clock is changed within it', () => {
  setOfficeZone('Europe/Berlin');
  expect(textInZone(periodStart('week', Date.parse('2026-03-31T09:00:00+02:00')) ?? 0)).toBe('2026-03-25 00:00:00');
  expect(textInZone(periodStart('week', Date.parse('2026-10-28T09:00:00+01:00')) ?? 0)).toBe('2026-10-22 00:00:00');
  setOfficeZone(DEFAULT_OFFICE_ZONE);
});

test('a day on the wire begins at the office', () => {
  expect(dayOfText('1990-05-01')).toBe(Date.parse('1990-04-30T15:00:00Z'));
  expect([dayOfText(' '), dayText(null)]).toEqual([null, '']);
});

const INFO = {
  id: '7',
  account: 'lin',
  realName: '林志远',
  signature: '',
  gender: '1',
  nation: '',
  nativePlace: '',
  certificatesType: '',
  certificatesNumber: '',
  education: '',
  birthday: Date.parse('1990-04-30T15:00:00Z'),
  telePhone: '',
  landline: '',
  mobilePhone: '13800138000',
  email: 'lin@example.test',
  urgentContacts: '',
  urgentTelePhone: '',
  postalAddress: '',
  organize: '',
  company: '',
  position: '',
  manager: '',
  roleNames: '',
  creatorTime: null,
  prevLogTime: null,
  entryDate: null,
  theme: '',
  language: '',
  avatar: '',
};
const DRAFT = draftOf(INFO);

test('a profile that is as it was has no problem and goes back as it came', () => {
  expect(said(DRAFT)).toEqual([]);
  expect(bodyOf(DRAFT)).toMatchObject({ realName: '林志远', gender: '1', birthday: INFO.birthday, mobilePhone: '13800138000' });
});

test.each<[keyof InfoDraft, string, string]>([
  ['realName', ' ', 'Enter a name'],
  ['realName', '长'.repeat(51), 'At most 50 characters'],
  ['birthday', '2027-01-01', 'Enter a past day like 1990-05-01'],
  ['mobilePhone', '12345678901', 'Enter the phone number correctly'],
  ['email', 'lin@', 'Enter an e-mail address like name@example.com'],
  ['telePhone', '0'.repeat(21), 'At most 20 characters'],
])('%s of %j: %s', (field, value, sentence) => expect(said({ ...DRAFT, [field]: value })).toEqual([[field, sentence]]));

test('the number of an identity card has a check character, another document has none', () => {
  const card = { ...DRAFT, certificatesType: '居民身份证' };
  expect(said({ ...card, certificatesNumber: '11010519491231002x' })).toEqual([]);
  expect(bodyOf({ ...card, certificatesNumber: ' 11010519491231002x' }).certificatesNumber).toBe('11010519491231002X');
  expect(said({ ...card, certificatesNumber: '110105194912310021' })).toHaveLength(1);
  expect(said({ ...DRAFT, certificatesType: '护照', certificatesNumber: 'E12345678' })).toEqual([]);
});

test('a phone number is sent as the server wants it', () =>
  expect(bodyOf({ ...DRAFT, mobilePhone: '+86 138-0013-8000' }).mobilePhone).toBe('13800138000'));

test('somebody without an id cannot be opened', () =>
  expect(peopleOf([{ id: '', avatar: '', userName: '周', department: '', position: '', isLeaf: false }])).toMatchObject([
    { id: 'row-0', isLeaf: true },
  ]));

const WORLD = { origin: 'https://console.example.test', fileHost: '', frameHosts: [], tokenHosts: [], token: null };
test.each([
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['/api/file/Image/annexpic/s.png', 'https://console.example.test/api/file/Image/annexpic/s.png'],
  ['data:image/svg+xml;base64,AAAA', null],
  ['https://evil.example.test/s.png', null],
  [null, null],
])('a signature is drawn from %s: %s', (signImg, address) => expect(signatureAddress(signImg, WORLD)).toBe(address));
