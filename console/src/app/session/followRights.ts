import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { Client } from '@milepost/openapi/client';
import type { ReadableAtom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import { fetchCurrentUser } from '../../data/current-user/index.ts';
import { menuOf, rightsOf } from './rightsOf.ts';

/**
 * Outcome of reading the person again: `same` as before, `applied` because of a write of this tab, `appliedForOthers` because
 * of somebody else, `unknown` where the server did not answer or the session is not this one any more.
 */
export type RightsOutcome = 'same' | 'applied' | 'appliedForOthers' | 'unknown';

/** Time after a write of this tab during which a change of menu or rights is taken for its effect. @reading R-406 */
export const OWN_WRITE_MS = 5000;

interface FollowRightsOptions {
  readonly api: Api;
  readonly person: ReadableAtom<CurrentUser>;
  /** Puts the menu and the rights of the person in place; open pages and what was typed on them stay. */
  readonly apply: (next: CurrentUser) => void;
  readonly isLocked: () => boolean;
  readonly hasJustWritten: () => boolean;
}

/** Follows changes of menu and rights while the page stays as it is. @source shell §4 (refresh) @reading R-406 */
export function createFollowRights({ api, person, apply, isLocked, hasJustWritten }: FollowRightsOptions): () => Promise<RightsOutcome> {
  const own = person.get().user.userId;
  return async () => {
    const next = await fetchCurrentUser(api).catch(() => null);
    if (!next || next.user.userId !== own || isLocked()) return 'unknown';
    const before = person.get();
    if (menuOf(next) === menuOf(before)) return 'same';
    apply(next);
    if (hasJustWritten()) return 'applied';
    return rightsOf(next) === rightsOf(before) ? 'applied' : 'appliedForOthers';
  };
}

export interface OwnWrites {
  readonly client: Client;
  /** True while a write of this tab is under way, and for a short time after it. */
  readonly hasJustWritten: () => boolean;
}

/** The same client, and whether this tab has just written something. @reading R-406 */
export function watchOwnWrites(client: Client, clock: Clock = systemClock): OwnWrites {
  let running = 0;
  let endedAtMs = Number.NEGATIVE_INFINITY;
  return {
    hasJustWritten: () => running > 0 || clock.now() - endedAtMs < OWN_WRITE_MS,
    client: {
      async call(operation, args, options) {
        if (operation.effect === 'read') return client.call(operation, args, options);
        running += 1;
        try {
          return await client.call(operation, args, options);
        } finally {
          running -= 1;
          endedAtMs = clock.now();
        }
      },
    },
  };
}
