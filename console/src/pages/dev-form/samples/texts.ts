import type { Part } from '@milepost/kit/forms/grammar';

/** Texts of every kind. */
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
    ],
  },
];
