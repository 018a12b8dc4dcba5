import { msg } from '@lingui/core/macro';
import type { Control } from '@milepost/kit/forms/grammar';

const SEVERAL = msg`Mixed`;

/** Field of a setting that several controls differ in: it says so, and changes nothing until it is touched. */
export function withSeveralValues(control: Control): Control {
  switch (control.kind) {
    case 'text':
    case 'choice':
    case 'pick':
      return { ...control, placeholder: SEVERAL };
    case 'switch':
      return { ...control, offText: SEVERAL };
    default:
      return { ...control, help: SEVERAL };
  }
}
