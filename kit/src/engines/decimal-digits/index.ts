export { addDecimals, compareDecimals, decimalOf, groupDigits, placesOf, roundDecimal, timesWhole } from './decimals.ts';
export { parseDecimal } from './parseDecimal.ts';
