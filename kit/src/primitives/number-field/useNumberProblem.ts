import { useCallback } from 'react';
import type { NumberLimits, NumberProblemKind } from '../../engines/number-entry/index.ts';
import { useMessages } from '../lingui/index.ts';
import { numberRefusal } from './messages.ts';

type Limits = NumberLimits & { readonly hasThousands?: boolean };

/** Sentences of numbers, by their limits. */
export function useNumberWords(): (limits: Limits) => (kind: NumberProblemKind) => string {
  const refusal = useMessages(numberRefusal);
  return useCallback((limits) => (kind) => refusal(kind, limits), [refusal]);
}

/** Sentences of a number field. */
export const useNumberProblem = (limits: Limits): ((kind: NumberProblemKind) => string) => useNumberWords()(limits);
