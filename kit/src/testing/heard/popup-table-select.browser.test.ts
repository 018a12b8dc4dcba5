import * as stories from '../../widgets/popup-table-select/PopupTableSelect.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'popup-table-select', stories, contracts: contracts.filter(({ widget }) => widget === 'popup-table-select') });
