import * as records from '../../forms/viewer/RecordViewer.stories.tsx';
import * as sheets from '../../widgets/print-preview/PrintPreview.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

const of = (name: string) => contracts.filter(({ widget }) => widget === name);

describeTranscript({ widget: 'record-viewer', stories: records, contracts: of('record-viewer') });
describeTranscript({ widget: 'print-preview', stories: sheets, contracts: of('print-preview') });
