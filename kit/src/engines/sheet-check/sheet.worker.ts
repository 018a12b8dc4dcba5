import { judgeSheet } from './judgeSheet.ts';
import type { SheetJob } from './types.ts';

self.addEventListener('message', async ({ data }: MessageEvent<SheetJob>) => self.postMessage(await judgeSheet(data)));
