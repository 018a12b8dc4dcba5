export { firstProblemTab } from './nextTab.ts';
export { Tabs } from './Tabs.tsx';
export type { TabItem, TabsProps } from './types.ts';
