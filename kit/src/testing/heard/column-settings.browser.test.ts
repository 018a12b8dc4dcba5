import * as stories from '../../widgets/column-settings/ColumnSettings.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({
  widget: 'column-settings',
  stories,
  contracts: contracts.filter(({ widget }) => widget === 'column-settings'),
  data: ['状态'],
});
