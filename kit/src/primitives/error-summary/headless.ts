export { problemProps, useErrorSummary } from './useErrorSummary.ts';
export type { ErrorSummaryModel } from './useErrorSummary.ts';
export type { ErrorSummaryMessages, ErrorSummaryOptions, FormProblem } from './types.ts';
