import { Alert } from '../../primitives/alert/index.ts';
import { useProblemWords } from './useProblemWords.ts';
import type { WizardProblem } from './wizard.ts';

/** Reason a step failed, said at once: what happened, why it matters, what to do. */
export function ProblemAlert({ problem }: { readonly problem: WizardProblem | null }) {
  const wordsOf = useProblemWords();
  if (!problem) return null;
  const { title, description } = wordsOf(problem);
  return <Alert tone="danger" urgency="assertive" title={title} description={description} />;
}
