import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { NavLevel } from './NavLevel.tsx';
import { pressBranch } from './branches.ts';
import * as css from './SideNav.css.ts';
import type { SideNavProps } from './types.ts';
import { useOpenBranches } from './useOpenBranches.ts';

/** A rail and its panels come where there is one. */
const railLevel = lazyPart(async () => (await import('./RailLevel.tsx')).RailLevel);

/**
 * Navigation as disclosures: buttons that open lists of links, not an ARIA menu, so that a screen reader's own
 * lists of links and landmarks find every page.
 */
export function SideNav({ label, isRail = false, onWiden, foot, restingId = null, ...menu }: SideNavProps) {
  const { above, open, setOpen } = useOpenBranches({ ...menu, restingId });
  const late = useLazyPart(railLevel, isRail);
  const RailLevel = late.status === 'here' ? late.part : null;
  const widen =
    onWiden &&
    ((id: string) => {
      setOpen([id]);
      onWiden();
    });
  return (
    <nav aria-label={label} className={css.nav}>
      <div className={css.links[isRail ? 'rail' : 'wide']}>
        {isRail ? (
          RailLevel && <RailLevel {...menu} above={above} onWiden={widen} />
        ) : (
          <NavLevel {...menu} path={[]} open={open} above={above} isOnWay onPress={(path) => setOpen(pressBranch(open, path))} />
        )}
      </div>
      {foot && !isRail && <div className={css.foot}>{foot}</div>}
    </nav>
  );
}
