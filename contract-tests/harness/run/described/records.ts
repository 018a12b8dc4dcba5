import { NotRun } from '../../model/stop.ts';
import { factsOf } from '../../model/facts.ts';
import { RESOURCES, type Lookup, type Resource } from '../../model/resources.ts';
import type { Json } from '../../model/schema.ts';
import { finding } from '../judges/values.ts';
import { validBody } from '../../plan/bodies/validBody.ts';
import type { ProbeAnswer, Probe } from './probe.ts';
import { exactData, idOf, rowsOf } from './rows.ts';

/** Record this run has created. */
export interface CreatedRecord {
  readonly resource: Resource;
  readonly id: string;
  readonly mark: string;
  /** Body it was created with. */
  readonly sent: Json;
}

/** Records of a run: created, found in their lists, removed. */
export interface Records {
  readonly lookup: Lookup;
  /** Record of a resource that all families share until the run ends. @throws NotRun with the reason it could not be created */
  shared(resource: Resource): Promise<CreatedRecord>;
  /** A further record. @throws NotRun with the reason */
  make(resource: Resource): Promise<CreatedRecord>;
  /** Row of a record in its list; null when it is not there. */
  row(resource: Resource, mark: string): Promise<Json | null>;
  /** Answer of the list the record should stand in. */
  list(resource: Resource, mark: string): Promise<ProbeAnswer>;
  body(resource: Resource, mark: string): Promise<Json>;
  /** Body of a record that does not exist yet. */
  fresh(resource: Resource): Promise<Json>;
  path(resource: Resource, id: string): Record<string, string>;
  /** Deletes a record; answers what the server said. */
  remove(made: CreatedRecord): Promise<ProbeAnswer>;
  /** Uses a record the server already has instead of creating one, to read it and its children. */
  adopt(resource: Resource): Promise<void>;
  /** Id of the shared record, or of one the server already has. */
  sample(resource: Resource): Promise<string>;
}

/** Child resource by parent resource: a parent with children is preferred when a record is adopted. */
const BELOW: Readonly<Record<string, string>> = {
  dictionaryCategory: 'dictionaryEntry',
  organization: 'position',
  system: 'menu',
  menu: 'menuButton',
};
const MOST_PARENTS = 30;

export function createRecords(probe: Probe): Records {
  const sharedRecords = new Map<string, Promise<CreatedRecord>>();
  const ready = new Map<string, CreatedRecord>();
  const references = new Map<string, Promise<Json>>();
  const firsts = new Map<string, Promise<string>>();

  const lookup: Lookup = {
    first: (operation, sent, fits = () => true) => {
      const key = JSON.stringify([operation, sent, String(fits)]);
      const found = firsts.get(key) ?? findFirst(operation, sent, fits);
      firsts.set(key, found);
      return found;
    },
    createdId: (name) => {
      const created = ready.get(name);
      if (!created) throw new NotRun(`it needs a ${name} of this run, and none could be made`);
      return created.id;
    },
  };

  async function findFirst(operation: string, sent: Parameters<Lookup['first']>[1], fits: (row: Json) => boolean): Promise<string> {
    const answer = await probe.ask(operation, sent);
    const row = rowsOf(factsOf(operation), answer.data).find(
      (each) => idOf(each) !== '' && !JSON.stringify(each).includes(probe.tag) && fits(each),
    );
    if (!row) throw new NotRun(`${operation} lists nothing it could refer to`);
    return idOf(row);
  }

  const body: Records['body'] = async (resource, mark) => {
    const known = references.get(resource.name) ?? resource.body(lookup);
    references.set(resource.name, known);
    return { ...validBody(factsOf(resource.create), resource, await known, mark), ...resource.fresh(mark) };
  };
  const path: Records['path'] = (resource, id) => ({ ...resource.paths(lookup), [resource.idName]: id });
  const list: Records['list'] = (resource, mark) => {
    if (resource.list === null) throw new NotRun(`${resource.name} has no list`);
    return probe.ask(resource.list, resource.listed(lookup, mark));
  };
  const row: Records['row'] = async (resource, mark) => {
    const data = exactData(await list(resource, mark));
    const [name = ''] = resource.marks;
    return (
      (resource.list === null ? [] : rowsOf(factsOf(resource.list), data)).find((each) =>
        String(each[name] ?? each['fullName']).includes(mark),
      ) ?? null
    );
  };

  async function make(resource: Resource): Promise<CreatedRecord> {
    if (probe.mode === 'read') throw new NotRun(`read mode: ${resource.create} would change the server`);
    const mark = probe.name();
    const sent = await body(resource, mark);
    const answer = await probe.ask(resource.create, { body: sent, ...createPath(resource) });
    if (!answer.isGood) throw new NotRun(`${resource.create} answered ${answer.code} ${JSON.stringify(answer.body?.msg)}`);
    const found = await row(resource, mark);
    if (!found) {
      const lost = [finding(`data.list of ${resource.list}`, `the new record ${mark}`, 'no such row')];
      probe.ledger.judge('L1', factsOf(resource.create), lost, answer.evidence);
      throw new NotRun(`${resource.create} answered 200, but ${resource.list} does not list the record`);
    }
    const created = { resource, id: idOf(found), mark, sent };
    probe.own(created.id, resource.remove === null ? null : { operation: resource.remove, path: path(resource, created.id) });
    return created;
  }

  const createPath = (resource: Resource): { path?: Record<string, string> } => {
    const names = factsOf(resource.create).parameters.filter((each) => each.in === 'path');
    return names.length === 0 ? {} : { path: { ...resource.paths(lookup) } };
  };

  return {
    lookup,
    body,
    fresh: (resource) => body(resource, probe.name()),
    path,
    list,
    row,
    make,
    shared: (resource) => {
      const shared = sharedRecords.get(resource.name) ?? make(resource).then((each) => (ready.set(resource.name, each), each));
      sharedRecords.set(resource.name, shared);
      return shared;
    },
    remove: async (made) => {
      const { resource, id } = made;
      if (resource.remove === null) throw new NotRun(`${resource.name} cannot be deleted`);
      const answer = await probe.ask(resource.remove, { path: path(resource, id) });
      if (answer.isGood) probe.disown(id);
      return answer;
    },
    adopt: async (resource) => {
      if (resource.list === null) return;
      const { data } = await probe.ask(resource.list, resource.listed(lookup, ''));
      const rows = rowsOf(factsOf(resource.list), data).filter((each) => idOf(each) !== '');
      const below = RESOURCES.find(({ name }) => name === BELOW[resource.name]);
      for (const found of rows.slice(0, below ? MOST_PARENTS : 1)) {
        ready.set(resource.name, { resource, id: idOf(found), mark: '', sent: {} });
        if (!below || below.list === null) return;
        const inner = await probe.ask(below.list, below.listed(lookup, ''));
        if (rowsOf(factsOf(below.list), inner.data).length > 1) return;
      }
    },
    sample: async (resource) => {
      const shared = await sharedRecords.get(resource.name)?.catch(() => null);
      if (shared) return shared.id;
      const adopted = ready.get(resource.name);
      if (adopted) return adopted.id;
      if (resource.list === null) throw new NotRun(`${resource.name} has no list to take a record from`);
      return lookup.first(resource.list, resource.listed(lookup, ''));
    },
  };
}

/** Resources in the order in which they can be deleted. */
export const backwards = (): Resource[] => RESOURCES.toReversed();
