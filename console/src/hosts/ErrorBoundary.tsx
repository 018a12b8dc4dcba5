import type { ReactNode } from 'react';
import { lazyPane } from '../lazy/index.ts';
import { FaultBoundary } from './FaultBoundary.tsx';

/** Part shown in place of a page that failed; to be here before it is needed. */
export const Broken = lazyPane(() => import('./Broken.tsx'));
/** Part shown in place of a page whose program did not come; it comes with the one above. */
export const Missing = lazyPane(async () => ({ default: (await import('./Broken.tsx')).MissingPage }));
/** Part shown in place of a lock screen that did not come; it comes with the first. */
export const MissingLock = lazyPane(async () => ({ default: (await import('./Broken.tsx')).MissingLockScreen }));

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A change of it clears the failure, such as the path of the page. */
  readonly resetKey?: string;
  /** Runs before what failed is tried again. */
  readonly onRetry?: () => void;
}

/** Keeps a failure of one page from taking the rest of the console with it, and gives it a name to be passed on. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <FaultBoundary {...props} instead={({ reportId, retry }) => <Broken reportId={reportId} onRetry={retry} />} />;
}
