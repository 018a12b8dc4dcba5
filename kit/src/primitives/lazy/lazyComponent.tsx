import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { NotArrived } from './NotArrived.tsx';
import { useLazyPart } from './useLazyPart.ts';
import type { LazyPart } from './lazyPart.ts';

interface LazyComponentOptions {
  /** Drawn while the part is on its way. Nothing when left out. */
  readonly waiting?: ReactNode;
  /** Drawn in place of a part that did not arrive; `retry` asks for it again. Left out, a line with a way to ask again: a failure never takes what is around it along. */
  readonly failed?: (retry: () => void) => ReactNode;
  /** Hook that says when the part is fetched: as soon as it is drawn when left out. */
  readonly useRequested?: () => boolean;
}

const always = () => true;

/** Component that draws a part of the page that comes on demand, and is not drawn anew while its props stay. */
export function lazyComponent<P extends object>(
  part: LazyPart<ComponentType<P>>,
  { waiting = null, failed, useRequested = always }: LazyComponentOptions = {},
): ComponentType<P> {
  return memo(function Lazy(props: P) {
    const state = useLazyPart(part, useRequested());
    if (state.status === 'here') return <state.part {...props} />;
    if (state.status !== 'failed') return waiting;
    if (!failed) return <NotArrived part={part} />;
    return failed(() => void part.fetch().catch(() => undefined));
  }) as ComponentType<P>;
}
