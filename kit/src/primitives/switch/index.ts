export { Switch } from './Switch.tsx';
export { SwitchRow } from './SwitchRow.tsx';
export type { SwitchPart, SwitchProps, SwitchRowPart, SwitchRowProps } from './types.ts';
