import * as stories from '../../widgets/file-preview/FilePreview.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'file-preview', stories, contracts: contracts.filter(({ widget }) => widget === 'file-preview') });
