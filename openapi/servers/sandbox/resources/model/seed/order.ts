import {
  area,
  billNumber,
  choice,
  control,
  day,
  files,
  fromDictionary,
  fromInterface,
  minute,
  number,
  span,
  system,
  table,
  text,
} from './controls.ts';
import { pick, type Ids } from './ids.ts';
import type { DesignSeed } from './types.ts';

const DAY_MS = 86_400_000;
/** Rows of the first record: as many as a spreadsheet brings in at once. */
const MANY_ROWS = 1000;
const work = (index: number) => {
  const amount = 4 + ((index * 37) % 400) / 10;
  const price = 12 + ((index * 53) % 900) / 10;
  return { item: `养护作业 ${index + 1}`, unit: '平方米', amount, price, sum: Math.round(amount * price * 100) / 100 };
};

/** The dialog the rows of the crew come from. @source forms §2.6, §2.8 */
const chosenCrew = (ids: Ids) => ({
  interfaceId: ids.dataInterface('maintenance.worker'),
  interfaceName: '养护作业人员',
  popupType: 'dialog',
  popupTitle: '选择人员',
  popupWidth: '800px',
  hasPage: true,
  pageSize: 20,
  columnOptions: [
    { value: 'fullName', label: '姓名' },
    { value: 'account', label: '账户' },
    { value: 'department', label: '部门' },
  ],
  relationOptions: [
    { field: 'crew-person', type: 1, value: 'id' },
    { field: 'crew-hours', type: 2, value: '8' },
  ],
});

/** Work on the road by one's own people or a contractor. */
export const order: DesignSeed = {
  count: 42,
  fields: (ids) => [
    billNumber('number', '工单编号', 'maintenance.order'),
    text('title', '工单名称', { config: { required: true, unique: true } }),
    fromDictionary('treeSelect', 'defect', '病害类型', ids.category('maintenance.defect'), { multiple: false }),
    choice(
      'radio',
      'section',
      '路段',
      [
        ['S26.1', '云阳至青溪'],
        ['S26.2', '青溪至双河'],
        ['G5.1', '石桥北至长滩'],
      ],
      { config: { required: true } },
    ),
    choice(
      'radio',
      'urgency',
      '紧急程度',
      [
        ['1', '一般'],
        ['2', '重要'],
        ['3', '紧急'],
      ],
      { optionType: 'button', config: { defaultValue: '1' } },
    ),
    day('due', '要求完成', { config: { required: true, startTimeRule: true, startTimeType: 3, startTimeTarget: 3, startTimeValue: '' } }),
    span('plan', '计划工期'),
    minute('begun', '开工时间', { config: { endTimeRule: true, endTimeType: 2, endRelationField: 'due' } }),
    control('popupSelect', 'contractor', '施工单位', {
      interfaceId: ids.dataInterface('maintenance.contractor'),
      interfaceName: '施工单位',
      propsValue: 'id',
      relationField: 'fullName',
      columnOptions: [
        { value: 'fullName', label: '单位名称' },
        { value: 'qualification', label: '资质' },
        { value: 'contactName', label: '联系人' },
        { value: 'phone', label: '电话' },
      ],
      templateJson: [],
      hasPage: true,
      pageSize: 20,
      popupType: 'dialog',
      popupTitle: '选择施工单位',
      popupWidth: '800px',
      clearable: true,
    }),
    control('popupAttr', 'contact', '联系人', {
      relationField: 'contractor_jnpfTable_0',
      showField: 'contactName',
      config: { isStorage: 1 },
      isStorage: 1,
    }),
    control('popupAttr', 'contactPhone', '联系电话', {
      relationField: 'contractor_jnpfTable_0',
      showField: 'phone',
      config: { isStorage: 2 },
      isStorage: 2,
    }),
    table(
      'works',
      '工程量',
      [
        text('item', '项目', { config: { required: true } }),
        fromDictionary('select', 'unit', '单位', ids.category('unit'), {}, 'fullName'),
        number('amount', '数量', 2, { min: 0 }),
        number('price', '单价（元）', 2, { min: 0 }),
        control('calculate', 'sum', '金额（元）', {
          expression: ['works-amount', '*', 'works-price'],
          precision: 2,
          thousands: true,
          config: { isStorage: 2 },
          isStorage: 2,
        }),
      ],
      { showSummary: true, summaryField: ['sum'], thousandsField: ['sum'] },
    ),
    table(
      'crew',
      '投入人员',
      [
        control('userSelect', 'person', '人员', { selectType: 'all', multiple: false, config: { required: true } }),
        fromInterface('select', 'vehicle', '车辆类型', ids.dataInterface('fleet.kind')),
        number('hours', '工时', 1, { min: 0, max: 24 }),
      ],
      { addType: 1, actionText: '选择人员', addTableConf: chosenCrew(ids), showSummary: true, summaryField: ['hours'] },
    ),
    control('calculate', 'total', '工程总价', {
      expression: ['works-sum'],
      precision: 2,
      thousands: true,
      isAmountChinese: true,
      config: { isStorage: 2 },
      isStorage: 2,
    }),
    files('files', '附件'),
    area('note', '作业说明'),
    system('createUser', 'creator', '派单人'),
    system('createTime', 'createdAt', '派单时间'),
    system('currPosition', 'post', '派单岗位'),
  ],
  form: (ids) => ({ popupType: 'fullScreen', hasPrintBtn: true, printId: ids.print('maintenance.acceptance'), printButtonText: '打 印' }),
  list: (ids) => ({
    columns: ['number', 'section', 'title', 'defect', 'urgency', 'due', 'plan', 'contractor', 'total', 'creator', 'createdAt'],
    filters: ['title', 'number', 'section', 'urgency', 'due', 'total', 'creator'],
    several: ['urgency'],
    buttons: ['add', 'download', 'upload', 'batchRemove', 'batchPrint'],
    more: {
      printIds: [ids.print('maintenance.acceptance')],
      type: 3,
      groupField: 'section',
      hasPage: false,
      defaultSidx: 'due',
      sort: 'asc',
      useDataPermission: true,
    },
  }),
  record: (ids, index) => {
    const works = Array.from({ length: index === 0 ? MANY_ROWS : 1 + (index % 4) }, (_, place) => work(index * 5 + place));
    const due = Date.parse('2026-12-05T00:00:00+08:00') + (index - 12) * DAY_MS;
    return {
      number: `YHGD20261101${String(index + 1).padStart(4, '0')}`,
      title: `${pick(['坑槽修补', '护栏更换', '伸缩缝维修', '边沟清淤'], index, 3)} ${String(index + 1).padStart(3, '0')}`,
      defect: pick(ids.paths('maintenance.defect'), index, 5)?.at(-1) ?? '',
      section: pick(['S26.1', 'S26.2', 'G5.1'], index, 2),
      urgency: String(1 + (index % 3)),
      due,
      plan: [due - 4 * DAY_MS, due],
      begun: index % 2 === 0 ? due - 3 * DAY_MS : null,
      contractor: index % 5 === 4 ? '' : `C${String(1 + ((index * 3) % 28)).padStart(3, '0')}`,
      contactPhone: '',
      works,
      crew: [{ person: pick(ids.people, index, 3), vehicle: pick(['清障车', '养护巡查车', '洒水车'], index, 2), hours: 4 + (index % 5) }],
      total: Math.round(works.reduce((sum, each) => sum + each.sum, 0) * 100) / 100,
      files: [],
      note: index % 4 === 0 ? '夜间不作业。' : '',
    };
  },
};
