export { ShellLayout } from './ShellLayout.tsx';
export type { ShellLayoutProps } from './ShellLayout.tsx';
