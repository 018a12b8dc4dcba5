import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import described from '../../data/model/compile/testing/describedDesign.json' with { type: 'json' };
import ModelPage from './ModelPage.tsx';

const title = { __config__: { jnpfKey: 'comInput', label: '名称' }, __vModel__: 'title' };
const MODEL = {
  fullName: '养护工单',
  webType: '2',
  formData: JSON.stringify({ fields: [title] }),
  columnData: JSON.stringify({ columnList: [{ ...title, prop: 'title', label: '名称' }], columnOptions: [title], hasSuperQuery: true }),
};
const LIST = { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
const ITEM = { id: 'e1', fullName: 'Maintenance orders', property: { moduleId: 'm1' } } as MenuItem;

async function shown(answers: object = {}) {
  const session = aSession({ getModelConfig: MODEL, listRecords: LIST, ...answers }, '/model/maintenanceOrder');
  const page = await renderInConsole(
    session.around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <ModelPage item={ITEM} />
      </PermissionProvider>,
    ),
  );
  await page.appeared('h1');
  return { ...page, session };
}

test('while its design is on its way, the page is the shape of a list', async () => {
  const session = aSession({ getModelConfig: () => new Promise(() => undefined) }, '/model/maintenanceOrder');
  const { one } = await renderInConsole(session.around(<ModelPage item={ITEM} />));
  expect(one('[aria-busy=true] [aria-hidden=true]').childElementCount).toBe(8);
  expect(one('body').textContent).not.toContain('Loading');
});

test('a generated list is headed by the name of its menu entry, as the person reads it', async () => {
  const { one } = await shown();
  expect(one('h1').textContent).toBe('Maintenance orders');
});

const DESCRIBED = { formData: JSON.stringify(described.formData), columnData: JSON.stringify(described.columnData) };

test('a design as its description has it is shown: the form with its layouts and its sub-table', async () => {
  const { appeared, one } = await shown({ getModelConfig: { ...MODEL, ...DESCRIBED, columnData: null, webType: '1' } });
  await appeared('[role="grid"], table');
  await appeared('hr');
  const words = () => one('body').textContent ?? '';
  const labels =
    '基本信息 标题 编号 路面 时间 面层 标线 等级 路段 地点 其他 紧急 评分 附件 负责人 设施 桩号 供应商 电话 材料 数量 单价 金额 合计 说明 系统 创建人';
  await vi.waitFor(() => expect(labels.split(' ').filter((label) => !words().includes(label))).toEqual([]), { timeout: 20_000 });
  expect(words()).not.toContain('cannot be');
  expect(words()).not.toContain('do not run here');
});

test('and its list with the columns, the filter and the buttons it asks for', async () => {
  const row = { id: 'r1', title: 'G1 K10', day: '2026-01-02', total: '12.50', tableField120: [{ comInputField121: '沥青' }] };
  const { appeared, one } = await shown({ getModelConfig: { ...MODEL, ...DESCRIBED }, listRecords: { ...LIST, list: [row] } });
  await appeared('[role="row"] [role="gridcell"], tbody td');
  const words = one('body').textContent ?? '';
  for (const text of ['标题', '日期', '明细-材料', '合计', 'G1 K10', '沥青', '12.50', 'New record', 'Edit']) expect(words).toContain(text);
});

test('scripts of a list are not run, and that there are some is said beside its heading', async () => {
  const funcs = {
    afterOnload: { func: '({ tableRef }) => { tableRef.value.reload(); }', name: '' },
    rowStyle: "({ row }) => { return row.title ? { color: 'red' } : {}; }",
    cellStyle: '// none',
  };
  const { one } = await shown({ getModelConfig: { ...MODEL, columnData: JSON.stringify({ ...JSON.parse(MODEL.columnData), funcs }) } });
  expect(one('body').textContent).toContain('One script of this list does not run here');
});

test('a list is asked with the values its filters begin with', async () => {
  const state = { __config__: { jnpfKey: 'select', label: '状态' }, __vModel__: 'state', options: [{ id: 'open', fullName: '进行中' }] };
  const searchList = [
    { ...title, prop: 'title', label: '名称', searchType: 2 },
    { ...state, prop: 'state', label: '状态', searchType: 1, value: 'open' },
  ];
  const { session } = await shown({
    getModelConfig: { ...MODEL, columnData: JSON.stringify({ ...JSON.parse(MODEL.columnData), searchList }) },
  });
  const asked = () => session.calls.filter(([id]) => id === 'listRecords').map(([, args]) => (args as { body: object }).body);
  await vi.waitFor(() => expect(asked()).toMatchObject([{ queryJson: '{"state":"open"}' }]));
});

test('sub-tables a design folds out stand below the list for the row that is asked for; Escape leads back to it', async () => {
  const item = { __config__: { jnpfKey: 'comInput', label: '材料' }, __vModel__: 'item' };
  const works = { __config__: { jnpfKey: 'table', label: '工程量', children: [item] }, __vModel__: 'works' };
  const columnList = [
    { ...title, prop: 'title', label: '名称' },
    { ...item, prop: 'works-item', label: '工程量-材料' },
  ];
  const list = [
    { id: 'r1', title: 'G1', works: [{ item: '沥青' }, { item: '碎石' }] },
    { id: 'r2', title: 'G2', works: [] },
  ];
  const { appeared, one, press } = await shown({
    getModelConfig: {
      ...MODEL,
      formData: JSON.stringify({ fields: [title, works] }),
      columnData: JSON.stringify({ columnList, childTableStyle: 2 }),
    },
    listRecords: { ...LIST, list },
  });
  await appeared('[data-mp-action=tables]');
  const words = () => one('body').textContent ?? '';
  expect(words()).not.toContain('沥青');
  const [first] = document.querySelectorAll<HTMLElement>('[data-mp-action=tables]');
  first?.focus();
  await press('[data-mp-action=tables]');
  await vi.waitFor(() => expect(words()).toContain('G1: 工程量'));
  await vi.waitFor(() => expect(words()).toContain('沥青'));
  expect(document.activeElement?.textContent).toBe('G1: 工程量');
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  expect(words()).not.toContain('G1: 工程量');
  expect(document.activeElement).toBe(first);
});
