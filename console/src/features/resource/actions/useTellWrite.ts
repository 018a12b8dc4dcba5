import { useFeedback } from '../../../feedback/index.ts';

/** Tells what came of a write: the server's sentence, or why it failed. */
export function useTellWrite() {
  const feedback = useFeedback();
  return async (kind: 'toggle' | 'remove', write: Promise<{ msg: string } | null>): Promise<void> => {
    try {
      feedback.success(kind, (await write)?.msg ?? '');
    } catch (error) {
      feedback.failure(error);
    }
  };
}
