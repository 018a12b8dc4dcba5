import { isTestAll } from '../../testing/inTurn.ts';
import { describePicker, hangingTree, treeAndTable, treeDialog } from '../../testing/index.ts';
import type { Cardinality, MemorySource, PickerExample } from '../../testing/index.ts';
import type { StoredValue } from '../../engines/pick/index.ts';
import { specs } from './examples/specs.ts';
import type { Fed } from './examples/specs.ts';
import {
  departments,
  dictionary,
  groups,
  inMemory,
  manyBelow,
  organization,
  organizations,
  positions,
  printTemplates,
  regions,
  roles,
  rulesOf,
} from './examples/world.ts';
import { TreePicker } from './index.ts';
import type { PickerNode, PickerOptions, PickerSpec } from './index.ts';
// Here before the first test: fetching the dialog cold says nothing about it.
import './Surface.tsx';

type Feed = MemorySource<PickerNode>;
type Example = PickerExample<Feed, StoredValue>;
type Declaration = (fed: Fed, options: PickerOptions) => PickerSpec;

/** Specs are kept per source: a picker starts anew with a new one. */
function drawing(declare: Declaration): Example['draw'] {
  const kept = new WeakMap<Feed, PickerSpec>();
  const specOf = (source: Feed, cardinality: Cardinality) => {
    const spec = kept.get(source) ?? declare({ source }, { cardinality });
    kept.set(source, spec);
    return spec;
  };
  return ({ cardinality, ...props }, source) => <TreePicker spec={specOf(source, cardinality)} {...props} />;
}

/** Parts the pickers out of trees have in common, where an example does not say otherwise. */
const ofTrees = {
  way: treeDialog,
  emptyFeed: () => inMemory([]),
  cardinality: 'one',
  nothing: { one: null, many: [] },
  unknown: { value: 'gone', id: 'gone' },
  refused: null,
  onEmptyConfirm: 'clears',
  whenDisabled: 'closed',
  paste: null,
} satisfies Partial<Example>;

const many = (type: string) => ({ feed: () => manyBelow(type), far: /^第 10000 项/ });
const UPKEEP = ['养护工程部 5 人'];
const MA_WENBO = { open: UPKEEP, row: /^马文博/ };

/** Parts the pickers of people have in common. */
const ofPeople = {
  ...ofTrees,
  feed: () => inMemory(organization),
  tenThousand: many('user'),
  stored: { value: 'GYZD018', text: '郭振东', at: { open: UPKEEP, row: /^郭振东/ } },
  other: { at: MA_WENBO, value: 'MWB104' },
  elsewhere: { value: ['MWB104'] },
  refused: { at: { row: /^养护工程部/ }, reason: '只能选择人员' },
  search: { earlier: '思远', keyword: '赵', finds: /^赵思远/ },
} satisfies Partial<Example>;

/** Parts the pickers of rules have in common. */
const ofRules = {
  ...ofTrees,
  way: treeAndTable,
  feed: () => inMemory(rulesOf(45)),
  tenThousand: { feed: () => inMemory(rulesOf(10_000)), far: /业务流水号 \d{3}，/ },
  stored: { value: 'upkeepOrder', text: '养护工单流水号', at: { row: /养护工单流水号/ } },
  other: { at: { row: /业务流水号 3，/ }, value: 'serial3' },
  elsewhere: { value: ['serial3'] },
  // Nothing beside the table lets go of what is chosen in it.
  onEmptyConfirm: null,
  search: { earlier: '流水号', keyword: '养护', finds: /养护工单流水号/ },
} satisfies Partial<Example>;

// One of each way is tested whole: full user (a dialog with tabs, several, Enter searches), bill rule (a tree that narrows a table), dictionary tree (hanging from its field), print template (a list); in `npm run test:all` department too (a dialog, one, typing searches).
describePicker('user and organisation selector', {
  promises: 'declared',
  ...ofPeople,
  draw: drawing(specs.userOrganization),
  cardinality: 'many',
  stored: { value: ['d2--department'], text: '养护工程部', at: { row: /^养护工程部/ } },
  unknown: { value: ['gone--user'], id: 'gone' },
  other: { at: MA_WENBO, value: ['MWB104--user'] },
  elsewhere: { value: 'MWB104', titles: { zh: '选择用户', zhtw: '選擇使用者', en: 'Select user' } },
  refused: { at: { open: UPKEEP, row: /^欧阳明轩/ }, reason: '已停用，不可选择' },
  titles: { zh: '选择用户和组织', zhtw: '選擇使用者和組織', en: 'Select people and organisations' },
  paste: { name: '马文博', value: ['MWB104--user'] },
});

