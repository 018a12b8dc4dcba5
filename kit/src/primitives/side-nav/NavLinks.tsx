import { NavLevel } from './NavLevel.tsx';
import { useNavTree } from './headless.ts';
import type { NavLinksProps } from './types.ts';

/** The links of a menu without a landmark of their own, for a panel: branches open below themselves, one of a level at a time. */
export function NavLinks(props: NavLinksProps) {
  const { entries } = useNavTree(props);
  return <NavLevel entries={entries} />;
}
