import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnSettingCodecs, type ColumnSetting } from '../../../../src/domains/column-setting/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, read, told, type Api } from './client.ts';

const MODULE = '616420180234240099';
const COLUMNS: ColumnSetting[] = [
  { prop: 'plate', label: '车牌号', isVisible: true, widthPx: 240, pinned: 'start' },
  { prop: 'driver', label: '驾驶员', isVisible: false, widthPx: null, pinned: null },
];

let sandbox: Sandbox;
let staff: Api;
let novice: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api: staff } = await enter(sandbox.url, 'staff'));
  ({ api: novice } = await enter(sandbox.url, 'novice'));
});
afterAll(() => sandbox.close());

const columns = (api: Api) => read(columnSettingCodecs.getColumnSettings, api.getColumnSettings({ path: { id: MODULE } }));
const arrange = (api: Api, value: ColumnSetting[]) =>
  told(
    api.setColumnSettings({
      body: columnSettingCodecs.setColumnSettings.body.encode({ moduleId: MODULE, fieldList: { kind: 'value', value } }),
    }),
  );

it('columns a person has arranged come back in their order, for that person and that list only', async () => {
  expect(await columns(staff)).toEqual([]);
  expect(await arrange(staff, COLUMNS)).toBe('保存成功');
  expect([await columns(staff), await columns(novice)]).toEqual([COLUMNS, []]);
  const other = read(columnSettingCodecs.getColumnSettings, staff.getColumnSettings({ path: { id: '616420180234240098' } }));
  expect(await other).toEqual([]);
});

it('columns arranged anew replace the old ones, and none at all put the list back as it was', async () => {
  await arrange(novice, COLUMNS);
  await arrange(novice, COLUMNS.toReversed());
  expect(await columns(novice)).toEqual(COLUMNS.toReversed());
  await arrange(novice, []);
  expect(await columns(novice)).toEqual([]);
});
