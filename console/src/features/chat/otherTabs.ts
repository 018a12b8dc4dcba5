import { createTabs } from '../../browser/tabs.ts';
import type { Tabs } from '../../browser/tabs.ts';

let ofPage: Tabs | null = null;
/** The other tabs; one way to them for the life of the page. */
const otherTabs = (): Tabs => (ofPage ??= createTabs());

/** `chatRead`: everything somebody has said is read. `chatDeleted`: everything that was said with them is gone. */
type ChatWord = 'chatRead' | 'chatDeleted';

/** Tells the person's other tabs what was done to a conversation here: the server tells nobody. @reading R-304 */
export const tellTabs = (kind: ChatWord, ownId: string, personId: string, tabs: Tabs = otherTabs()): void =>
  tabs.broadcast({ kind, userId: ownId, personId });

/** Hears what is done to conversations in another tab. @returns the way back @reading R-304 */
export const hearTabs = (kind: ChatWord, ownId: string, hear: (personId: string) => void, tabs: Tabs = otherTabs()): (() => void) =>
  tabs.subscribe((word) => {
    if (word.kind === kind && word.userId === ownId && typeof word.personId === 'string') hear(word.personId);
  });
