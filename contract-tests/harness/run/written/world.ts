import { createActors } from '../wire/actors.ts';
import { createGuard, type Mode } from '../safety/guard.ts';
import { openJournal } from '../safety/journal.ts';
import { createMask } from '../wire/mask.ts';
import type { World } from './perform.ts';
import type { Profile } from '../target/profile.ts';
import { proveSandbox } from '../target/proof.ts';
import type { Exchange } from '../wire/exchange.ts';
import { createTransport } from '../wire/transport.ts';

/** Everything a run needs to know; travels into Vitest's worker as it is. */
export interface RunSettings {
  readonly profile: Profile;
  readonly mode: Mode;
  readonly tag: string;
  readonly journalFolder: string;
  /** Part of a row's domain, operation or promise; empty takes every row. */
  readonly only: string;
  /** Clauses whose rows are taken, with what is below them; none takes every row. */
  readonly clauses: readonly string[];
}

/** World of the written rows; nothing is sent yet. */
export function createWorld({ profile, mode, tag, journalFolder }: RunSettings): World {
  const exchanges: Exchange[] = [];
  const mask = createMask();
  const guard = createGuard(mode, openJournal(journalFolder, tag), () => proveSandbox(profile));
  const transport = createTransport({ ...profile, guard, mask, record: (exchange) => exchanges.push(exchange) });
  return { actors: createActors({ profile, transport, guard, mask, tag }), takeExchanges: () => exchanges.splice(0) };
}
