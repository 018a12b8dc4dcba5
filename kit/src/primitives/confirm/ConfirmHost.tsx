import type { ComponentType } from 'react';
import { Suspense, lazy } from 'react';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import { requiredContext } from '../required-context/index.ts';
import { BrowserQuestion } from './BrowserQuestion.tsx';
import { askInBrowser } from './askInBrowser.ts';
import type { Confirm, ConfirmDialogProps, ConfirmHostProps } from './types.ts';
import { useQuestions } from './useQuestions.ts';

const [Context, useConfirm, useConfirmIfThere] = requiredContext<Confirm>('asker', '<ConfirmHost>');
/** `confirm({title, body, confirmLabel, tone})` asks and waits for the answer. */
export { useConfirm };

/** The same for widgets, which stand in any page: where no host is, the browser's own question asks. */
export const useAsk = (): Confirm => useConfirmIfThere() ?? askInBrowser;

/** React Aria's dialog comes with the first question; where it cannot be fetched, the browser's own asks. */
const Dialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./ConfirmDialog.tsx').then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => ({ default: BrowserQuestion }),
  ),
);

/** Shows the questions asked with `useConfirm` below it. Mounted once, around the application. */
export function ConfirmHost({ topic, children }: ConfirmHostProps) {
  const { ask, current, answer } = useQuestions(topic);
  return (
    <Context value={ask}>
      {children}
      {current && (
        <Suspense fallback={<PendingOverlay />}>
          <Dialog key={current.id} question={current.question} onAnswer={answer} />
        </Suspense>
      )}
    </Context>
  );
}
