import { useState } from 'react';
import type { ReactNode } from 'react';

/** Props a list of options is drawn with. */
interface Given<O> {
  readonly options: readonly O[];
  readonly state: { readonly kind: 'failed'; readonly retry: () => void } | { readonly kind: 'ready' };
}

interface FailsOnceProps<O> {
  readonly options: readonly O[];
  readonly children: (given: Given<O>) => ReactNode;
}

/** Options that do not load at first; a retry brings them. */
export function FailsOnce<O>({ options, children }: FailsOnceProps<O>) {
  const [hasFailed, setFailed] = useState(true);
  return children(
    hasFailed ? { options: [], state: { kind: 'failed', retry: () => setFailed(false) } } : { options, state: { kind: 'ready' } },
  );
}
