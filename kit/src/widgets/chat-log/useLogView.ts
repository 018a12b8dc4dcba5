import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { OLDER_WITHIN_PX, createLogReader } from '../../engines/message-log/index.ts';
import { useVirtualRows } from '../../primitives/virtual-list/index.ts';
import type { ChatLogMessage, ChatMessageLog, OlderMessages } from './types.ts';

/** Height of a message nobody has seen: one line in a bubble. */
const GUESS_PX = 52;

const isOwn = ({ isOwn: own }: ChatLogMessage) => own;

/** Rows of a log that are drawn, and its reader. The log stays the same for as long as the part is there. */
export function useLogView(log: ChatMessageLog, older: OlderMessages) {
  const [reader] = useState(() => createLogReader(log, isOwn));
  useExternalStore(reader.subscribe, reader.version);
  const scrollRef = useRef<HTMLDivElement>(null);
  const rows = useVirtualRows({
    scrollRef,
    keys: reader.keys(),
    guessPx: GUESS_PX,
    allUpTo: 0,
    opensAt: 'end',
    staysAtEnd: reader.isAtEnd(),
    stop: 'article',
    onLook: reader.looked,
  });

  const topPx = rows.offsetPx();
  const isAsking = topPx !== null && topPx <= OLDER_WITHIN_PX && older.status === 'idle' && log.entries().length > 0;
  const askOlder = useEffectEvent(() => older.onLoad());
  useEffect(() => {
    if (isAsking) askOlder();
  }, [isAsking]);

  return {
    reader,
    rows,
    scrollRef,
    /** The message with the keyboard, else the one a reader above the end has at the top, else the newest. */
    stopKey: rows.currentKey ?? (reader.isAtEnd() ? undefined : reader.keys()[rows.topIndex]) ?? reader.keys().at(-1),
  };
}
