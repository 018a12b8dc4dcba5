import { createUploadQueue } from '../../../engines/upload/index.ts';
import type { Send, UploadProblem } from '../../../engines/upload/index.ts';
import type { ChatImages, ImageResult } from '../types.ts';

const RULES = { accept: ['image'], maxSize: { size: 5, unit: 'MB' } } as const;
const RESULTS: Readonly<Record<UploadProblem['kind'], NonNullable<ImageResult>['kind']>> = {
  limit: 'unreadable',
  size: 'tooLarge',
  type: 'notAnImage',
  unreadable: 'unreadable',
};

/** Images of a story: judged as in the application, and sent to nobody. */
export function sentImages(send: Send<string> = () => Promise.resolve({ kind: 'stored', stored: '' })): ChatImages {
  let result: ImageResult = null;
  const queue = createUploadQueue<string>({
    send,
    rules: RULES,
    keepsRefused: true,
    heldCount: () => 0,
    tell: (news) => {
      if (news.kind === 'problem') result = { kind: RESULTS[news.problem.kind] };
    },
  });
  return {
    queue,
    async onAdd(file) {
      result = null;
      await queue.add([file]);
      return result;
    },
  };
}
