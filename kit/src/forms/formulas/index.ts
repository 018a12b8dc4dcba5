export { planCalculations } from './planCalculations.ts';
export type { Calculate, Calculated, FormulaControl, FormulaFacts } from './planCalculations.ts';
export { formulaIn, formulaInRow, nameInRow } from './designed.ts';
