import * as stories from '../../widgets/chat-log/ChatLog.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

describeTranscript({
  widget: 'chat-log',
  stories,
  contracts: contracts.filter(({ widget }) => widget === 'chat-log'),
  data: ['K98.jpg', 'Enter', 'Shift Enter', 'lane3.mp3'],
});
