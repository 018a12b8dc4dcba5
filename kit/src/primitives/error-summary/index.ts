export { ErrorSummary, SummaryView } from './ErrorSummary.tsx';
export { errorSummaryMessages } from './messages.ts';
export type { ErrorSummaryPart, ErrorSummaryProps, FormProblem } from './types.ts';
