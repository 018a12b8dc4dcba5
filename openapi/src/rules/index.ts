export { FIELD_LIMITS, FIELD_PATTERNS, parentProblem, present, sortProblem, textProblem, type FieldProblem } from './fields.ts';
export { givenBy } from './given-codes.ts';
export { needIn, waysOf, type Need, type OneNeed } from './need.ts';
export { citizenFacts, isCitizenId } from './citizen-id.ts';
export { isOn } from './truth.ts';
export { fitsPattern, normalisePattern, PATTERNS, plateKinds, type PatternName, type PlateKind } from './patterns.ts';
