import { expect, test } from 'vitest';
import { currentUserCodecs } from './index.ts';

const { listSystemLogs, getBaseInfo, getOwnAuthorization, listOwnOrganizations } = currentUserCodecs;
const page = (row: object) => ({ list: [row], pagination: { currentPage: 1, pageSize: 20, total: 1 } });
const rowOf = (row: object) => listSystemLogs.data.decode(page(row)).rows[0];

test.each([
  ['one spelling', { ipaddress: '10.26.5.102' }],
  ['the other', { ipAddress: '10.26.5.102' }],
])('a log row has its address in %s', (_, row) => {
  expect(rowOf(row)?.ipAddress).toBe('10.26.5.102');
});

test('a duration that comes as text is a number, and a call is no sign-in', () => {
  expect(rowOf({ requestDuration: '35' })).toMatchObject({ requestDuration: 35, loginMark: null });
  expect(rowOf({ loginMark: 0 })?.loginMark).toBe(false);
});

test('a gender that comes as a number is sent as text', () => {
  expect(getBaseInfo.data.encode(getBaseInfo.data.decode({ gender: 2 })).gender).toBe('2');
});

test('kinds of rights the server leaves out are empty', () => {
  expect(getOwnAuthorization.data.decode({ button: null })).toMatchObject({ button: [], print: [] });
});

test.each([
  [true, true],
  [1, true],
  [0, false],
  [null, false],
])('isDefault %j means %j', (isDefault, expected) => {
  expect(listOwnOrganizations.data.decode([{ id: '1', fullName: '车辆调度中心', isDefault }])[0]?.isDefault).toBe(expected);
});
