import type { Part } from '@milepost/kit/forms/grammar';
import type { PatternName } from '@milepost/openapi/rules';
import { patterned } from '../../../features/resource/definition/patterned.ts';

const LABELS: Readonly<Record<PatternName, string>> = {
  mobilePhone: 'Mobile phone',
  password: 'New password',
  citizenId: 'Identity number',
  email: 'E-mail',
  plate: 'Plate',
  chinese: 'Chinese only',
  code: 'Code',
  account: 'Account name',
  fullName: 'Full name',
  userCode: 'User code',
  hours: 'Hours',
  positiveInteger: 'Positive whole number',
  fieldName: 'Field name',
};

/** A text of each named pattern. */
export const patterns: readonly Part[] = [
  {
    part: 'section',
    title: 'Named patterns',
    parts: (Object.keys(LABELS) as PatternName[]).map((name): Part => ({
      part: 'control',
      kind: 'text',
      field: name,
      label: LABELS[name],
      ...patterned(name),
    })),
  },
];
