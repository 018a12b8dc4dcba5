export type { SwitchOptions } from './types.ts';
export { useSwitch } from './useSwitch.ts';
