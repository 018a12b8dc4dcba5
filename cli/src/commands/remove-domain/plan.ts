import type { PageTemplate } from '../../templates/pageTemplates.ts';
import { CommandFailure, EXIT } from '../../failure.ts';
import { NEW_PAGES_FILE } from '../../registration/index.ts';
import { camel, pascal, plural } from '../../templates/names.ts';
import { nearest } from '../../templates/nearest.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { madeDomains } from '../new-domain/plan.ts';
import { SHARED_LISTS } from '../new-domain/parts/lists.ts';
import { filesIn, planRemoval, type RemovalPlan } from '../remove-page/plan.ts';

const DOMAINS = 'openapi/spec/domains';
const RESOURCES = 'openapi/servers/sandbox/resources';

/**
 * Changes that take a domain away, worked out in memory.
 * @throws CommandFailure 2 no such domain, or one that was written by hand · 4 somebody imports it
 */
export function planDomainRemoval(name: string, snapshot: Snapshot, templates: readonly PageTemplate[]): RemovalPlan {
  const made = madeDomains(snapshot);
  if (!made.includes(name)) {
    const meant = nearest(name, made);
    throw new CommandFailure(
      EXIT.usage,
      snapshot.names(`${DOMAINS}/${name}`).length > 0
        ? `[milepost] The domain "${name}" was written by hand, and this command takes away what "new domain" made. Take it away by hand: openapi/README.md has its places.`
        : `[milepost] There is no domain "${name}" that "new domain" made. ${meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : made.length > 0 ? `There are ${made.join(', ')}.` : 'There is none.'}`,
    );
  }
  const page = snapshot.names(`console/src/pages/${name}`).length > 0 ? planRemoval(name, snapshot, templates) : { changes: [], notes: [] };
  const own = [`${DOMAINS}/${name}`, `openapi/src/domains/${name}`, `${RESOURCES}/${name}`].flatMap((folder) => filesIn(folder, snapshot));
  const journey = `console/e2e/records/${name}.e2e.ts`;
  refuseImported(name, snapshot);
  const title = titleOf(name, snapshot);
  const names = { name, one: camel(name), noun: pascal(name), nouns: plural(pascal(name)), title };
  const lists = SHARED_LISTS.flatMap(({ path, without }): FileChange[] => {
    const before = snapshot.read(path);
    return before === null ? [] : [{ path, before, after: without(before, names) }];
  });
  const gone = [...own, ...(snapshot.read(journey) === null ? [] : [journey])].map((path): FileChange => ({
    path,
    before: snapshot.read(path),
    after: null,
  }));
  return {
    changes: [...gone, ...lists, ...page.changes],
    notes: [
      ...page.notes,
      'Kept data of a sandbox were made with its table; a sandbox without it asks for fresh data, or for another --data.',
    ],
  };
}

/** Name of one record, where no other part of the sandbox says the same. */
function titleOf(name: string, snapshot: Snapshot): string | null {
  const said = /^const TITLE = '(.+)';$/m.exec(snapshot.read(`${RESOURCES}/${name}/tables.ts`) ?? '')?.[1] ?? null;
  if (said === null) return null;
  const others = snapshot.names(RESOURCES).filter((each) => each !== name);
  // Lists name the domain itself.
  const lists = [NEW_PAGES_FILE, ...SHARED_LISTS.map(({ path }) => path)];
  const files = others.flatMap((each) => filesIn(`${RESOURCES}/${each}`, snapshot)).filter((file) => !lists.includes(file));
  const isShared = files.some((file) => (snapshot.read(file) ?? '').includes(`'${said}'`));
  return isShared ? null : said;
}

/** Pages of others may show the records. @throws CommandFailure 4 */
function refuseImported(name: string, snapshot: Snapshot): void {
  const folders = snapshot.names('console/src/pages').filter((each) => each !== name);
  const importers = folders
    .flatMap((folder) => filesIn(`console/src/pages/${folder}`, snapshot))
    .filter((file) => (snapshot.read(file) ?? '').includes(`@milepost/openapi/domains/${name}'`));
  if (importers.length === 0) return;
  throw new CommandFailure(
    EXIT.conflict,
    `[milepost] Others import the domain "${name}", so nothing was changed: ${importers.join(', ')}. Free them of it first.`,
  );
}
