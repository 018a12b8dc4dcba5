export { ClassicLayout } from './ClassicLayout.tsx';
export type { ClassicLayoutProps } from './ClassicLayout.tsx';
