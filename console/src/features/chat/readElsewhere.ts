import { createTabs } from '../../session/tabs.ts';
import type { Tabs } from '../../session/tabs.ts';

let ofPage: Tabs | null = null;
/** The other tabs; one way to them for the life of the page. */
const otherTabs = (): Tabs => (ofPage ??= createTabs());

/** Tells the person's other tabs that everything somebody has said is read: the server tells nobody. @reading R-304 */
export const tellRead = (ownId: string, personId: string, tabs: Tabs = otherTabs()): void =>
  tabs.tell({ kind: 'chatRead', userId: ownId, personId });

/** Hears of what is read in another tab. @returns the way back @reading R-304 */
export const hearRead = (ownId: string, hear: (personId: string) => void, tabs: Tabs = otherTabs()): (() => void) =>
  tabs.hear((word) => {
    if (word.kind === 'chatRead' && word.userId === ownId && typeof word.personId === 'string') hear(word.personId);
  });
