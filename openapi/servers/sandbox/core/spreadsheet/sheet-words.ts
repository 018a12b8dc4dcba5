import type { ValueWords } from '@milepost/kit/forms/values';

/** Words of values in sheets: those the import reads. @reading R-696 */
export const sheetWords: ValueWords = {
  text: (text) => (typeof text === 'string' ? text : (text.message ?? '')),
  span: (from, to) => `${from} 至 ${to}`,
  nextDay: (end) => `次日 ${end}`,
  from: (from) => `${from} 至 `,
  to: (to) => ` 至 ${to}`,
  row: (texts) => texts.join(','),
  of: (count) => String(count),
  yes: '是',
  no: '否',
};
