import { RouterContextProvider, useBlocker } from '@tanstack/react-router';
import type { ConsoleRouter } from './router.ts';

interface LeaveBlockerProps {
  readonly router: ConsoleRouter;
  /** True where anything is typed and not saved. */
  readonly hasUnsaved: () => boolean;
}

/**
 * The browser's own question before the console is left with something unsaved. Going from page to page asks nothing: a page
 * with something typed stays as it was left. @reading R-293
 */
export function LeaveBlocker({ router, hasUnsaved }: LeaveBlockerProps) {
  return (
    <RouterContextProvider router={router}>
      <Blocker hasUnsaved={hasUnsaved} />
    </RouterContextProvider>
  );
}

const never = () => false;

function Blocker({ hasUnsaved }: Pick<LeaveBlockerProps, 'hasUnsaved'>) {
  useBlocker({ shouldBlockFn: never, enableBeforeUnload: hasUnsaved });
  return null;
}
