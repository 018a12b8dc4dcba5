import { CountMark } from './CountMark.tsx';
import type { NavItem } from './types.ts';

/** Number of things that wait on the page of an entry, or on those below it. */
const countIn = ({ count = 0, children = [] }: NavItem): number => children.reduce((sum, child) => sum + countIn(child), count);

interface NavCountProps {
  readonly of: NavItem;
  /** Stands at the corner of a drawing, where there is no room beside it. */
  readonly isAtCorner?: boolean;
}

/** That number beside the name of an entry, and in words behind it; nothing where nothing waits. @reading R-854 */
export function NavCount({ of, isAtCorner = false }: NavCountProps) {
  const count = countIn(of);
  return count > 0 && <CountMark count={count} lang={of.lang} isAtCorner={isAtCorner} />;
}
