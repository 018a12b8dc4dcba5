import { systemClock } from '@milepost/kit/engines/clock';
import { createDraftStore } from './draftStore.ts';
import type { Drafts } from './DraftsProvider.ts';
import { createOpenForms } from './openForms.ts';
import type { OpenForms } from './openForms.ts';

const now = () => systemClock.now();
const after = (delayMs: number, task: () => void) => systemClock.after(delayMs, task);
const store = createDraftStore(() => window.localStorage, now);
const storeOfTab = createDraftStore(() => window.sessionStorage, now);
let forms: OpenForms | null = null;

/** Drafts of a person in this browser; the forms of this tab are the same for as long as the page is loaded. @reading R-822 */
export function browserDrafts(userId: string): Drafts {
  forms ??= createOpenForms(after);
  return { userId, store, forms };
}

/** Drafts of whoever fills in a form without a session: they end with the tab, so that the next person at this computer finds none. @reading R-822 */
export function tabDrafts(): Drafts {
  forms ??= createOpenForms(after);
  return { userId: 'public', store: storeOfTab, forms };
}
