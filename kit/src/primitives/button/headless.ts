export { useButton } from './useButton.ts';
export type { ButtonOptions, Opens } from './useButton.ts';
