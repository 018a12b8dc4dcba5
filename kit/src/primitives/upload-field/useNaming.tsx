import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { PendingOverlay } from '../../engines/overlay-registry/index.ts';
import type { NameFiles } from '../../engines/upload/index.ts';
import type { NameDialogProps } from './NameDialog.tsx';

/** Stand-in for a dialog that cannot be fetched: the files keep their names, for an upload is worth more than what it is called. */
function KeepNames({ files, onAnswer }: NameDialogProps) {
  const told = useRef(false);
  useEffect(() => {
    if (!told.current) onAnswer(files);
    told.current = true;
  }, [files, onAnswer]);
  return null;
}

const NameDialog = lazy<ComponentType<NameDialogProps>>(() => import('./NameDialog.tsx').catch(() => ({ default: KeepNames })));

interface NameQuestion extends NameDialogProps {
  readonly id: number;
}

/** Asks what files shall be called, one choice after the other. */
export function useNaming() {
  const [asked, setAsked] = useState<readonly NameQuestion[]>([]);
  const lastId = useRef(0);
  const [kept] = useState(() => new WeakSet<File>());
  const ask: NameFiles = async (files) => (files.every((file) => kept.has(file)) ? files : question(files));
  const question: NameFiles = (files) =>
    new Promise((resolve) => {
      const id = (lastId.current += 1);
      const onAnswer = (named: readonly File[]) => {
        setAsked((before) => before.filter((other) => other.id !== id));
        resolve(named);
      };
      setAsked((before) => [...before, { id, files, onAnswer }]);
    });
  const [current] = asked;
  const dialog = current && (
    <Suspense fallback={<PendingOverlay />}>
      <NameDialog key={current.id} files={current.files} onAnswer={current.onAnswer} />
    </Suspense>
  );
  return {
    ask,
    dialog,
    /** The person has named this one already. */
    keep: (file: File) => void kept.add(file),
  };
}
