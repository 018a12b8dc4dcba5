import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { createArrivals } from '../../engines/message-log/index.ts';
import type { Arrived, LogChange, LogReader } from '../../engines/message-log/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { ChatLogMessage, ChatLogProps } from './types.ts';
import type { ChatWords } from './useChatWords.ts';

/**
 * Says what happens in a log, in the one voice of the page: a log that is live itself is read from its top by some readers.
 * What comes within a second is one sentence; older messages are counted, never read.
 */
export function useLogVoice({ log, partnerName }: Pick<ChatLogProps, 'log' | 'partnerName'>, reader: LogReader, words: ChatWords) {
  const { t } = useLingui();
  const { announcer } = useKit();

  const sayArrived = useEffectEvent(({ count, last }: Arrived<ChatLogMessage>) => {
    const waiting = reader.newCount();
    if (!reader.isAtEnd()) announcer.say(t`${plural(waiting, { one: '# new message', other: '# new messages' })}`);
    else if (count === 1) announcer.say(t`${partnerName}: ${words.line(last.body)}`);
    else announcer.say(t`${plural(count, { one: `${partnerName} sent # message`, other: `${partnerName} sent # messages` })}`);
  });
  const sayChange = useEffectEvent((change: LogChange<ChatLogMessage>, hadMessages: boolean) => {
    if (change.kind === 'prepended' && hadMessages) {
      const { count } = change;
      announcer.say(t`${plural(count, { one: '# earlier message loaded', other: '# earlier messages loaded' })}`);
    }
    if (change.kind !== 'changed' || !change.after.isOwn || change.before.state === change.after.state) return;
    if (change.after.state === 'sent') announcer.say(t({ message: 'Sent', context: 'a message' }));
    if (change.after.state === 'failed') announcer.say(t`Not sent`);
  });

  useEffect(() => {
    const arrivals = createArrivals<ChatLogMessage>((arrived) => sayArrived(arrived));
    let hadMessages = log.entries().length > 0;
    const stop = log.subscribe((change) => {
      if (change.kind === 'appended') arrivals.add(change.entries.flatMap(({ message }) => (message.isOwn ? [] : [message])));
      else sayChange(change, hadMessages);
      hadMessages = log.entries().length > 0;
    });
    return () => {
      stop();
      arrivals.stop();
    };
  }, [log]);
}