describePicker('approver picker', {
  promises: 'declared',
  ...ofPeople,
  draw: drawing(specs.approver),
  titles: { zh: '选择审批人', zhtw: '選擇簽核人', en: 'Select approver' },
  onEmptyConfirm: { refuses: '请选择审批人' },
});

describePicker('popup user picker', {
  promises: 'declared',
  ...ofPeople,
  draw: drawing(specs.popupUser),
  elsewhere: { value: ['MWB104--user'] },
  titles: { zh: '选择用户', zhtw: '選擇使用者', en: 'Select user' },
});

describePicker('full user picker', {
  ...ofPeople,
  way: { ...treeDialog, searchesBy: 'enter' },
  draw: drawing(specs.user),
  cardinality: 'many',
  stored: { value: ['GYZD018'], text: '郭振东', at: { open: UPKEEP, row: /^郭振东/ } },
  unknown: { value: ['gone'], id: 'gone' },
  other: { at: MA_WENBO, value: ['MWB104'] },
  elsewhere: { value: 'MWB104' },
  refused: { at: { open: UPKEEP, row: /^欧阳明轩/ }, reason: '已停用，不可选择' },
  titles: { zh: '选择用户', zhtw: '選擇使用者', en: 'Select user' },
  paste: { name: 'HJJ027', value: ['HJJ027'] },
});

describePicker('organisation picker', {
  promises: 'declared',
  ...ofTrees,
  draw: drawing(specs.organization),
  feed: () => inMemory(organizations),
  tenThousand: many('department'),
  stored: { value: ['yw', 'd2'], text: '云望高速物流集团 / 养护工程部', at: { row: /^养护工程部/ } },
  unknown: { value: ['yw', 'gone'], id: 'gone' },
  other: { at: { row: /^车辆调度中心/ }, value: ['yw', 'd3'] },
  elsewhere: { value: [['yw', 'd3']] },
  refused: { at: { row: /^收费稽查部/ }, reason: '已停用，不可选择' },
  titles: { zh: '选择组织', zhtw: '選擇組織', en: 'Select organisation' },
  search: { earlier: '部', keyword: '稽查', finds: /^收费稽查部/ },
});

describePicker('department picker', {
  promises: isTestAll ? 'all' : 'declared',
  ...ofTrees,
  draw: drawing(specs.department),
  feed: () => inMemory(departments),
  tenThousand: many('department'),
  stored: { value: 'd2', text: '云望高速物流集团 / 养护工程部', at: { row: /^养护工程部/ } },
  other: { at: { row: /^收费稽查部/ }, value: 'd4' },
  elsewhere: { value: ['d4'] },
  refused: { at: { row: /^云望高速物流集团/ }, reason: '只能选择部门' },
  titles: { zh: '选择部门', zhtw: '選擇部門', en: 'Select department' },
  search: { earlier: '部', keyword: '稽查', finds: /^收费稽查部/ },
});

describePicker('position picker', {
  promises: 'declared',
  ...ofTrees,
  draw: drawing(specs.position),
  feed: () => inMemory(positions),
  tenThousand: many('position'),
  cardinality: 'many',
  stored: { value: ['p1'], text: '养护部主任', at: { open: ['养护工程部'], row: /^养护部主任/ } },
  unknown: { value: ['gone'], id: 'gone' },
  other: { at: { open: ['养护工程部'], row: /^计量员/ }, value: ['p2'] },
  elsewhere: { value: 'p2' },
  refused: { at: { row: /^养护工程部/ }, reason: '只能选择岗位' },
  titles: { zh: '选择岗位', zhtw: '選擇職位', en: 'Select position' },
  search: { earlier: '养护', keyword: '计量', finds: /^计量员/ },
  paste: { name: '计量员', value: ['p2'] },
});

