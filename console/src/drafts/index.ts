export { tabDrafts } from './browserDrafts.ts';
export { DraftsOfForm } from './DraftsOfForm.tsx';
export { DraftNotice } from './DraftNotice.tsx';
export { DraftsProvider } from './DraftsProvider.ts';
export type { Draft, DraftValues } from './draftStore.ts';
export { useDraft, useFormDraft } from './useDraft.ts';
export type { FormDraft } from './useDraft.ts';
export { useStateDraft } from './useStateDraft.ts';
