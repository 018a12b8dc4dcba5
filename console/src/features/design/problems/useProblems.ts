import { missingProblems, problemsOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignProblem, DesignReference, Severity } from '@milepost/openapi/domains/design';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import type { DesignState } from '../core/types.ts';
import { useMissing } from '../references/missing.ts';

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };
const known = new WeakMap<DesignDocument, readonly DesignProblem[]>();

/** Problems of a design, errors first, each in the order of the form: worked out once for a document. */
export function sortedProblems(document: DesignDocument): readonly DesignProblem[] {
  const before = known.get(document);
  if (before) return before;
  const problems = problemsOf(document).toSorted((one, other) => ORDER[one.severity] - ORDER[other.severity]);
  known.set(document, problems);
  return problems;
}

/** The same, with the things the design names that are not here. */
function withMissing(document: DesignDocument, missing: readonly DesignReference[]): readonly DesignProblem[] {
  const found = sortedProblems(document);
  if (missing.length === 0) return found;
  return [...found, ...missingProblems(document, missing)].toSorted((one, other) => ORDER[one.severity] - ORDER[other.severity]);
}

/** Problems of the design that is edited. */
export interface Problems {
  readonly problems: readonly DesignProblem[];
  readonly counts: Readonly<Record<Severity, number>>;
}

const documentOf = ({ document }: DesignState): DesignDocument => document;

/** Problems of the design that is edited; after an edit they follow once there is time. @source designer §6.7 */
export function useProblems(): Problems {
  const document = useDeferredValue(useDesign(documentOf));
  const missing = useMissing();
  const problems = useMemo(() => withMissing(document, missing), [document, missing]);
  const counts = useMemo(() => {
    const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
    return { error: count('error'), warning: count('warning'), note: count('note') };
  }, [problems]);
  return { problems, counts };
}

/** Problem after, or before, the one this gave last; the first, or the last, at the beginning. Null where there is none. */
export type ProblemWalk = (way: 'next' | 'previous') => DesignProblem | null;

/** Walk from problem to problem, those there are when it is asked: an edit draws nothing for it. */
export function useProblemWalk(): ProblemWalk {
  const { state } = useDesigner();
  const missing = useMissing();
  const last = useRef<string | null>(null);
  return useCallback(
    (way) => {
      const problems = withMissing(state().document, missing);
      const at = problems.findIndex(({ id }) => id === last.current);
      const isNew = at < 0;
      const step = way === 'next' ? (isNew ? 0 : at + 1) : isNew ? -1 : at - 1;
      const found = problems.at(step % Math.max(problems.length, 1)) ?? null;
      last.current = found?.id ?? null;
      return found;
    },
    [state, missing],
  );
}
