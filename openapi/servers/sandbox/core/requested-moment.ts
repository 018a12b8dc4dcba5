import { moment } from '../../../src/wire/index.ts';
import { Refusal } from './failure.ts';

/**
 * A moment of a query as milliseconds since 1970, `otherwise` where none is asked for.
 * @throws Refusal for a day no calendar has
 * @reading R-049
 */
export function requestedMoment(asked: number | string | undefined, otherwise: number): number {
  if (asked === undefined) return otherwise;
  const ms = moment.decode(asked);
  if (ms === null) throw new Refusal('时间格式不正确，请使用毫秒数或 yyyy-MM-dd HH:mm');
  return ms;
}
