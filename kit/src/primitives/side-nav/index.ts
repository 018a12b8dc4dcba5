export { SideNav } from './SideNav.tsx';
export type { NavItem, SideNavProps } from './types.ts';
