import type { Part } from '@milepost/kit/forms/grammar';

/** Files and images, with the limits of every form and with their own. */
export const files: readonly Part[] = [
  {
    part: 'section',
    title: 'Files',
    parts: [
      { part: 'control', kind: 'files', field: 'files', label: 'Files', look: 'files' },
      { part: 'control', kind: 'files', field: 'named', label: 'Files named before they are sent', look: 'files', asksNames: true },
      {
        part: 'control',
        kind: 'files',
        field: 'films',
        label: 'One film',
        look: 'files',
        maximum: 1,
        accept: ['video'],
        maxSize: { size: 2, unit: 'GB' },
      },
      { part: 'control', kind: 'files', field: 'images', label: 'Images', look: 'images', maximum: 3 },
    ],
  },
];
