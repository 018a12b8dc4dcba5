import type { ModelOf } from '../../wire/index.ts';
import type { recordCodecs, savedQuery } from './codec.ts';

type Codecs = typeof recordCodecs;

/** The released design of a model. */
export type ModelRuntime = ModelOf<Codecs['getModelConfig']['data']>;
/** Question for a list. `rows` says whether an export takes this page or every row. */
export type RecordQuery = ModelOf<Codecs['listRecords']['body']>;
/** One record; no values where it is gone. */
export type RecordData = ModelOf<Codecs['getRecord']['data']>;
/** Draft a form saves. */
export type RecordDraft = ModelOf<Codecs['createRecord']['body']>;
/** Conditions a person has kept for a list. */
export type SavedQuery = ModelOf<typeof savedQuery>;
