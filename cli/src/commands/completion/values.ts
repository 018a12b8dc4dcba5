import { CommandFailure } from '../../failure.ts';
import { languagesOf, ownedPages } from '../../registration/index.ts';
import { diskSnapshot, findProject, type World } from '../../workspace/index.ts';
import { findOffers } from '../eject-widget/offers.ts';
import { entriesWithoutPage } from '../list/entries.ts';
import { OPTIONAL_PARTS } from '../new-domain/parts/lists.ts';
import { madeDomains } from '../new-domain/plan.ts';
import { describedCalls } from '../new-page/index.ts';
import { DIALECTS } from '../sandbox/input.ts';
import type { KnownValues } from './tree.ts';

/** Values that flags and arguments take, with the names of the project the script is made in; without one those are left out. */
export async function knownValues(world: Pick<World, 'cwd' | 'files'>): Promise<KnownValues> {
  const operations = (await describedCalls()).map(({ id }) => id);
  return {
    '--dialect': DIALECTS,
    '--mode': ['read', 'own', 'full'],
    '--rows': ['all', 'written', 'described'],
    '--format': ['po', 'xliff'],
    '--operation': operations,
    'new page --type': ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
    'new page --resource': operations.filter((id) => id.startsWith('list')),
    'contract list': ['checks', 'clauses', 'operations', 'resources'],
    'contract baseline': ['update', 'prune'],
    ...namesOfProject(world),
    'eject widget': withoutFailure(() => findOffers(world.cwd, world.files).offers.map(({ name }) => name)),
  };
}

function namesOfProject({ cwd }: Pick<World, 'cwd'>): KnownValues {
  const [languages = [], pages = [], domains = []] = withoutFailure(() => {
    const snapshot = diskSnapshot(findProject(cwd));
    const declared = ownedPages(snapshot).filter(({ kind }) => kind !== 'own');
    const added = entriesWithoutPage(snapshot).filter(({ isNew }) => isNew);
    return [
      languagesOf(snapshot).map(({ code }) => code),
      [...declared.map(({ folder }) => folder), ...added.map(({ name }) => name)],
      madeDomains(snapshot),
    ];
  });
  return {
    '--locale': languages,
    '--fallback': languages,
    'remove locale': languages,
    'remove page': pages,
    undo: [...pages, ...languages],
    'remove domain': domains,
    'new domain --without': OPTIONAL_PARTS,
  };
}

/** Names that cannot be had here are no reason to have no others. */
function withoutFailure<T>(namesOf: () => readonly T[]): readonly T[] {
  try {
    return namesOf();
  } catch (error) {
    if (error instanceof CommandFailure) return [];
    throw error;
  }
}
