import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { changeFacts, countsOf, differencesOf, linesOf, real, writeRun, type World } from '../../workspace/index.ts';
import type { RemovalPlan } from './plan.ts';

/** Flags of a removal as they were typed. */
export interface RemovalFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

/** Removal, and how it is told. */
interface Removal {
  readonly kind: 'page' | 'domain';
  readonly name: string;
  readonly plan: RemovalPlan;
  /** Sentence after it: how it comes back. */
  readonly after: string;
}

/** Carries a planned removal out, or only tells of it, and reports it. @returns exit code */
export function takenAway(
  { kind, name, plan: { changes, notes }, after }: Removal,
  { dryRun = false, diff = false, json = false }: RemovalFlags,
  io: Io,
  { root, world }: { readonly root: string; readonly world: World },
): number {
  const isPreview = dryRun || diff;
  if (!isPreview) writeRun(root, `remove ${kind} ${name}`, real(changes), world.files, world.nowMs());
  const status = isPreview ? 'planned' : 'written';
  if (json) io.out(JSON.stringify({ status, [kind]: name, changes: changeFacts(changes), notes }));
  else {
    if (diff) io.out(differencesOf(changes));
    io.out(
      [
        `${isPreview ? 'Would take' : 'Took'} the ${kind} "${name}" away: ${countsOf(changes)}`,
        ...linesOf(changes),
        ...notes,
        isPreview ? 'Nothing was written. Leave out --dry-run and --diff to do it.' : after,
      ].join('\n'),
    );
  }
  return EXIT.done;
}
