export { recordCodecs, type RecordOperation } from './codec.ts';
export type { ModelRuntime, RecordData, RecordDraft, RecordQuery, SavedQuery } from './model.ts';
export { LARGEST_PAGE, pageSizeOf } from './rules.ts';
export type { RecordRow, RecordValues } from './values.ts';
