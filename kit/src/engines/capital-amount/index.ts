export { capitalAmount } from './capitalAmount.ts';
