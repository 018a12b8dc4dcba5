import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import type { NameDialogProps } from './NameDialog.tsx';
import type { NamingQuestion } from './types.ts';

/** Stand-in for a dialog that cannot be fetched: the files keep their names, for an upload is worth more than what it is called. */
function KeepNames({ files, onAnswer }: NameDialogProps) {
  const told = useRef(false);
  useEffect(() => {
    if (!told.current) onAnswer(files);
    told.current = true;
  }, [files, onAnswer]);
  return null;
}

const NameDialog = lazy<ComponentType<NameDialogProps>>(() => import('./NameDialog.tsx').catch(() => ({ default: KeepNames })));

/** The question for the names of files, while there is one. */
export function NamingDialog({ question }: { readonly question: NamingQuestion | null }) {
  return (
    question && (
      <Suspense fallback={<PendingOverlay />}>
        <NameDialog key={question.id} files={question.files} onAnswer={question.answer} />
      </Suspense>
    )
  );
}
