import { judgeSheet } from './judgeSheet.ts';
import { readyReader } from './readRows.ts';
import type { SheetJob } from './types.ts';

self.addEventListener('message', async ({ data }: MessageEvent<SheetJob | null>) => {
  if (data) self.postMessage(await judgeSheet(data));
  else void readyReader().catch(() => undefined);
});
