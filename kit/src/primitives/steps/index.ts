export { StepPage } from './StepPage.tsx';
export { Steps } from './Steps.tsx';
export type { StepItem, StepsProps } from './types.ts';
