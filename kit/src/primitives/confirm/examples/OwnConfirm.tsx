import { useState } from 'react';
import { DialogLayer, useDialog } from '../../dialog/headless.ts';
import { useQuestions } from '../headless.ts';
import type { Question } from '../headless.ts';

const remove: Question = { title: '削除しますか？', body: '元に戻せません。', confirmLabel: '削除', tone: 'danger' };

interface AlertProps {
  readonly question: Question;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

function Alert({ question, onAnswer }: AlertProps) {
  const dialog = useDialog({ kind: 'alertdialog', onClose: () => onAnswer(false) });
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getDialogProps({ style: { position: 'fixed', inset: 40, background: 'Canvas' } })}>
        <h1 {...dialog.getTitleProps()}>{question.title}</h1>
        <p {...dialog.getDescriptionProps()}>{question.body}</p>
        <button data-autofocus="" onClick={() => onAnswer(false)}>
          やめる
        </button>
        <button onClick={() => onAnswer(true)}>{question.confirmLabel}</button>
      </div>
    </DialogLayer>
  );
}

/** Questions in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnConfirm() {
  const { ask, current, answer } = useQuestions();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const askTwice = async () => {
    const both = await Promise.all([ask(remove), ask({ ...remove, title: '本当に？' })]);
    setAnswers(both.map(String));
  };
  return (
    <section lang="ja">
      <button onClick={() => void askTwice()}>削除</button>
      <output>{answers.join(' ')}</output>
      {current && <Alert key={current.id} question={current.question} onAnswer={answer} />}
    </section>
  );
}
