import * as stories from '../../widgets/input-table/InputTable.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'input-table', stories, contracts: contracts.filter(({ widget }) => widget === 'input-table') });