describePicker('group picker', {
  promises: 'declared',
  ...ofTrees,
  draw: drawing(specs.group),
  feed: () => inMemory(groups),
  tenThousand: many('group'),
  stored: { value: 'g1', text: '冬季除雪组', at: { row: /^冬季除雪组/ } },
  other: { at: { row: /^隧道抢险组/ }, value: 'g2' },
  elsewhere: { value: ['g2'] },
  refused: { at: { row: /^应急分组/ }, reason: '只能选择分组' },
  titles: { zh: '分组选择', zhtw: '群組選擇', en: 'Group selection' },
  search: { earlier: '组', keyword: '除雪', finds: /^冬季除雪组/ },
});

describePicker('role picker', {
  promises: 'declared',
  ...ofTrees,
  draw: drawing(specs.role),
  feed: () => inMemory(roles),
  tenThousand: many('role'),
  stored: { value: 'r3', text: '养护派单员', at: { row: /^养护派单员/ } },
  other: { at: { row: /^计量审核员/ }, value: 'r4' },
  elsewhere: { value: ['r4'] },
  refused: { at: { row: /^云望高速物流集团/ }, reason: '只能选择角色' },
  titles: { zh: '选择角色', zhtw: '選擇角色', en: 'Select role' },
  search: { earlier: '员', keyword: '派单', finds: /^养护派单员/ },
});

describePicker('address picker', {
  promises: 'declared',
  ...ofTrees,
  draw: drawing(specs.address),
  feed: () => inMemory(regions),
  tenThousand: many('region'),
  cardinality: 'many',
  stored: { value: [['51', '5101', '510107']], text: '四川省 / 成都市 / 武侯区', at: { open: ['四川省', '成都市'], row: /^武侯区/ } },
  unknown: { value: [['51', '5101', '999999']], id: '999999' },
  other: { at: { open: ['四川省', '绵阳市'], row: /^涪城区/ }, value: [['51', '5107', '510703']] },
  elsewhere: { value: ['51', '5107', '510703'] },
  refused: { at: { row: /^四川省/ }, reason: '请选择下级地区' },
  titles: { zh: '省市区', zhtw: '縣市區', en: 'Province, city, district' },
  search: { earlier: '区', keyword: '涪城', finds: /^涪城区/ },
  paste: { name: '渝中区', value: [['50', '5001', '500103']] },
});

describePicker('bill rule picker', {
  ...ofRules,
  draw: drawing(specs.billRule),
  titles: { zh: '选择单据规则', zhtw: '選擇單據規則', en: 'Select serial-number rule' },
});

describePicker('template picker', {
  promises: 'declared',
  ...ofRules,
  draw: drawing(specs.template),
  titles: { zh: '模板', zhtw: '範本', en: 'Template' },
});

describePicker('dictionary tree picker', {
  ...ofTrees,
  way: hangingTree,
  draw: drawing(specs.dictionaryTree),
  feed: () => inMemory(dictionary),
  tenThousand: many('category'),
  stored: { value: 'asset.type', text: '路产设施 / 路产设施类型', at: { open: ['路产设施'], row: /^路产设施类型/ } },
  other: { at: { open: ['收费业务'], row: /^支付方式/ }, value: 'toll.pay' },
  elsewhere: { value: ['toll.pay'] },
  titles: { zh: '选择字典', zhtw: '選擇字典', en: 'Select dictionary' },
  // Choosing writes: nothing is confirmed.
  onEmptyConfirm: null,
  search: { earlier: '设施', keyword: '支付', finds: /^支付方式/ },
});

describePicker('print template chooser', {
  ...ofTrees,
  draw: drawing((fed) => specs.printTemplate(undefined, fed)),
  feed: () => inMemory(printTemplates),
  // A form has a few, one of which is used at a time.
  tenThousand: null,
  elsewhere: null,
  search: null,
  stored: { value: 't1', text: '养护工单', at: { row: /^养护工单/ } },
  other: { at: { row: /^验收单/ }, value: 't2' },
  titles: { zh: '请选择打印模板', zhtw: '請選擇列印範本', en: 'Please select print template' },
  onEmptyConfirm: { refuses: '请选择打印模板' },
});
