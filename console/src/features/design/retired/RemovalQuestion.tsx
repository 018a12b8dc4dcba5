import type { NodeId } from '@milepost/openapi/domains/design';
import { useState } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useInUse } from './inUse.ts';
import { namesIn, removalOf } from './removal.ts';

const NONE: ReadonlySet<string> = new Set();

/** Taking controls out: at once where nothing hangs on them, after a question where something does. */
export interface RemovalInDesigner {
  /** Controls that are asked about; null where none are. */
  readonly asked: readonly NodeId[] | null;
  readonly ask: (ids: readonly NodeId[]) => void;
  readonly end: () => void;
}

/** Removal of controls of the design that is edited. */
export function useRemoval(): RemovalInDesigner {
  const { run, state, isReadOnly } = useDesigner();
  const { released } = useInUse();
  const [asked, setAsked] = useState<readonly NodeId[] | null>(null);
  const ask = (ids: readonly NodeId[]) => {
    if (isReadOnly || ids.length === 0) return;
    if (removalOf(state().document, ids, released ? namesIn(released) : NONE).isAsked) setAsked(ids);
    else run({ do: 'remove', ids, uses: 'follow' });
  };
  return { asked, ask, end: () => setAsked(null) };
}

interface RemovalQuestionProps {
  readonly removal: RemovalInDesigner;
  readonly onDone: () => void;
}

/** The question, while it stands open. */
export function RemovalQuestion({ removal: { asked, end }, onDone }: RemovalQuestionProps) {
  const inUse = useInUse();
  if (!asked) return null;
  const done = () => {
    end();
    onDone();
  };
  return <RemoveDialog {...inUse} ids={asked} onDone={done} />;
}
