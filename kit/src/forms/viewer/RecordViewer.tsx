import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RecordAt } from '../readers/index.ts';
import { RecordLevel, RelatedLevel } from './RecordLevel.tsx';
import type { OpenLevel } from './RecordLevel.tsx';
import type { RecordFrame, RecordViewerProps } from './types.ts';

const USUAL: RecordFrame = { kind: 'dialog' };
/** Records that may be open above each other: whoever is deeper has lost the way. */
const MOST_LEVELS = 5;
const isSame = (one: RecordAt, other: RecordAt | undefined) => one.of === other?.of && one.id === other.id;

/**
 * A saved record to read: a dialog, a drawer or a page of its own. A value that stands for another record opens that above; each
 * level has its frame, its heading and its way back, and one that is open already is gone back to.
 * @source forms §2.10
 * @reading R-641
 */
export function RecordViewer({ at, name, arriving, frame = USUAL, useRecord, steps, actions, onClose }: RecordViewerProps) {
  const [above, setAbove] = useState<readonly RecordAt[]>([]);
  const [titles, setTitles] = useState<readonly string[]>([]);

  /** Opens a record above a level; null where there are too many already. */
  const openFrom = (level: number) => (next: RecordAt) => {
    const open = [at, ...above];
    const known = open.findIndex((one) => isSame(next, one));
    if (known !== -1) return goTo(known);
    if (level + 1 >= MOST_LEVELS) return 'tooDeep';
    setAbove([...above.slice(0, level), next]);
    return 'opened';
  };
  /** Closes all above a level. */
  const goTo = (level: number) => {
    setAbove(above.slice(0, level));
    return 'opened' as const;
  };
  const levelOf = (level: number): OpenLevel => ({
    level,
    titles: titles.slice(0, level),
    onTitle: (title) =>
      setTitles((before) => (before[level] === title ? before : [...before.slice(0, level), title, ...before.slice(level + 1)])),
    open: useRecord ? openFrom(level) : null,
    goTo,
  });
  /** The records above a level, each drawn inside the one below it. */
  const drawAbove = (level: number): ReactNode => {
    const next = above[level];
    if (!next || !useRecord) return null;
    return (
      <RelatedLevel
        key={`${next.of} ${next.id}`}
        at={next}
        useRecord={useRecord}
        frame={frame}
        open={levelOf(level + 1)}
        onClose={() => goTo(level)}
      >
        {drawAbove(level + 1)}
      </RelatedLevel>
    );
  };
  return (
    <RecordLevel arriving={arriving} name={name} frame={frame} steps={steps} actions={actions} open={levelOf(0)} onClose={onClose}>
      {drawAbove(0)}
    </RecordLevel>
  );
}
