import * as stories from '../../widgets/tree-picker/TreePicker.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'tree-picker', stories, contracts: contracts.filter(({ widget }) => widget === 'tree-picker') });
