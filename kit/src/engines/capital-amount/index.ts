export { billDate, capitalAmount } from './capitalAmount.ts';
export type { CapitalForm } from './capitalAmount.ts';
export type { Script } from './script.ts';
