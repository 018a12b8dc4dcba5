import { CODE } from '../../core/envelope.ts';
import type { World } from '../../core/handlers.ts';
import { labelById } from '../user-administration/labels.ts';
import type { ModelRow } from './tables.ts';

/** Refusal of a save whose sender has not seen the model as it is; undefined where they have, or do not say. @reading R-232 */
export function refuseLate(
  { store }: Pick<World, 'store'>,
  { lastModifyTime, lastModifyUserId }: ModelRow,
  seenTime: number | null | undefined,
) {
  if (seenTime === undefined || seenTime === null || seenTime >= lastModifyTime) return undefined;
  const name = labelById(store, lastModifyUserId);
  return { code: CODE.refused, msg: name ? `该模型已被 ${name} 修改，请刷新` : '该模型已被修改，请刷新', data: { lastModifyTime } };
}
