export { FIELD_LIMITS, FIELD_PATTERNS, parentProblem, present, sortProblem, textProblem, type FieldProblem } from './fields.ts';
