import * as stories from '../../primitives/context-menu/ContextMenu.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'context-menu', stories, contracts: contracts.filter(({ widget }) => widget === 'context-menu') });
