import { runJob } from './runJob.ts';
import type { PatternJob } from './types.ts';

self.addEventListener('message', ({ data }: MessageEvent<PatternJob>) => runJob(data, (news) => self.postMessage(news)));
