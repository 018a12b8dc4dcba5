import { senderOf } from '@milepost/openapi/domains/message';

/** Who sent a message, without the account servers write behind the name. @reading R-290 */
export function senderName(message: Parameters<typeof senderOf>[0]): string {
  const sender = senderOf(message);
  const strokeAt = sender.lastIndexOf('/');
  return strokeAt > 0 ? sender.slice(0, strokeAt) : sender;
}
