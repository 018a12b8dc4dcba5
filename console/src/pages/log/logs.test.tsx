import { controlsOf, holds } from '@milepost/kit/forms/grammar';
import { monitorCodecs } from '@milepost/openapi/domains/monitor';
import { expect, test } from 'vitest';
import { nonEmptyColumns } from '../../features/resource/list/nonEmptyColumns.ts';
import { logs } from './logs.ts';

const row = { id: '1', userName: '孙婉宁/admin', creatorTime: 1, platForm: 'pc', requestDuration: 3, browser: null };
const CALL = { requestUrl: '/api/permission/Role/7', requestMethod: 'PUT', loginMark: null };
const PARTICULAR = ['browser', 'hasSignedIn', 'moduleName', 'requestMethod', 'requestUrl'];

test.each([
  ['sign-ins', { loginMark: 0 }, ['hasSignedIn']],
  ['operations', { ...CALL, moduleName: '角色管理' }, ['moduleName', 'requestMethod', 'requestUrl']],
  ['requests', CALL, ['requestMethod', 'requestUrl']],
  ['sign-ins of a server that knows browsers', { loginMark: 1, browser: 'Chrome' }, ['browser', 'hasSignedIn']],
])('the log of %s has the columns its rows say something in', (_, said, expected) => {
  const { rows } = monitorCodecs.listLogs.data.decode({
    list: [{ ...row, ...said }],
    pagination: { currentPage: 1, pageSize: 20, total: 1 },
  });
  const shown = nonEmptyColumns(logs.list.columns, rows).map(({ id }) => id);
  expect(shown.filter((id) => PARTICULAR.includes(id)).toSorted()).toEqual(expected);
  const told = logs.list.columns.filter(({ id, narrow }) => narrow === 'meta' && shown.includes(id)).map(({ id }) => id);
  expect(told.includes('requestUrl'), 'a card of a narrow screen says what was asked for').toBe(expected.includes('requestUrl'));
});

test.each([
  [undefined, ['loginMark']],
  ['1', ['loginMark']],
  ['3', ['requestMethod']],
  ['5', ['requestMethod']],
])('category %s is filtered by what its rows have', (category, expected) => {
  const filters = controlsOf({ parts: logs.list.filters ?? [] });
  const shown = filters.filter((filter) => filter.shown.every((condition) => holds(condition, () => category)));
  expect(shown.map(({ control }) => control.field).filter((field) => ['loginMark', 'requestMethod'].includes(field))).toEqual(expected);
});

test('the detail of a request says how long it took, that of a sign-in does not', () => {
  const [took] = controlsOf({ parts: logs.detail?.fields ?? [] }).filter(({ control }) => control.field === 'durationMs');
  const isShown = (durationMs: number | null) => took?.shown.every((condition) => holds(condition, () => durationMs));
  expect([isShown(3), isShown(null)]).toEqual([true, false]);
});
