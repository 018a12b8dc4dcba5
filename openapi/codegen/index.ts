export { coverageOf, type DescriptionCoverage, type DocumentedCall } from './coverage.ts';
export { descriptionChanges, type DescriptionChange } from './diff/description-changes.ts';
