export { branchesAbove, topEntryOf } from './headless.ts';
export { NavCount } from './NavCount.tsx';
export { NavLeaf } from './NavLeaf.tsx';
export { NavLinks } from './NavLinks.tsx';
export { SideNav } from './SideNav.tsx';
export type { NavItem, NavLinksProps, NavMenuProps, SideNavPart, SideNavProps } from './types.ts';
