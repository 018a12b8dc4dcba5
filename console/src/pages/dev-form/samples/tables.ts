import type { Part } from '@milepost/kit/forms/grammar';

const MATERIALS = ['Guardrail beam', 'Traffic cone', 'Reflective sign', 'Hot asphalt', 'Road marking paint'];
const UNITS = ['piece', 'metre', 'ton', 'bucket'];
const options = (names: readonly string[]) => ({ from: 'static', options: names.map((name) => ({ id: name, label: name })) }) as const;

/** Rows filled in as a table: the items of a maintenance order. */
export const tables: readonly Part[] = [
  {
    part: 'section',
    title: 'Maintenance order',
    parts: [
      {
        part: 'control',
        kind: 'table',
        field: 'items',
        label: 'Order items',
        add: 'Add item',
        required: true,
        maxRows: 1000,
        columns: [
          { part: 'control', kind: 'choice', field: 'material', label: 'Material', options: options(MATERIALS), required: true },
          {
            part: 'control',
            kind: 'number',
            field: 'quantity',
            label: 'Quantity',
            preset: 'quantity',
            required: true,
            isSummed: true,
          },
          { part: 'control', kind: 'choice', field: 'unit', label: 'Unit', options: options(UNITS), minWidthPx: 110 },
          { part: 'control', kind: 'number', field: 'price', label: 'Unit price', preset: 'price', hasThousands: true },
          {
            part: 'control',
            kind: 'calculate',
            field: 'amount',
            label: 'Item amount',
            expression: ['quantity', '×', 'price'],
            precision: 2,
            hasThousands: true,
            isSummed: true,
          },
          { part: 'control', kind: 'date', field: 'due', label: 'Due', minWidthPx: 170 },
          { part: 'control', kind: 'switch', field: 'urgent', label: 'Urgent', onText: 'yes', offText: 'no' },
          { part: 'control', kind: 'text', field: 'remark', label: 'Remark', maxChars: 50 },
        ],
        initial: [
          { material: 'Guardrail beam', quantity: '12', unit: 'piece', price: '486.5', amount: null, due: null, urgent: false, remark: '' },
          {
            material: 'Hot asphalt',
            quantity: '3.75',
            unit: 'ton',
            price: '1280',
            amount: null,
            due: '2026-12-01',
            urgent: true,
            remark: 'night work',
          },
        ],
      },
      {
        part: 'control',
        kind: 'calculate',
        field: 'orderTotal',
        label: 'Order total',
        expression: ['items.amount'],
        precision: 2,
        hasThousands: true,
        hasCapital: true,
      },
    ],
  },
];
