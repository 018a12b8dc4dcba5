import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { NavLevel } from './NavLevel.tsx';
import * as css from './SideNav.css.ts';
import { useNavTree } from './headless.ts';
import type { SideNavProps } from './types.ts';

/** A rail and its panels come where there is one. */
const railLevel = lazyPart(async () => (await import('./RailLevel.tsx')).RailLevel);

/**
 * Navigation as disclosures: buttons that open lists of links, not an ARIA menu, so that a screen reader's own
 * lists of links and landmarks find every page.
 */
export function SideNav(props: SideNavProps) {
  const { label, isRail = false, onWiden, foot, parts, ...menu } = props;
  const { entries, setOpen } = useNavTree(menu);
  const late = useLazyPart(railLevel, isRail);
  const RailLevel = late.status === 'here' ? late.part : null;
  const widen =
    onWiden &&
    ((id: string) => {
      setOpen([id]);
      onWiden();
    });
  return (
    <nav aria-label={label} {...rootProps(props, css.nav)}>
      <div {...partProps(parts, 'links', css.links[isRail ? 'rail' : 'wide'])}>
        {isRail ? RailLevel && <RailLevel entries={entries} menu={menu} onWiden={widen} /> : <NavLevel entries={entries} />}
      </div>
      {foot && !isRail && <div {...partProps(parts, 'foot', css.foot)}>{foot}</div>}
    </nav>
  );
}
