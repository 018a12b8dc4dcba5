export { StepPage } from './StepPage.tsx';
export { Steps } from './Steps.tsx';
export type { StepItem, StepsPart, StepsProps } from './types.ts';
