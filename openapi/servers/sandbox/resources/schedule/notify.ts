import type { World } from '../../core/handlers.ts';
import { deliverMessage, MESSAGE_TYPE } from '../message/deliver.ts';
import type { ScheduleStored } from './tables.ts';

/** Events of a schedule, as the message tells them; 3 opens nothing, for there is nothing left. @source shell §2.6 @reading R-129 */
export const NEWS = { added: 1, changed: 2, removed: 3 } as const;

const TITLES: Readonly<Record<1 | 2 | 3, string>> = { 1: '新日程', 2: '日程变更', 3: '日程取消' };

/** Tells the participants of a schedule, but not the one who made it. @reading R-129 */
export function tellParticipants(
  world: World,
  { id, groupId, title, content, creatorUserId }: ScheduleStored,
  news: 1 | 2 | 3,
  userIds: readonly string[],
): void {
  const receivers = userIds.filter((userId) => userId !== creatorUserId);
  if (receivers.length === 0) return;
  const bodyText = JSON.stringify({ id, groupId, type: news });
  deliverMessage(world, { type: MESSAGE_TYPE.schedule, title: `${TITLES[news]}：${title}`, excerpt: content, bodyText }, receivers);
}
