import { systemClock } from '@milepost/kit/engines/clock';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { argumentsOf } from './parameterForm.ts';
import type { TestValues } from './testValues.ts';
import type { Tried } from './tried.ts';

interface Run {
  readonly number: number;
  readonly values: TestValues;
}

/** Nothing to fill in and nothing to break: it is called at once. */
const isPlain = ({ parameters, effect, refusal }: Tried): boolean => parameters.length === 0 && effect === 'reads' && refusal === null;

/** Calls of a data interface, one at a time; closing what shows them calls off the one that runs. */
export function useTrial(tried: Tried) {
  const id = useId();
  const [run, setRun] = useState<Run | null>(() => (isPlain(tried) ? { number: 1, values: {} } : null));
  const answer = useQuery({
    queryKey: ['dataInterface', 'trial', id, run?.number],
    queryFn: async ({ signal }) => {
      const begunMs = systemClock.now();
      const rows = await tried.ask(argumentsOf(tried.parameters, run?.values ?? {}), signal);
      return { rows, durationMs: Math.round(systemClock.now() - begunMs) };
    },
    enabled: run !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return {
    isRunning: answer.isFetching,
    rows: answer.data?.rows,
    durationMs: answer.data?.durationMs ?? 0,
    error: answer.error,
    run: (values: TestValues) => setRun((last) => ({ number: (last?.number ?? 0) + 1, values })),
  };
}
