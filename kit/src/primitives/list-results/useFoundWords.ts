import { useMessages } from '../lingui/index.ts';
import { foundMessage } from './messages.ts';

/** Sentence about how many there are after a search or a choice, in the language of the page. */
export const useFoundWords = (): ((matchCount: number) => string) => useMessages(foundMessage);
