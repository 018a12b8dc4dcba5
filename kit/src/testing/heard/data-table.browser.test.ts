import * as stories from '../../primitives/data-table/DataTable.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({
  widget: 'data-table',
  stories,
  contracts: contracts.filter(({ widget }) => widget === 'data-table'),
  data: ['guardrail.wbeam', 'guardrail.concrete', 'guardrail.cable', 'guardrail', 'sign.guide', 'sign', '删除'],
});
