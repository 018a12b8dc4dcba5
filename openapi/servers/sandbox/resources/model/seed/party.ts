import { area, control, fromDictionary, number, system, text, toggle } from './controls.ts';
import { pick } from './ids.ts';
import type { DesignSeed } from './types.ts';

const MOBILE = { pattern: '/^1[3-9]\\d{9}$/', message: '请输入正确的手机号码' };
const MAIL = { pattern: '/^[\\w.-]+@[\\w-]+(\\.[\\w-]+)+$/', message: '请输入正确的邮箱' };

/** Firms and people the operator works with. */
export const party: DesignSeed = {
  count: 36,
  fields: (ids) => [
    text('name', '名称', { config: { required: true, unique: true } }),
    fromDictionary('select', 'certificate', '证件类型', ids.category('certificate')),
    text('certificateNo', '证件号码', { maxlength: 30 }),
    text('contact', '联系人'),
    text('phone', '手机号码', { config: { required: true, regList: [MOBILE] } }),
    text('mail', '邮箱', { config: { regList: [MAIL] } }),
    control('autoComplete', 'model', '常用车型', {
      interfaceId: ids.dataInterface('fleet.kind'),
      interfaceName: '车辆类型',
      relationField: 'fullName',
      templateJson: [
        {
          field: 'keyword',
          fieldName: '关键词',
          dataType: 'varchar',
          required: false,
          defaultValue: '@keyword',
          relationField: '@keyword',
        },
      ],
      total: 10,
      clearable: true,
    }),
    control('comSelect', 'organization', '对口单位', { selectType: 'all', multiple: false }),
    control('usersSelect', 'owners', '负责人员', { selectType: 'all', multiple: true }),
    number('score', '信用评分', 1, { min: 0, max: 100 }),
    control('slider', 'share', '份额', { min: 0, max: 100, step: 5 }),
    control('colorPicker', 'mark', '标识颜色', { 'show-alpha': false }),
    toggle('enabled', '启用', { config: { defaultValue: 1 } }),
    area('note', '备注'),
    system('modifyUser', 'modifier', '修改人'),
    system('modifyTime', 'modifiedAt', '修改时间'),
  ],
  form: () => ({ popupType: 'drawer', drawerWidth: '600px' }),
  list: () => ({
    columns: ['name', 'certificate', 'contact', 'phone', 'mail', 'model', 'score', 'enabled', 'modifiedAt'],
    filters: ['name', 'certificate', 'phone', 'score'],
    buttons: ['add', 'download', 'upload', 'batchRemove'],
    look: { name: { fixed: 'left', width: 220, sortable: true }, score: { sortable: true } },
    more: { type: 4, defaultSidx: 'name', sort: 'asc', showSummary: true, summaryField: ['score'] },
  }),
  record: (ids, index) => ({
    name: `${pick(['渝东', '巴渝', '三峡', '云岭', '长滩', '青溪'], index, 5)}${pick(['路桥工程', '交安设施', '运输', '商贸'], index, 3)}有限公司 ${index + 1}`,
    certificate: pick(ids.entries('certificate'), index, 3)?.id ?? '',
    certificateNo: `91500235MA5U${String(10_000 + index * 37)}`,
    contact: pick(['秦志远', '冯海燕', '邓国栋', '曹春梅'], index, 3),
    phone: `138${String(26_200_000 + index * 7919).slice(0, 8)}`,
    mail: `p${index + 1}@partner.example`,
    model: pick(['清障车', '洒水车', '除雪车'], index, 2),
    organization: ids.organizationPath('yw.maintenance'),
    owners: [`${pick(ids.people, index, 3)}--user`],
    score: 60 + (index % 40),
    share: (index * 5) % 105,
    mark: pick(['#409eff', '#67c23a', '#e6a23c'], index, 2),
    enabled: index % 7 === 0 ? 0 : 1,
    note: '',
  }),
};
