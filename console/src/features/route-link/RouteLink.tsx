import { ComingMark } from './ComingMark.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from '../../routing/index.ts';

interface RouteLinkProps {
  readonly to: string;
  readonly className?: string;
  /** Its page does not exist yet: a sign says so, and so do the words. @defaultValue false */
  readonly isComing?: boolean;
  readonly children: ReactNode;
}

/** The browser's own: new tab, new window, download. */
const isForBrowser = (event: MouseEvent) => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to a page of the console: a real address, followed without loading the program again. */
export function RouteLink({ to, className, isComing = false, children }: RouteLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        navigate({ to });
      }}
    >
      {children}
      {isComing && <ComingMark />}
    </a>
  );
}
