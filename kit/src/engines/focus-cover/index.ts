export { isCoveredBy, watchCovered } from './focusCover.ts';
