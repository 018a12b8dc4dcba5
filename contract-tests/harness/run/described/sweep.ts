import { factsOf } from '../../model/facts.ts';
import { RESOURCES, type Lookup, type Resource } from '../../model/resources.ts';
import { at } from '../../model/schema.ts';
import type { Probe } from './probe.ts';
import { backwards, type Records } from './records.ts';
import { exactData, idOf, rowsOf } from './rows.ts';
import { acceptedCreations, unremovedRecords } from '../safety/journalLines.ts';

/** Rows of this run in a list, and whether it was a list at all. */
interface Look {
  readonly rows: readonly { id: string; name: string }[];
  readonly isList: boolean;
}

/**
 * Removes what a run has left: what its journal names, and everything in a list that carries its mark, children before parents.
 * Answers what resisted, and what may be left where a list cannot be read.
 * @param journal lines of it
 * @param isEnded removes by the ids of the journal too: the run that wrote it is gone
 */
export async function sweep(probe: Probe, records: Records, journal: readonly string[] = [], isEnded = true): Promise<string[]> {
  const known = isEnded ? unremovedRecords(journal).toReversed() : [];
  const taken = acceptedCreations(journal, probe.tag);
  const parents = new Set(RESOURCES.flatMap(neededBy));
  const isParent = ({ operation }: { operation: string }): boolean =>
    RESOURCES.some(({ name, remove }) => remove === operation && parents.has(name));
  const remove = async (id: string, operation: string, path: Readonly<Record<string, string>>): Promise<void> => {
    probe.own(id, null);
    await probe.ask(operation, { path });
  };

  for (const { id, operation, path } of known.filter((each) => !isParent(each))) await remove(id, operation, path);
  const found = new Map<string, string[]>();
  for (const resource of RESOURCES.filter(({ name }) => parents.has(name))) {
    const looks = await Promise.all(placesOf(resource, found, records.lookup).map((place) => look(resource, place, probe)));
    found.set(
      resource.name,
      looks.flatMap(({ rows }) => rows.map(({ id }) => id)),
    );
  }
  const left: string[] = [];
  for (const resource of backwards()) {
    if (resource.remove === null || resource.list === null) continue;
    let isSeen = true;
    for (const place of placesOf(resource, found, records.lookup)) {
      for (const { id } of (await look(resource, place, probe)).rows.toReversed())
        if (id !== '') await remove(id, resource.remove, { ...resource.paths(place), [resource.idName]: id });
      const after = await look(resource, place, probe);
      left.push(...after.rows.map(({ id, name }) => `${resource.name} ${id === '' ? `${name}, whose id is none` : id}`));
      isSeen &&= after.isList;
    }
    const marks = taken.get(resource.create) ?? [];
    if (!isSeen && marks.length > 0)
      left.push(`${resource.name}: ${resource.list} answers no list, so these may be left: ${marks.join(', ')}`);
  }
  for (const { id, operation, path } of known.filter(isParent)) await remove(id, operation, path);
  return left;
}

/** Names of the resources a list needs a record of. */
function neededBy(resource: Resource): string[] {
  const needed: string[] = [];
  const lookup: Lookup = { first: () => Promise.resolve(''), createdId: (name) => (needed.push(name), '') };
  resource.listed(lookup, '');
  resource.paths(lookup);
  return [...new Set(needed)];
}

/** Lookups for a list: one for each parent record of this run, one for a list without a parent, none where the run has no parent record. */
function placesOf(resource: Resource, found: ReadonlyMap<string, readonly string[]>, lookup: Lookup): Lookup[] {
  const places = neededBy(resource).reduce<Readonly<Record<string, string>>[]>(
    (above, name) => above.flatMap((place) => (found.get(name) ?? []).map((id) => ({ ...place, [name]: id }))),
    [{}],
  );
  return places.map((place) => ({ ...lookup, createdId: (name) => place[name] ?? lookup.createdId(name) }));
}

async function look(resource: Resource, place: Lookup, probe: Probe): Promise<Look> {
  if (resource.list === null) return { rows: [], isList: true };
  const facts = factsOf(resource.list);
  const answer = await probe.ask(resource.list, resource.listed(place, probe.tag));
  const data = exactData(answer);
  const names = [resource.marks[0] ?? '', 'fullName', 'enCode'];
  const rows = rowsOf(facts, data).flatMap((row) => {
    const name = names.map((member) => row[member]).find((value) => typeof value === 'string' && value.includes(probe.tag));
    return typeof name === 'string' ? [{ id: idOf(row), name }] : [];
  });
  const isList = facts.dataKind === 'record' || Array.isArray(data) || Array.isArray(at(data, 'list'));
  // A list below a record that is gone is refused, and holds nothing.
  const isGone = neededBy(resource).length > 0 && answer.code !== null && !answer.isGood;
  return { rows, isList: isGone || (answer.isGood && isList) };
}
