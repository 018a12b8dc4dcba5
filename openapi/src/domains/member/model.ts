import type { ModelOf } from '../../wire/index.ts';
import type { memberCodecs } from './codec.ts';

/** People of a position, a role or a group, as they are saved: all of them. */
export type MembersDraft = ModelOf<(typeof memberCodecs)['setMembers']['body']>;
