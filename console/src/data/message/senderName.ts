import { senderOf } from '@milepost/openapi/domains/message';
import { personName } from '../personName.ts';

/** Sender of a message, without the account servers write behind the name. @reading R-290 */
export const senderName = (message: Parameters<typeof senderOf>[0]): string => personName(senderOf(message));
