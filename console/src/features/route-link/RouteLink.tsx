import { ComingMark } from './ComingMark.tsx';
import { isForBrowser } from '@milepost/kit/engines/link-press';
import type { ReactNode } from 'react';
import { useNavigate } from '../../routing/index.ts';

interface RouteLinkProps {
  readonly to: string;
  readonly className?: string;
  /** Its page does not exist yet: a sign says so, and so do the words. @defaultValue false */
  readonly isComing?: boolean;
  readonly children: ReactNode;
}

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
