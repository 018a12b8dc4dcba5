export { isTurned, rangeOf } from './numberRange.ts';
export type { NumberRange } from './numberRange.ts';
export { keepsCommas, numberText } from './numberText.ts';
export { NUMBER_PRESETS } from './presets.ts';
export type { NumberPreset } from './presets.ts';
export { readNumber, stepped } from './readNumber.ts';
export type { NumberLimits, NumberProblemKind, NumberReading, Step } from './readNumber.ts';
