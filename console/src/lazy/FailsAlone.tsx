import { useState } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { useLazyText } from './useLazyText.ts';

/** A tool beside others: where it fails it goes, says so in a message with a way to try again, and the others stay. */
export function FailsAlone({ children }: { readonly children: ReactNode }) {
  const { tellStopped } = useLazyText();
  const [turn, setTurn] = useState(0);
  return (
    <PartBoundary key={turn} onFail={() => tellStopped(() => setTurn(turn + 1))}>
      {children}
    </PartBoundary>
  );
}
