export { useProblemWords } from './useProblemWords.ts';
export { explainProblem } from './explainProblem.ts';
export { UnsupportedField } from './UnsupportedField.tsx';
export type { ConfigProblem, ParsedConfig, ProblemReason, UnsupportedFieldProps } from './types.ts';
