import { useDiscardQuestion } from '../../open-pages/useDiscardQuestion.ts';
import { useUnsaved } from '../../open-pages/unsaved.ts';

/** Asks before a dialog with something in it is left; the page knows of it too. */
export function useDiscardGuard(isDirty: boolean): () => Promise<boolean> {
  const question = useDiscardQuestion();
  useUnsaved(isDirty);
  return async () => !isDirty || question();
}
