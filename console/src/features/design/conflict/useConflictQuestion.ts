import type { MergeConflict, Side } from '@milepost/openapi/domains/design';
import { useCallback, useState } from 'react';
import type { AskConflicts } from '../saving/createSaving.ts';

/** A question that stands open. */
interface AskedConflicts {
  readonly conflicts: readonly MergeConflict[];
  readonly savedBy: string;
  readonly answer: (answers: ReadonlyMap<string, Side> | null) => void;
}

/** Question about what two people have changed in two ways. @returns how it is asked, and the one that stands open */
export function useConflictQuestion(): { readonly ask: AskConflicts; readonly asked: AskedConflicts | null } {
  const [asked, setAsked] = useState<AskedConflicts | null>(null);
  const ask = useCallback<AskConflicts>(
    (conflicts, savedBy) =>
      new Promise((resolve) => {
        const answer: AskedConflicts['answer'] = (answers) => {
          setAsked(null);
          resolve(answers);
        };
        setAsked({ conflicts, savedBy, answer });
      }),
    [],
  );
  return { ask, asked };
}
