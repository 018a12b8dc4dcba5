import type { Clock } from '@milepost/kit/engines/clock';
import type { ChatImages, ImageResult, SendResult } from '@milepost/kit/chat-log';
import { createUploadQueue } from '@milepost/kit/engines/upload';
import type { Send, UploadProblem } from '@milepost/kit/engines/upload';
import { chatImageProblem } from '@milepost/openapi/domains/message';
import type { StoredImage } from '../../../data/chat/index.ts';

/** Images only, of at most 5 MB. @source shell §5, §9 */
const RULES = { accept: ['image'], maxSize: { size: 5, unit: 'MB' } } as const;

const RESULTS: Readonly<Record<UploadProblem['kind'], NonNullable<ImageResult>['kind']>> = {
  limit: 'unreadable',
  size: 'tooLarge',
  type: 'notAnImage',
  unreadable: 'unreadable',
};

/** An image that was not stored. */
export interface FailedImage {
  readonly name: string;
  /** The server's own, empty where it did not answer. */
  readonly words: string;
  /** It stays, to be sent again or discarded. Not so one that was changed or removed on the disk. */
  readonly isKept: boolean;
}

export interface ImagePostOptions {
  readonly store: Send<StoredImage>;
  /** Says in the conversation what has been stored. */
  readonly post: (image: StoredImage) => SendResult;
  readonly onFailed: (failed: FailedImage) => void;
  readonly clock: Clock;
}

/** Images on their way in one conversation, whoever is on screen: uploaded, then said as a message. @source shell §2.7, §8 */
export function createImagePost({ store, post, onFailed, clock }: ImagePostOptions): ChatImages {
  let result: ImageResult = null;
  let isAdding = false;
  const queue = createUploadQueue<StoredImage>(
    {
      rules: RULES,
      keepsRefused: true,
      heldCount: () => 0,
      async send(file, options) {
        const answer = await store(file, options);
        if (answer.kind === 'refused' || options.signal.aborted) return answer;
        // Where not even a message can wait, the image does.
        return post(answer.stored).kind === 'taken' ? answer : { kind: 'refused', message: '' };
      },
      tell(news) {
        if (news.kind === 'problem' && isAdding) result = { kind: RESULTS[news.problem.kind] };
        else if (news.kind === 'problem' && news.problem.kind === 'unreadable')
          onFailed({ name: news.problem.name, words: '', isKept: false });
        else if (news.kind === 'refused') onFailed({ name: news.name, words: news.message, isKept: true });
        else if (news.kind === 'failed') onFailed({ name: news.name, words: '', isKept: true });
      },
    },
    clock,
  );
  return {
    queue,
    async onAdd(file) {
      const problem = chatImageProblem(file);
      if (problem !== null) return { kind: problem };
      result = null;
      isAdding = true;
      await queue.add([file]);
      isAdding = false;
      return result;
    },
  };
}
