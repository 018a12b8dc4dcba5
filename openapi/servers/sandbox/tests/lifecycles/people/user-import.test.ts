import { afterAll, beforeAll, expect, it } from 'vitest';
import { USER_COLUMNS, userCodecs, type UserImportRow } from '../../../../../src/domains/user/index.ts';
import { readTexts } from '../../../core/spreadsheet/read-rows.ts';
import { writeRows } from '../../../core/spreadsheet/write-rows.ts';
import { DEFAULT_SETTINGS } from '../../../resources/system-config/defaults.ts';
import type { Sandbox } from '../../../index.ts';
import { startForTest } from '../../client.ts';
import { bytesOf, enter, only, read, type Api } from '../client.ts';

const LABELS = USER_COLUMNS.map(({ label }) => label);
const MAX_CELLS = 1000;

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

const rowOf = (account: string, organizeId: string): UserImportRow => ({
  account,
  realName: '何秋水',
  gender: '女',
  mobilePhone: '13900260002',
  email: '',
  organizeId,
  positionId: '',
  roleId: '',
  groupId: '',
  managerId: '',
  enabledMark: '',
  sortCode: '',
  description: '',
});
const found = async (keyword: string) => (await read(userCodecs.listUsers, api.listUsers({ query: { keyword } }))).rows;

it('people of a spreadsheet are previewed, added where nothing is wrong, exported, and deleted like others', async () => {
  const template = await bytesOf(api, await read(userCodecs.downloadUserTemplate, api.downloadUserTemplate()));
  expect(readTexts(template, MAX_CELLS)).toEqual([LABELS]);

  const sheet = [rowOf('import01', '云望高速物流集团/路产管理部'), rowOf('import02', '云望高速物流集团/不存在的部门')];
  const lines = sheet.map((row) => USER_COLUMNS.map(({ prop }) => row[prop]));
  const file = new File([writeRows('用户', [LABELS, ...lines])], '用户导入.xlsx');
  const uploaded = await read(userCodecs.uploadUserImportFile, api.uploadUserImportFile({ body: { file } }));
  const preview = await read(userCodecs.previewUserImport, api.previewUserImport({ query: { fileName: uploaded.name } }));
  expect([preview.rows, await found('import0')]).toEqual([sheet, []]);

  const result = await read(userCodecs.importUsers, api.importUsers({ body: userCodecs.importUsers.body.encode(preview) }));
  expect(result).toMatchObject({ addedCount: 1, failedCount: 1, hasFailures: true, failedRows: [sheet[1]] });
  const { id } = only(await found('import0'), 'the person', ({ account }) => account === 'import01');
  expect((await enter(sandbox.url, 'import01', DEFAULT_SETTINGS.newUserDefaultPassword)).person.user.userId).toBe(id);

  const errors = userCodecs.exportUserImportErrors.body.encode({ rows: result.failedRows });
  const refused = await bytesOf(api, await read(userCodecs.exportUserImportErrors, api.exportUserImportErrors({ body: errors })));
  expect(readTexts(refused, MAX_CELLS).at(-1)).toContain(result.failedRows[0]?.errorsInfo);

  const exported = api.exportUsers({ query: { dataType: '1', selectKey: 'account,realName', keyword: 'import0' } });
  const rows = readTexts(await bytesOf(api, await read(userCodecs.exportUsers, exported)), MAX_CELLS);
  expect(rows.slice(1)).toEqual([['import01', '何秋水']]);
  await api.removeUser({ path: { id } });
  expect(await found('import0')).toEqual([]);
});
