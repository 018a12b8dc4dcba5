import * as stories from '../../primitives/tags-view/TagsView.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'tags-view', stories, contracts: contracts.filter(({ widget }) => widget === 'tags-view') });
