import type { Control } from '@milepost/kit/forms/grammar';

/** Words of the button that adds a row, in a design nobody has named it in. @reading R-950 */
const USUAL_ADD: ReadonlySet<string> = new Set(['新增', '添加', '新增一行', '添加一行']);

/** A control without words that only say what every control of its kind says. @reading R-950 */
export const withOwnWords = (control: Control): Control =>
  control.kind === 'table' && typeof control.add === 'string' && USUAL_ADD.has(control.add.replaceAll(/\s/gu, ''))
    ? { ...control, add: '' }
    : control;
