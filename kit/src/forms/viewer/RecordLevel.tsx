import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { OpensRecords } from '../readers/index.ts';
import type { RecordAt } from '../readers/index.ts';
import { PrintButton } from './PrintButton.tsx';
import { RecordBody } from './RecordBody.tsx';
import { RecordFrameView } from './RecordFrameView.tsx';
import { RecordPath } from './RecordPath.tsx';
import { StepButtons, useStepKeys } from './StepButtons.tsx';
import { useChangesText } from './useChangesText.ts';
import type { ArrivingRecord, RecordFrame, RecordSteps } from './types.ts';
import * as css from './RecordViewer.css.ts';

/** Place of a record among those that are open above each other. */
export interface OpenLevel {
  /** From 0, the one that was opened first. */
  readonly level: number;
  /** Titles of those below. */
  readonly titles: readonly string[];
  readonly onTitle: (title: string) => void;
  /** Opens another above it; null where nothing does. */
  readonly open: ((at: RecordAt) => 'opened' | 'tooDeep') | null;
  readonly goTo: (level: number) => void;
}

interface RecordLevelProps {
  readonly arriving: ArrivingRecord;
  readonly name: string;
  readonly frame: RecordFrame;
  readonly steps?: RecordSteps | undefined;
  readonly actions?: ReactNode;
  readonly open: OpenLevel;
  readonly onClose: () => void;
  /** The record that is open above it. */
  readonly children: ReactNode;
}

/** One record in its frame, and what lies above it. */
export function RecordLevel({ arriving, name, frame, steps, actions, open, onClose, children }: RecordLevelProps) {
  const { t } = useLingui();
  const record = arriving.kind === 'here' ? arriving.record : null;
  const title = record?.title ?? name;
  const changes = useChangesText(record?.changes);
  const body = useRef<HTMLDivElement>(null);
  const [isTooDeep, setTooDeep] = useState(false);
  const stepKeys = useStepKeys(steps, body);
  const { level, titles, onTitle } = open;
  const tellTitle = useEffectEvent(() => onTitle(title));
  useEffect(() => tellTitle(), [title]);
  const openAbove = open.open && ((at: RecordAt) => setTooDeep(open.open?.(at) === 'tooDeep'));
  return (
    // Keys of the whole frame, wherever in it the keyboard is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.keys} onKeyDown={(event: KeyboardEvent) => stepKeys(event)}>
      <RecordFrameView
        frame={frame}
        title={title}
        tools={level > 0 && <RecordPath titles={titles} title={title} onGoTo={open.goTo} />}
        footerNote={steps && <StepButtons steps={steps} title={title} />}
        footer={
          <>
            {record?.print && <PrintButton print={record.print} />}
            {actions}
            <Button onPress={onClose}>{level > 0 ? t`Back` : t`Close`}</Button>
          </>
        }
        onClose={onClose}
      >
        <div ref={body} className={css.body}>
          {changes && <p className={css.changes}>{changes}</p>}
          {isTooDeep && (
            <Alert tone="warning" urgency="polite" title={t`Too many records are open`} description={t`Close some of them first.`} />
          )}
          <OpensRecords value={openAbove}>
            <RecordBody arriving={arriving} name={name} level={level} />
          </OpensRecords>
        </div>
        {children}
      </RecordFrameView>
    </div>
  );
}

interface RelatedLevelProps extends Omit<RecordLevelProps, 'arriving' | 'name' | 'steps' | 'actions'> {
  readonly at: RecordAt;
  readonly useRecord: (at: RecordAt) => ArrivingRecord;
}

/** A record that was opened from another one: it is asked for by its id, and comes in a frame of its own where it has one. */
export function RelatedLevel({ at, useRecord, frame, ...level }: RelatedLevelProps) {
  const { t } = useLingui();
  const arriving = useRecord(at);
  const own = arriving.kind === 'here' ? arriving.record.frame : undefined;
  return <RecordLevel {...level} arriving={arriving} name={t`Related record`} frame={own ?? frame} />;
}
