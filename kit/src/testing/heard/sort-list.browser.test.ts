import * as stories from '../../widgets/sort-list/SortList.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({
  widget: 'sort-list',
  stories,
  contracts: contracts.filter(({ widget }) => widget === 'sort-list'),
  data: ['查询条件', '案件编号', '事故地点', '包含', '金额', '列表里没有这个字段', '发生日期', '添加'],
});
