import type { NumberLimits } from './readNumber.ts';

/** Limits the whole product has for prices, quantities and sums of money. @source forms §9 */
export const NUMBER_PRESETS = {
  price: { min: '0.01', max: '9999999999.99', precision: 2 },
  quantity: { min: '0.001', max: '999999.999', precision: 3 },
  money: { min: '0.01', max: '9999999999.99', precision: 2 },
} as const satisfies Record<string, Required<NumberLimits>>;

/** Name of one of the product's limits. */
export type NumberPreset = keyof typeof NUMBER_PRESETS;
