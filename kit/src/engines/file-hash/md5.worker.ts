import { hashSlices } from './hashSlices.ts';
import { openMd5 } from './md5.ts';
import type { HashNews } from './types.ts';

const tell = (news: HashNews) => self.postMessage(news);

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    const md5 = await hashSlices(data, {
      md5: await openMd5(),
      onProgress: (doneBytes, totalBytes) => tell({ kind: 'progress', doneBytes, totalBytes }),
    });
    tell({ kind: 'done', md5 });
  } catch {
    tell({ kind: 'unreadable' });
  }
});
