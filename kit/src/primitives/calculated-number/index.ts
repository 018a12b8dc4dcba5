export { CalculatedNumber } from './CalculatedNumber.tsx';
export type { CalculatedNumberProps } from './types.ts';
