export { Switch } from './Switch.tsx';
export { SwitchRow } from './SwitchRow.tsx';
export type { SwitchProps, SwitchRowProps } from './types.ts';
