export { Steps } from './Steps.tsx';
export type { StepItem, StepsProps } from './types.ts';
