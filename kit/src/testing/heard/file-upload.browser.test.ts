import * as stories from '../../widgets/file-upload/FileUpload.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'file-upload', stories, contracts: contracts.filter(({ widget }) => widget === 'file-upload') });
