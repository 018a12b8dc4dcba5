import { toTheSecond } from './compared.ts';

const TIME = /^\d{2}:\d{2}(:\d{2})?$/;
const NEXT_DAY = /\s*\(?(?:\u6b21\u65e5|\u7fcc\u65e5|\u9694\u65e5|\u7b2c\u4e8c\u5929|next day)\)?\s*/gi;

/** True for a range of times of the day (`HH:mm`, `HH:mm:ss`) whose end is before its start: it ends on the next day. @reading R-191 */
export const endsNextDay = (start: string, end: string): boolean =>
  TIME.test(start) && TIME.test(end) && toTheSecond(end) < toTheSecond(start);

/** A written range of times without the words for the next day, which its order says already. */
export const withoutNextDay = (text: string): string => text.replaceAll(NEXT_DAY, ' ').trim();
