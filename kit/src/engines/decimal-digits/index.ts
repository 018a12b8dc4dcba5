export { parseDecimal } from './parseDecimal.ts';
