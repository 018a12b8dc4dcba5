import { parentPort } from 'node:worker_threads';
import { runJob } from '../runJob.ts';
import type { PatternJob } from '../types.ts';

parentPort?.on('message', (job: PatternJob) => runJob(job, (news) => parentPort?.postMessage(news)));
