import type { Part } from '@milepost/kit/forms/grammar';

/** Texts, ratings, colours and yes or no, in every look. */
export const texts: readonly Part[] = [
  {
    part: 'section',
    title: 'Texts',
    parts: [
      {
        part: 'control',
        kind: 'html',
        field: 'html',
        label: 'Formatted text',
        initial: '<p>K120 to K186 <strong>winter works</strong></p>',
        required: true,
      },
      { part: 'control', kind: 'text', field: 'unit', label: 'Input with a unit', prefix: 'K', suffix: 'm', maxChars: 9 },
      { part: 'control', kind: 'text', field: 'scanned', label: 'Scanned input', isScanned: true },
      { part: 'control', kind: 'text', field: 'severalLines', label: 'Text of several lines', rows: 3, maxChars: 200 },
      { part: 'control', kind: 'text', field: 'secret', label: 'Password', isSecret: true, autoComplete: 'off' },
    ],
  },
  {
    part: 'section',
    title: 'Ratings and colours',
    parts: [
      { part: 'control', kind: 'rate', field: 'rate', label: 'Rating', hasHalves: true, initial: 3.5 },
      { part: 'control', kind: 'slider', field: 'slider', label: 'Speed limit', max: 120, step: 5, unit: 'km/h', initial: 80 },
      { part: 'control', kind: 'color', field: 'color', label: 'Colour', hasAlpha: true, initial: '#1677ff' },
    ],
  },
];
