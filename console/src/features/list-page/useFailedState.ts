import { useLingui } from '@lingui/react/macro';
import type { TableState } from '@milepost/kit/data-table';
import { serverWords } from '../../feedback/index.ts';

interface FailedList {
  /** Error the list was refused with. */
  readonly error: unknown;
  readonly retry: () => void;
  /** True when somebody narrowed the list down, by a keyword or a filter. */
  readonly isFiltered: boolean;
}

/**
 * State of a table whose list did not come: the server's words, or that it should be tried again. That filters are kept
 * is said only where there are some. @source shell §8 @reading R-313
 */
export function useFailedState({ error, retry, isFiltered }: FailedList): TableState {
  const { t } = useLingui();
  return { kind: 'failed', retry, isFiltered, detail: serverWords(error) ?? t`Request error, please retry` };
}
