import { useCallback } from 'react';
import { useMessages } from '../lingui/index.ts';
import { cellNewsText } from './cellNews.ts';
import type { CellNews } from './cellNews.ts';
import { cellGridMessages } from './messages.ts';

/** Sentences of a grid one writes in, for whoever hears it. */
export function useCellWords(): (news: CellNews) => string {
  const messages = useMessages(cellGridMessages);
  return useCallback((news) => cellNewsText(messages, news), [messages]);
}
