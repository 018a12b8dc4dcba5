import { NavLevel } from './NavLevel.tsx';
import { pressBranch } from './branches.ts';
import type { NavLinksProps } from './types.ts';
import { useOpenBranches } from './useOpenBranches.ts';

/** The links of a menu without a landmark of their own, for a panel: branches open below themselves, one of a level at a time. */
export function NavLinks(props: NavLinksProps) {
  const { above, open, setOpen } = useOpenBranches(props);
  return <NavLevel {...props} path={[]} open={open} above={above} isOnWay onPress={(path) => setOpen(pressBranch(open, path))} />;
}
