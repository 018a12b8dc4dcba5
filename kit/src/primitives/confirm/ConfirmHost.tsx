import type { ComponentType } from 'react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import { requiredContext } from '../required-context/index.ts';
import { createQuestions } from './questions.ts';
import { BrowserQuestion } from './BrowserQuestion.tsx';
import type { Confirm, ConfirmDialogProps, ConfirmHostProps } from './types.ts';

const [Context, useConfirm] = requiredContext<Confirm>('asker', '<ConfirmHost>');
/** `confirm({title, body, confirmLabel, tone})` asks and waits for the answer. */
export { useConfirm };

/** React Aria's dialog comes with the first question; where it cannot be fetched, the browser's own asks. */
const Dialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./ConfirmDialog.tsx').then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => ({ default: BrowserQuestion }),
  ),
);

/** Shows the questions asked with `useConfirm` below it. Mounted once, around the application. */
export function ConfirmHost({ topic, children }: ConfirmHostProps) {
  const [questions] = useState(createQuestions);
  const current = useExternalStore(questions.subscribe, questions.current);
  useEffect(() => questions.refuseAll, [questions, topic]);
  return (
    <Context value={questions.confirm}>
      {children}
      {current && (
        <Suspense fallback={<PendingOverlay />}>
          <Dialog key={current.id} question={current.question} onAnswer={questions.answer} />
        </Suspense>
      )}
    </Context>
  );
}
