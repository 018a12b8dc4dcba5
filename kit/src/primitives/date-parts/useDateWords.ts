import { useMemo } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { dateWords } from './dateWords.ts';
import type { DateWords } from './dateWords.ts';

/** Words of days, months and years in the language of the surroundings. */
export function useDateWords(): DateWords {
  const { lang } = useEnvironment();
  return useMemo(() => dateWords(lang), [lang]);
}
