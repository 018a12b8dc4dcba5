import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { dayInYear, timeText } from '../../engines/moment-text/index.ts';
import { textWithEmoji } from './emojiText.ts';
import { daysFrom } from './moments.ts';
import type { ChatBody, ChatEmojiSet, ChatLogMessage } from './types.ts';

/** Names of messages in the language of the page. */
export interface ChatWords {
  /** `10:32`; empty while the server has not said. */
  readonly time: (atMs: number | null) => string;
  /** `今天`, `昨天`, or the date, with its year where that is another one. @reading R-388 */
  readonly day: (atMs: number) => string;
  /** A message in one line, as lists show it. */
  readonly line: (body: ChatBody) => string;
  /** A message as its name says it: who, when, what. */
  readonly name: (message: ChatLogMessage) => string;
}

/** Words about messages, for the log and for lists of conversations. */
export function useChatWords(byCode: ChatEmojiSet['byCode']): ChatWords {
  const { t } = useLingui();
  return useMemo(() => {
    const time = (atMs: number | null) => (atMs === null ? '' : timeText(atMs));
    function line(body: ChatBody): string {
      if (body.kind === 'text') return textWithEmoji(body.text, byCode).replaceAll(/\s+/g, ' ');
      if (body.kind === 'image') return t`[Image]`;
      if (body.kind === 'video') return t`[Video]`;
      if (body.kind === 'other') return t`[A message that cannot be shown here]`;
      const seconds = Math.round(body.lengthSeconds);
      return seconds > 0 ? t`[Voice] ${seconds} s` : t`[Voice]`;
    }
    const stateWords = { sending: t`Sending`, failed: t`Not sent`, read: t({ message: 'Read', context: 'a message' }) };
    return {
      time,
      line,
      day(atMs) {
        const nowMs = systemClock.now();
        const days = daysFrom(atMs, nowMs);
        if (days === 0) return t`Today`;
        return days === 1 ? t`Yesterday` : dayInYear(atMs, nowMs);
      },
      name({ isOwn, senderName, atMs, body, state }) {
        const file = body.kind === 'text' || body.kind === 'other' ? '' : body.name;
        const parts = [isOwn ? t`Me` : senderName, time(atMs), [line(body), file].filter(Boolean).join(' ')];
        if (isOwn && state !== 'sent') parts.push(stateWords[state]);
        const separator = t({ message: ', ', context: 'between the parts of a spoken name' });
        return parts.filter(Boolean).join(separator);
      },
    };
  }, [t, byCode]);
}
