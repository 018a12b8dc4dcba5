import { describePicker } from '../../testing/index.ts';
import type { DrawnPicker, PickerExample } from '../../testing/index.ts';
import type { NodeSource } from '../../engines/node-source/index.ts';
import { specs } from './examples/specs.ts';
import {
  categories,
  departments,
  dictionary,
  groups,
  inMemory,
  organisation,
  organisations,
  positions,
  regions,
  roles,
} from './examples/world.ts';
import { TreePicker } from './index.ts';
import type { PickerNode, PickerSpec } from './index.ts';
// Here before the first test: fetching the dialog cold says nothing about it.
import './Surface.tsx';

type Example = PickerExample<PickerNode>;

/** Specs are kept per source: a picker starts anew with a new one. */
const drawWith = (declare: (source: NodeSource<PickerNode>) => PickerSpec): Example['draw'] => {
  const kept = new WeakMap<NodeSource<PickerNode>, PickerSpec>();
  return (props: DrawnPicker, source) => {
    const spec = kept.get(source) ?? declare(source);
    kept.set(source, spec);
    return <TreePicker spec={spec} {...props} />;
  };
};

describePicker('department picker', {
  draw: drawWith((source) => specs.department({ source })),
  source: () => inMemory(departments),
  stored: { value: 'd2', text: '云望高速物流集团 / 养护工程部', at: { row: /^养护工程部/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /^收费稽查部/ }, value: 'd4' },
  refused: { at: { row: /^云望高速物流集团/ }, reason: '只能选择部门' },
  titles: { zh: '选择部门', zhtw: '選擇部門', en: 'Select department' },
  cardinality: 'one',
  onEmptyConfirm: 'clear',
  search: { earlier: '部', keyword: '稽查', finds: /^收费稽查部/ },
});

describePicker('full user picker', {
  draw: drawWith((source) => specs.user({ source }, { cardinality: 'many' })),
  source: () => inMemory(organisation),
  stored: { value: ['GYZD018'], text: '郭振东', at: { open: ['养护工程部 5 人'], row: /^郭振东/ } },
  unknown: { value: ['gone'], id: 'gone' },
  other: { at: { open: ['养护工程部 5 人'], row: /^马文博/ }, value: ['MWB104'] },
  refused: { at: { open: ['养护工程部 5 人'], row: /^欧阳明轩/ }, reason: '已停用，不可选择' },
  titles: { zh: '选择用户', zhtw: '選擇使用者', en: 'Select user' },
  cardinality: 'many',
  onEmptyConfirm: 'clear',
  search: { earlier: '思远', keyword: '赵', finds: /^赵思远/, byEnter: true },
  paste: { name: 'HJJ027', value: ['HJJ027'] },
});

describePicker('address picker', {
  draw: drawWith((source) => specs.address({ source }, { cardinality: 'many' })),
  source: () => inMemory(regions),
  stored: { value: [['51', '5101', '510107']], text: '四川省 / 成都市 / 武侯区', at: { open: ['四川省', '成都市'], row: /^武侯区/ } },
  unknown: { value: [['51', '5101', '999999']], id: '999999' },
  other: { at: { open: ['四川省', '绵阳市'], row: /^涪城区/ }, value: [['51', '5107', '510703']] },
  refused: { at: { row: /^四川省/ }, reason: '请选择下级地区' },
  titles: { zh: '省市区', zhtw: '縣市區', en: 'Province, city, district' },
  cardinality: 'many',
  onEmptyConfirm: 'clear',
  search: { earlier: '区', keyword: '涪城', finds: /^涪城区/ },
  paste: { name: '渝中区', value: [['50', '5001', '500103']] },
});

describePicker('organisation picker', {
  draw: drawWith((source) => specs.organisation({ source })),
  source: () => inMemory(organisations),
  stored: { value: ['yw', 'd2'], text: '云望高速物流集团 / 养护工程部', at: { row: /^养护工程部/ } },
  unknown: { value: ['yw', 'gone'], id: 'gone' },
  other: { at: { row: /^车辆调度中心/ }, value: ['yw', 'd3'] },
  refused: { at: { row: /^收费稽查部/ }, reason: '已停用，不可选择' },
  titles: { zh: '选择组织', zhtw: '選擇組織', en: 'Select organization' },
  cardinality: 'one',
  onEmptyConfirm: 'clear',
  search: { earlier: '部', keyword: '稽查', finds: /^收费稽查部/ },
});

describePicker('position picker', {
  draw: drawWith((source) => specs.position({ source }, { cardinality: 'many' })),
  source: () => inMemory(positions),
  stored: { value: ['p1'], text: '养护部主任', at: { open: ['养护工程部'], row: /^养护部主任/ } },
  unknown: { value: ['gone'], id: 'gone' },
  other: { at: { open: ['养护工程部'], row: /^计量员/ }, value: ['p2'] },
  refused: { at: { row: /^养护工程部/ }, reason: '只能选择岗位' },
  titles: { zh: '选择岗位', zhtw: '選擇職位', en: 'Select position' },
  cardinality: 'many',
  onEmptyConfirm: 'clear',
  search: { earlier: '养护', keyword: '计量', finds: /^计量员/ },
  paste: { name: '计量员', value: ['p2'] },
});

