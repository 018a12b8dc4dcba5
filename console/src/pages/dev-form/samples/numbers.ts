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
      { part: 'control', kind: 'number', field: 'zero', label: 'Empty is zero', emptyAs: 'zero', storedAs: 'number', precision: 2 },
      { part: 'control', kind: 'numberRange', field: 'range', label: 'Number range', precision: 2, hasThousands: true },
      { part: 'control', kind: 'integer', field: 'whole', label: 'Whole number', min: 0, max: 999_999, initial: 7 },
    ],
  },
  {
    part: 'section',
    title: 'Calculated',
    parts: [
      {
        part: 'control',
        kind: 'rows',
        field: 'lines',
        label: 'Lines',
        add: 'Add line',
        columns: [
          { part: 'control', kind: 'number', field: 'price', label: 'Line price', precision: 2 },
          { part: 'control', kind: 'number', field: 'count', label: 'Line count', precision: 3 },
          {
            part: 'control',
            kind: 'calculate',
            field: 'amount',
            label: 'Line amount',
            expression: ['price', '×', 'count'],
            precision: 2,
            hasThousands: true,
          },
        ],
      },
      {
        part: 'control',
        kind: 'calculate',
        field: 'total',
        label: 'Total',
        expression: ['lines.amount', '+', 'amount'],
        precision: 2,
        hasThousands: true,
        hasCapital: true,
        help: 'All line amounts and the amount above',
      },
      { part: 'control', kind: 'calculate', field: 'perUnit', label: 'Per unit', expression: ['total', '÷', 'number'], precision: 4 },
    ],
  },
];
