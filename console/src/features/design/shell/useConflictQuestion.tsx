import type { MergeConflict, Side } from '@milepost/openapi/domains/design';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConflictsDialog } from '../conflict/ConflictsDialog.tsx';
import type { AskConflicts } from '../saving/createSaving.ts';

interface Asked {
  readonly conflicts: readonly MergeConflict[];
  readonly savedBy: string;
  readonly answer: (answers: ReadonlyMap<string, Side> | null) => void;
}

/** Question about what two people have changed in two ways. @returns how to ask it, and what shows it */
export function useConflictQuestion(): { readonly ask: AskConflicts; readonly shown: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useRef<AskConflicts>(
    (conflicts, savedBy) =>
      new Promise((resolve) => {
        const answer: Asked['answer'] = (answers) => {
          setAsked(null);
          resolve(answers);
        };
        setAsked({ conflicts, savedBy, answer });
      }),
  );
  return {
    ask: ask.current,
    shown: asked && (
      <ConflictsDialog conflicts={asked.conflicts} savedBy={asked.savedBy} onAnswer={asked.answer} onClose={() => asked.answer(null)} />
    ),
  };
}
