import type { Part } from '@milepost/kit/forms/grammar';

/** Numbers, amounts, and the presets of the product. */
export const numbers: readonly Part[] = [
  {
    part: 'section',
    title: 'Numbers',
    parts: [
      { part: 'control', kind: 'number', field: 'number', label: 'Number', initial: '1234.5' },
      {
        part: 'control',
        kind: 'number',
        field: 'amount',
        label: 'Amount',
        preset: 'money',
        hasThousands: true,
        hasCapital: true,
        hasStepButtons: false,
        prefix: '¥',
        suffix: 'CNY',
        required: true,
        initial: '107000.53',
      },
      { part: 'control', kind: 'number', field: 'price', label: 'Price', preset: 'price', hasThousands: true },
      { part: 'control', kind: 'number', field: 'quantity', label: 'Quantity', preset: 'quantity', step: '0.5' },
      {
        part: 'control',
        kind: 'number',
        field: 'exact',
        label: 'Fifteen digits',
        hasThousands: true,
        hasCapital: true,
        precision: 2,
        initial: '999999999999999.99',
      },
      { part: 'control', kind: 'number', field: 'zero', label: 'Empty is zero', emptyAs: 'zero', keeps: 'number', precision: 2 },
      { part: 'control', kind: 'integer', field: 'whole', label: 'Whole number', min: 0, max: 999_999, initial: 7 },
    ],
  },
];
