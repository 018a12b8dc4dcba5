import type { ComponentType } from 'react';
import { Suspense, createContext, lazy, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createQuestions } from './questions.ts';
import { BrowserQuestion } from './BrowserQuestion.tsx';
import type { Confirm, ConfirmDialogProps, ConfirmHostProps } from './types.ts';

const Context = createContext<Confirm | null>(null);

/** React Aria's dialog comes with the first question; where it cannot be fetched, the browser's own asks. */
const Dialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./ConfirmDialog.tsx').then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => ({ default: BrowserQuestion }),
  ),
);

/** Shows the questions asked with `useConfirm` below it. Mounted once, around the application. */
export function ConfirmHost({ children }: ConfirmHostProps) {
  const [questions] = useState(createQuestions);
  const current = useSyncExternalStore(questions.subscribe, questions.current);
  useEffect(() => questions.refuseAll, [questions]);
  return (
    <Context value={questions.confirm}>
      {children}
      {current && (
        <Suspense>
          <Dialog key={current.id} question={current.question} onAnswer={questions.answer} />
        </Suspense>
      )}
    </Context>
  );
}

/**
 * `confirm({title, body, confirmLabel, tone})` asks and waits for the answer.
 * @throws {Error} outside a `ConfirmHost`, because the promise would never be answered.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(Context);
  if (!confirm)
    throw new Error('[kit] useConfirm was used outside ConfirmHost, so nobody would show the question. Put <ConfirmHost> around the page.');
  return confirm;
}
