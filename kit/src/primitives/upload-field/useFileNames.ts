import { useRef, useState } from 'react';
import type { NameFiles } from '../../engines/upload/index.ts';
import type { NamingQuestion } from './types.ts';

/** Asks what files shall be called, one choice after the other. */
export function useFileNames() {
  const [asked, setAsked] = useState<readonly NamingQuestion[]>([]);
  const lastId = useRef(0);
  const [kept] = useState(() => new WeakSet<File>());
  const question: NameFiles = (files) =>
    new Promise((resolve) => {
      const id = (lastId.current += 1);
      const answer = (named: readonly File[]) => {
        setAsked((before) => before.filter((other) => other.id !== id));
        resolve(named);
      };
      setAsked((before) => [...before, { id, files, answer }]);
    });
  const ask: NameFiles = async (files) => (files.every((file) => kept.has(file)) ? files : question(files));
  return {
    ask,
    /** The question that is to be answered now; null without one. */
    question: asked[0] ?? null,
    /** The person has named this one already. */
    keep: (file: File) => void kept.add(file),
  };
}
