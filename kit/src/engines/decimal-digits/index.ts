export { addDecimals, compareDecimals, decimalOf, groupDigits, isWholeTimes, placesOf, roundDecimal, timesWhole } from './decimals.ts';
export { parseDecimal } from './parseDecimal.ts';
