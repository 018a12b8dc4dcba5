import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { CountBadge } from '../../primitives/count-badge/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { blinking, holder } from './ChatButton.css.ts';
import type { ChatButtonProps } from './types.ts';

/**
 * The chat icon of a bar: how much is unread stands on it and in its name. A call makes it blink for five seconds and says its
 * name once; with reduced motion it does not blink.
 * @source shell §2.4, §4
 */
export function ChatButton({ unreadCount, callCount, isOpen, isStill = false, onPress, ref }: ChatButtonProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const name = unreadCount > 0 ? t`Chat, ${plural(unreadCount, { one: '# unread', other: '# unread' })}` : t`Chat`;
  const heard = useRef(callCount);
  useEffect(() => {
    if (heard.current === callCount) return;
    heard.current = callCount;
    announcer.say(name);
  }, [announcer, callCount, name]);
  const isCalling = callCount > 0 && unreadCount > 0 && !isStill;
  return (
    <span className={`${holder} ${isCalling ? blinking[callCount % 2 ? 'one' : 'other'] : ''}`}>
      <CountBadge count={unreadCount}>
        <IconButton ref={ref} icon={MessageCircle} label={name} opens={{ kind: 'dialog', isOpen }} onPress={onPress} />
      </CountBadge>
    </span>
  );
}
