export { NavPanel } from './NavPanel.tsx';
export type { NavPanelProps } from './NavPanel.tsx';
