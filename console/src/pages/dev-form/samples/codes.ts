import type { Part } from '@milepost/kit/forms/grammar';

/** Codes that are fixed, follow a field, or lead to a record. */
export const codes: readonly Part[] = [
  {
    part: 'section',
    title: 'Codes',
    parts: [
      { part: 'control', kind: 'text', field: 'asset', label: 'Asset', initial: 'HL20260077' },
      { part: 'barcode', label: 'Barcode of the asset', text: { from: 'field', field: 'asset' }, widthPx: 1 },
      { part: 'barcode', label: 'Fixed barcode', text: { from: 'static', text: '4006381333931' }, format: 'ean13', widthPx: 2 },
      { part: 'qr', label: 'QR code of the asset', text: { from: 'field', field: 'asset' }, sizePx: 100 },
      {
        part: 'qr',
        label: 'QR code of the record',
        text: {
          from: 'record',
          target: { id: '77', modelId: '12', modelType: '3', flowId: '', processId: '', taskId: '', operationType: '-1' },
        },
      },
    ],
  },
];