describePicker('group picker', {
  draw: drawWith((source) => specs.group({ source })),
  source: () => inMemory(groups),
  stored: { value: 'g1', text: '冬季除雪组', at: { row: /^冬季除雪组/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /^隧道抢险组/ }, value: 'g2' },
  refused: { at: { row: /^应急分组/ }, reason: '只能选择分组' },
  titles: { zh: '分组选择', zhtw: '群組選擇', en: 'Group selection' },
  cardinality: 'one',
  onEmptyConfirm: 'clear',
  search: { earlier: '组', keyword: '除雪', finds: /^冬季除雪组/ },
});

describePicker('role picker', {
  draw: drawWith((source) => specs.role({ source })),
  source: () => inMemory(roles),
  stored: { value: 'r3', text: '养护派单员', at: { row: /^养护派单员/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /^计量审核员/ }, value: 'r4' },
  refused: { at: { row: /^云望高速物流集团/ }, reason: '只能选择角色' },
  titles: { zh: '选择角色', zhtw: '選擇角色', en: 'Select role' },
  cardinality: 'one',
  onEmptyConfirm: 'clear',
  search: { earlier: '员', keyword: '派单', finds: /^养护派单员/ },
});

describePicker('user and organisation selector', {
  draw: drawWith((source) => specs.userOrganisation({ source }, { cardinality: 'many' })),
  source: () => inMemory(organisation),
  stored: { value: ['d2--department'], text: '养护工程部', at: { row: /^养护工程部/ } },
  unknown: { value: ['gone--user'], id: 'gone' },
  other: { at: { open: ['收费稽查部 1 人'], row: /^李雪梅/ }, value: ['LXM031--user'] },
  titles: { zh: '选择用户和组织', zhtw: '選擇使用者和組織', en: 'Select people and organizations' },
  cardinality: 'many',
  onEmptyConfirm: 'clear',
  search: { earlier: '思远', keyword: '赵', finds: /^赵思远/ },
  paste: { name: '马文博', value: ['MWB104--user'] },
});

describePicker('popup user picker', {
  draw: drawWith((source) => specs.popupUser({ source })),
  source: () => inMemory(organisation),
  stored: { value: 'LXM031', text: '李雪梅', at: { open: ['收费稽查部 1 人'], row: /^李雪梅/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { open: ['养护工程部 5 人'], row: /^马文博/ }, value: 'MWB104' },
  refused: { at: { row: /^养护工程部/ }, reason: '只能选择人员' },
  titles: { zh: '选择用户', zhtw: '選擇使用者', en: 'Select user' },
  cardinality: 'one',
  onEmptyConfirm: 'clear',
  search: { earlier: '思远', keyword: '赵', finds: /^赵思远/ },
});

describePicker('approver picker', {
  draw: drawWith((source) => specs.approver({ source })),
  source: () => inMemory(organisation),
  stored: { value: 'GYZD018', text: '郭振东', at: { open: ['养护工程部 5 人'], row: /^郭振东/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { open: ['养护工程部 5 人'], row: /^马文博/ }, value: 'MWB104' },
  refused: { at: { row: /^养护工程部/ }, reason: '只能选择人员' },
  titles: { zh: '选择审批人', zhtw: '選擇簽核人', en: 'Select approver' },
  cardinality: 'one',
  onEmptyConfirm: { refuses: '请选择审批人' },
  search: { earlier: '思远', keyword: '赵', finds: /^赵思远/ },
});

describePicker('bill rule picker', {
  draw: drawWith((source) => specs.billRule({ source })),
  source: () => inMemory(categories),
  stored: { value: 'upkeepOrder', text: '养护工单流水号', at: { row: /养护工单流水号/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /业务流水号 3，/ }, value: 'serial3' },
  titles: { zh: '选择单据规则', zhtw: '選擇單據規則', en: 'Select serial-number rule' },
  cardinality: 'one',
  onEmptyConfirm: 'unknown',
});

describePicker('template picker', {
  draw: drawWith((source) => specs.template({ source })),
  source: () => inMemory(categories),
  stored: { value: 'upkeepOrder', text: '养护工单流水号', at: { row: /养护工单流水号/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /业务流水号 3，/ }, value: 'serial3' },
  titles: { zh: '模板', zhtw: '範本', en: 'Template' },
  cardinality: 'one',
  onEmptyConfirm: 'unknown',
});

describePicker('dictionary tree picker', {
  draw: drawWith((source) => specs.dictionaryTree({ source })),
  source: () => inMemory(dictionary),
  stored: { value: 'asset.type', text: '路产设施 / 路产设施类型', at: { open: ['路产设施'], row: /^路产设施类型/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { open: ['收费业务'], row: /^支付方式/ }, value: 'toll.pay' },
  titles: { zh: '选择字典', zhtw: '選擇字典', en: 'Select dictionary' },
  cardinality: 'one',
  onEmptyConfirm: null,
  search: { earlier: '设施', keyword: '支付', finds: /^支付方式/ },
});

describePicker('print template chooser', {
  draw: drawWith(() => specs.printTemplate()),
  source: () => inMemory([]),
  stored: { value: 't1', text: '养护工单', at: { row: /^养护工单/ } },
  unknown: { value: 'gone', id: 'gone' },
  other: { at: { row: /^验收单/ }, value: 't2' },
  titles: { zh: '请选择打印模板', zhtw: '請選擇列印範本', en: 'Please select print template' },
  cardinality: 'one',
  onEmptyConfirm: { refuses: '请选择打印模板' },
});
