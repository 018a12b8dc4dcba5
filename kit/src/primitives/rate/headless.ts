export type { RateMessages, RateOptions, RateStepView, StarView } from './types.ts';
export { rateStepProps, useRate } from './useRate.ts';
