import { useLingui } from '@lingui/react/macro';
import type { IconShape } from '@milepost/kit/icon';
import type { MessageFilter, MessageType } from '@milepost/openapi/domains/message';
import { CalendarClock, Info, Megaphone, Workflow } from 'lucide';

/** Types a list can be narrowed to, in the order shown. @source shell §2.6 */
export const MESSAGE_TYPES = ['all', 'system', 'flow', 'notice', 'schedule'] as const satisfies readonly MessageFilter['type'][];

/** The drawing beside a message. */
export const TYPE_ICONS: Readonly<Record<MessageType, IconShape>> = {
  system: Info,
  flow: Workflow,
  notice: Megaphone,
  schedule: CalendarClock,
};

/** The types in words. */
export function useMessageTypes(): Readonly<Record<MessageFilter['type'], string>> {
  const { t } = useLingui();
  return {
    all: t({ message: 'All', context: 'types of messages' }),
    system: t({ message: 'System', context: 'type of message' }),
    flow: t({ message: 'Flow', context: 'type of message' }),
    notice: t({ message: 'Notice', context: 'type of message' }),
    schedule: t({ message: 'Schedule', context: 'type of message' }),
  };
}
