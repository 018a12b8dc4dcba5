import type { ModelOf } from '../../wire/index.ts';
import type { positionCodecs } from './codec.ts';

type Codecs = typeof positionCodecs;

/** A position of the managing list; `department` is the path of its organisation, `type` the kind people file it under. */
export type Position = ModelOf<Codecs['listPositions']['data']>['rows'][number];

/** One position as the form loads it; `organizeIdTree` ends with its organisation. */
export type PositionRecord = ModelOf<Codecs['getPosition']['data']>;

/** Draft of the position form; `organizeId` is empty while nothing is chosen. */
export type PositionDraft = ModelOf<Codecs['createPosition']['body']>;

/** An organisation or a position of a picker. @source forms §2.5 */
export type PositionOption = ModelOf<Codecs['listPositionTree']['data']>[number];
