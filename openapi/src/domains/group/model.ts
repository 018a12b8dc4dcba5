import type { ModelOf } from '../../wire/index.ts';
import type { groupCodecs } from './codec.ts';

type Codecs = typeof groupCodecs;

/** A group of the managing list; its `type` is the kind people file it under. */
export type Group = ModelOf<Codecs['listGroups']['data']>['rows'][number];

/** One group as the form loads it. */
export type GroupRecord = ModelOf<Codecs['getGroup']['data']>;

/** Draft of the group form. */
export type GroupDraft = ModelOf<Codecs['createGroup']['body']>;

/** A kind (`type` null, `num` how many groups) or a group of a picker. @source forms §2.5 */
export type GroupOption = ModelOf<Codecs['listGroupTree']['data']>[number];
