import * as stories from '../../widgets/schedule-viewer/ScheduleViewer.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'schedule-viewer', stories, contracts: contracts.filter(({ widget }) => widget === 'schedule-viewer') });
