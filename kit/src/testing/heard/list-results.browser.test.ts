import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({ widget: 'list-results', contracts: contracts.filter(({ widget }) => widget === 'list-results') });
