import type { SelectOption } from '../types.ts';

/** Categories one may stand below. */
export const parents: readonly SelectOption[] = [
  { id: 'asset', label: '路产设施类型', path: ['路产设施类型'] },
  { id: 'rail', label: '护栏设施', path: ['路产设施类型', '护栏设施'], depth: 1 },
  {
    id: 'wbeam',
    label: '波形梁护栏',
    path: ['路产设施类型', '护栏设施', '波形梁护栏'],
    depth: 2,
    isDisabled: true,
    reason: '上级不能是自己',
  },
  { id: 'concrete', label: '混凝土护栏', path: ['路产设施类型', '护栏设施', '混凝土护栏'], depth: 2 },
  { id: 'mech', label: '机电设施', path: ['路产设施类型', '机电设施'], depth: 1, description: '门架、摄像机、情报板' },
];

/** Options under headings. */
export const groups: readonly SelectOption[] = [
  { id: 'toll', label: '收费业务', group: '营运' },
  { id: 'plate', label: '车牌识别', group: '营运' },
  { id: 'upkeep', label: '养护工程', group: '养护' },
  { id: 'patrol', label: '路况巡查', group: '养护' },
];

/** Gantries along a motorway. */
export function gantries(count: number): SelectOption[] {
  return Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `S26 上行 K${at}+500 门架` }));
}
