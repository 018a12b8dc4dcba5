import { useState } from 'react';
import { stepButtonProps, stepProps, useStepPage, useSteps } from '../headless.ts';

const messages = { done: '完了', current: '現在', ahead: '未着手', failed: '失敗' };
const steps = [
  { id: 'file', title: 'ファイル' },
  { id: 'check', title: '確認' },
  { id: 'import', title: '取り込み' },
];

function OwnPage({ title, isFirst }: { readonly title: string; readonly isFirst: boolean }) {
  const { getPageProps, getHeadingProps } = useStepPage({ isFirst });
  return (
    <section {...getPageProps()}>
      <h2 {...getHeadingProps({ className: 'own' })}>{title}</h2>
    </section>
  );
}

/** The way of a task in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnSteps() {
  const [currentId, setCurrentId] = useState('check');
  const way = useSteps({ label: '取り込みの手順', steps, currentId, onGoBack: setCurrentId, messages });
  return (
    <div>
      <ol {...way.getListProps()}>
        {way.steps.map((view) => {
          const words = `${view.number} ${view.item.title} ${view.stateText}`;
          return (
            <li key={view.item.id} {...stepProps(view)}>
              {view.canGoBack ? <button {...stepButtonProps(view)}>{words}</button> : words}
            </li>
          );
        })}
      </ol>
      <OwnPage key={currentId} title={`手順 ${currentId}`} isFirst={false} />
    </div>
  );
}
