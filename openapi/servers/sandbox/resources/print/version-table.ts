import type { Caller } from '../../core/handlers.ts';
import { insertRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import type { PrintTemplateStored } from './tables.ts';

/** Members a version holds: what is printed. Code, category, state and order stay as they are when one goes back. @reading R-702 */
export const VERSION_MEMBERS = [
  'fullName',
  'type',
  'description',
  'dbLinkId',
  'sqlTemplate',
  'leftFields',
  'printTemplate',
  'pageParam',
] as const satisfies readonly (keyof PrintTemplateStored)[];
type VersionMember = (typeof VERSION_MEMBERS)[number];
const MEMBERS = VERSION_MEMBERS.join(', ');

/** Versions a template keeps at most: each may hold pictures. */
export const MOST_VERSIONS = 100;

/** Every template begins with a version of what it is: those a folder already has, and those of the seed. */
export const FIRST_VERSIONS = `
  INSERT INTO print_template_version (id, printId, number, ${MEMBERS}, creatorUserId, creatorTime)
  SELECT id, id, 1, ${MEMBERS}, creatorUserId, lastModifyTime FROM print_template
  WHERE id NOT IN (SELECT printId FROM print_template_version) ORDER BY creatorTime, id;
`;

export const VERSION_TABLE = `
  CREATE TABLE print_template_version (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, printId TEXT NOT NULL REFERENCES print_template (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, fullName TEXT NOT NULL, type INTEGER NOT NULL, description TEXT NOT NULL, dbLinkId TEXT, sqlTemplate TEXT,
    leftFields TEXT, printTemplate TEXT, pageParam TEXT, creatorUserId TEXT NOT NULL, creatorTime INTEGER NOT NULL, UNIQUE (printId, number)
  ) STRICT;
  ${FIRST_VERSIONS}
`;

/** A version as it is stored. */
export type VersionStored = Pick<PrintTemplateStored, VersionMember> & {
  id: string;
  printId: string;
  number: number;
  creatorUserId: string;
  creatorTime: number;
};

const NEWEST = 'number = (SELECT max(number) FROM print_template_version WHERE printId = version.printId)';
const UNKEPT_SQL = `
  SELECT template.*, coalesce(version.number, 0) AS number FROM print_template AS template
  LEFT JOIN print_template_version AS version ON version.printId = template.id AND version.${NEWEST}
  WHERE version.id IS NULL OR NOT (${VERSION_MEMBERS.map((member) => `version.${member} IS template.${member}`).join(' AND ')})`;

/** Keeps a version of every template that says something else than its newest one: a save that only switches or sorts keeps none. */
export function keepVersions(
  { store, nextId, now }: { store: Store; nextId: () => string; now: () => number },
  caller: Caller | null,
): void {
  for (const row of store.all<PrintTemplateStored & { number: number }>(UNKEPT_SQL)) {
    const number = row.number + 1;
    insertRow(store, 'print_template_version', {
      id: nextId(),
      printId: row.id,
      number,
      ...contentOf(row),
      creatorUserId: caller?.userId ?? '',
      creatorTime: now(),
    });
    store.run('DELETE FROM print_template_version WHERE printId = ? AND number <= ?', row.id, number - MOST_VERSIONS);
  }
}

/** Members of a row that a version holds. */
export const contentOf = (row: Pick<PrintTemplateStored, VersionMember>) =>
  Object.fromEntries(VERSION_MEMBERS.map((member) => [member, row[member]])) as Pick<PrintTemplateStored, VersionMember>;

/** Versions of a template, the newest first. */
export const versionsOf = (store: Store, printId: string): VersionStored[] =>
  store.all<VersionStored>('SELECT * FROM print_template_version WHERE printId = ? ORDER BY number DESC', printId);
