import * as stories from '../../forms/viewer/RecordViewer.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({
  widget: 'record-viewer',
  stories,
  contracts: contracts.filter(({ widget }) => widget === 'record-viewer'),
});
