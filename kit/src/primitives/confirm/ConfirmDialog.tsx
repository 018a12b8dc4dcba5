import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/index.ts';
import { useDialog } from '../dialog/headless.ts';
import { Modal } from '../overlay/index.ts';
import { action, actions, card, details, subject, title } from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './types.ts';

const WIDTH_PX = 400;

/** The question as an alert dialog. A press outside is no answer; Escape is no. @reading R-036 */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { t } = useLingui();
  const hasDetails = Boolean(question.subject || question.body);
  const isDanger = question.tone === 'danger';
  const dialog = useDialog({ kind: 'alertdialog', hasDescription: hasDetails, onClose: () => onAnswer(false) });
  return (
    <Modal dialog={dialog} place="question" widthPx={WIDTH_PX}>
      <div className={card}>
        <h2 {...dialog.getTitleProps({ className: title })}>{question.title}</h2>
        {hasDetails && (
          <div {...dialog.getDescriptionProps({ className: details })}>
            {question.subject && <p className={subject}>{question.subject}</p>}
            {question.body && <p>{question.body}</p>}
          </div>
        )}
        <div data-mp-keep-clear="" className={actions}>
          <span className={action} data-autofocus={isDanger || undefined}>
            <Button onPress={() => onAnswer(false)}>{question.cancelLabel ?? t`Cancel`}</Button>
          </span>
          <span className={action} data-autofocus={!isDanger || undefined}>
            <Button variant={isDanger ? 'dangerFilled' : 'primary'} onPress={() => onAnswer(true)}>
              {question.confirmLabel}
            </Button>
          </span>
        </div>
      </div>
    </Modal>
  );
}
