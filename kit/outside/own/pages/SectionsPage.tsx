import { SectionPanel, sectionButtonProps, useCollapse } from '@milepost/kit/headless/collapse';
import { stepButtonProps, stepProps, useSteps } from '@milepost/kit/headless/steps';
import { useToolbar } from '@milepost/kit/headless/toolbar';
import { useState } from 'react';
import { Badge, Button, Card, Input, Label, Slot } from '../ui.tsx';

const items = [
  { id: 'base', title: '基本情報' },
  { id: 'staff', title: '担当者', problemCount: 2 },
];
const START: ReadonlySet<string> = new Set(['base']);
const steps = [
  { id: 'file', title: 'ファイル' },
  { id: 'check', title: '確認' },
  { id: 'import', title: '取り込み' },
];
const states = { done: '完了', current: '現在', ahead: '未着手', failed: '失敗' };

/** Sections that open, the way of a task, and buttons that are one stop. */
export function SectionsPage() {
  const [currentId, setCurrentId] = useState('check');
  const sections = useCollapse({ items, initialOpenIds: START });
  const way = useSteps({ label: '手順', steps, currentId, onGoBack: setCurrentId, messages: states });
  const bar = useToolbar({ label: '書式' });
  return (
    <div className="stack gap-4">
      <Card {...sections.getListProps({ className: 'stack gap-2' })}>
        {sections.sections.map((view) => (
          <section key={view.item.id} className="stack gap-2">
            <h2>
              <Button {...sectionButtonProps(view)}>
                {view.item.title} {view.item.problemCount && <Badge>{view.item.problemCount} 件の誤り</Badge>}
              </Button>
            </h2>
            <SectionPanel of={view}>
              <Label htmlFor={`field-${view.item.id}`}>{view.item.title}の欄</Label>
              <Input id={`field-${view.item.id}`} />
            </SectionPanel>
          </section>
        ))}
      </Card>
      <Card>
        <ol {...way.getListProps({ className: 'flex gap-4 plain' })}>
          {way.steps.map((view) => {
            const words = <Slot name="step">{`${view.number} ${view.item.title} ${view.stateText}`}</Slot>;
            return (
              <li key={view.item.id} {...stepProps(view)}>
                {view.canGoBack ? <Button {...stepButtonProps(view)}>{words}</Button> : words}
              </li>
            );
          })}
        </ol>
      </Card>
      <Card {...bar.getToolbarProps({ className: 'flex gap-2' })}>
        {['太字', '斜体', '下線'].map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </Card>
    </div>
  );
}
