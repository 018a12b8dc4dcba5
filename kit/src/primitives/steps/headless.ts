export { stepStates } from './stepStates.ts';
export type { StepData, StepState, StepView, StepsOptions } from './types.ts';
export { useStepPage } from './useStepPage.ts';
export type { StepPageOptions } from './useStepPage.ts';
export { stepButtonProps, stepProps, useSteps } from './useSteps.ts';
