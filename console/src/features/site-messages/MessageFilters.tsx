import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';
import { SwitchRow } from '@milepost/kit/switch';
import type { MessageFilter } from '@milepost/openapi/domains/message';
import { MESSAGE_TYPES, useMessageTypes } from './messageTypes.ts';
import * as css from './MessageFilters.css.ts';

interface MessageFiltersProps {
  readonly type: MessageFilter['type'];
  readonly isOnlyUnread: boolean;
  readonly onChange: (change: Partial<Pick<MessageFilter, 'type' | 'isOnlyUnread'>>) => void;
  /** `line`: the types fill a line. @defaultValue `words` */
  readonly fit?: 'words' | 'line';
}

/** Narrows a list of messages: one of the types, and unread ones only. @source shell §2.6 */
export function MessageFilters({ type, isOnlyUnread, onChange, fit = 'words' }: MessageFiltersProps) {
  const { t } = useLingui();
  const words = useMessageTypes();
  return (
    <>
      <span className={css.types[fit]}>
        <Segmented
          label={t`Type of message`}
          segments={MESSAGE_TYPES.map((id) => ({ id, label: words[id] }))}
          value={type}
          onChange={(id) => onChange({ type: id })}
        />
      </span>
      <span className={css.unread}>
        <SwitchRow label={t`Unread only`} isOn={isOnlyUnread} onChange={(isOn) => onChange({ isOnlyUnread: isOn })} />
      </span>
    </>
  );
}
