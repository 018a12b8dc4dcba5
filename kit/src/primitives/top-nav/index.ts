export { TopNav } from './TopNav.tsx';
export type { TopNavChoice, TopNavProps } from './types.ts';
