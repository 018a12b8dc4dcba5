export type { NavPanelSide } from './navPanelPlace.ts';
export { useNavPanel, useNavPanelButton } from './useNavPanel.ts';
export type { NavPanelButtonOptions, NavPanelOptions } from './useNavPanel.ts';
export { useOnePanel } from './useOnePanel.ts';
