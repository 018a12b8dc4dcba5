import { area, control, day, files, fromDictionary, number, system, text } from './controls.ts';
import { pick } from './ids.ts';
import type { DesignSeed } from './types.ts';

const SPREAD = [3, 4, 3, 2];
const DAY_MS = 86_400_000;
/** Records by their numbers: how deep each stands, and the number of the one above. */
const PLACES = (() => {
  const places: { depth: number; above: number | null }[] = [];
  const grow = (depth: number, above: number | null): void => {
    for (let each = 0; each < (SPREAD[depth] ?? 0); each += 1) {
      const own = places.push({ depth, above }) - 1;
      grow(depth + 1, own);
    }
  };
  grow(0, null);
  return places;
})();
const NAMES = [
  ['养护工程', '专项工程', '应急抢险'],
  ['路面', '桥涵', '交安', '机电'],
  ['分项一', '分项二', '分项三'],
  ['检验批 A', '检验批 B'],
];

/** Papers of works that were accepted, four levels deep. */
export const acceptance: DesignSeed = {
  count: PLACES.length,
  fields: (ids) => [
    text('name', '资料名称', { config: { required: true } }),
    text('code', '资料编号', { config: { unique: true } }),
    control('relationForm', 'parent', '上级资料', {
      modelId: ids.model('acceptance'),
      relationField: 'name',
      columnOptions: [
        { value: 'code', label: '资料编号' },
        { value: 'name', label: '资料名称' },
      ],
      hasPage: true,
      pageSize: 20,
      popupType: 'dialog',
      popupTitle: '选择上级资料',
      popupWidth: '800px',
      clearable: true,
    }),
    fromDictionary('treeSelect', 'work', '作业类型', ids.category('maintenance.work'), { multiple: true }),
    fromDictionary('select', 'grade', '评定等级', ids.category('maintenance.quality.grade')),
    day('acceptedOn', '验收日期'),
    number('pages', '页数', 0, { min: 1 }),
    control('userSelect', 'inspector', '验收人', { selectType: 'all', multiple: false }),
    files('files', '资料文件'),
    area('note', '说明'),
    system('createTime', 'createdAt', '归档时间'),
  ],
  form: () => ({ popupType: 'general', generalWidth: '800px' }),
  list: () => ({
    columns: ['name', 'code', 'work', 'grade', 'acceptedOn', 'pages', 'inspector', 'files'],
    filters: ['name', 'code', 'grade', 'acceptedOn'],
    buttons: ['add', 'download', 'batchRemove'],
    look: { name: { width: 260 } },
    more: { type: 5, parentField: 'parent', hasPage: false, treeSynType: 1, treeLazyType: 1, defaultSidx: 'code', sort: 'asc' },
  }),
  record: (ids, index) => {
    const { depth, above } = PLACES[index] ?? { depth: 0, above: null };
    return {
      name: `${pick(NAMES[depth] ?? [], index, 1)} ${String(index + 1).padStart(3, '0')}`,
      code: `YS${String(index + 1).padStart(5, '0')}`,
      parent: above === null ? '' : ids.record('acceptance', above),
      work: [pick(ids.paths('maintenance.work'), index, 3)?.at(-1) ?? ''],
      grade: pick(ids.entries('maintenance.quality.grade'), index, 2)?.id ?? '',
      acceptedOn: Date.parse('2026-06-01T00:00:00+08:00') + index * DAY_MS,
      pages: 3 + (index % 40),
      inspector: pick(ids.people, index, 3) ?? '',
      files: [],
      note: '',
    };
  },
};
