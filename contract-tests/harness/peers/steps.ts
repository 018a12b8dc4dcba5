import { factsOf } from '../model/facts.ts';
import { RESOURCES, type Resource } from '../model/resources.ts';
import { isJson, type Json } from '../model/schema.ts';
import { createInputs } from '../run/described/inputs.ts';
import { createRun } from '../run/described/runDescribed.ts';
import { readProfile } from '../run/target/profile.ts';
import type { CallInput } from '../run/wire/exchange.ts';
import { READ_BESIDE, RESOURCES_TRIED } from './slice.ts';

/** One good call, as the tools are told it. Ids of records that an earlier step has made stand as `{{name}}`. */
export interface Step {
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Id that later steps need, and where it stands in the answer: `['data', 'list', 0, 'id']`. */
  readonly takes: { readonly name: string; readonly at: readonly (string | number)[] } | null;
}

const MARK = 'ctpeersx1';

/**
 * One good call of each operation, in an order in which they work: each resource is made, listed, read, changed, switched and
 * deleted. Asked for once, of a good server: what it has stays the same from start to start.
 */
export async function stepsOf(url: string, journalFolder: string): Promise<Step[]> {
  const run = createRun({ profile: readProfile(url, {}), mode: 'full', tag: 'ctpeers', journalFolder });
  const steps: Step[] = [];
  const removals: Step[] = [];
  for (const name of RESOURCES_TRIED) {
    const resource = RESOURCES.find((each) => each.name === name);
    if (!resource) throw new Error(`[peers] There is no resource ${name}. Correct RESOURCES_TRIED.`);
    const life = await lifeOf(resource, run);
    steps.push(...life.filter(({ operation }) => operation !== resource.remove));
    removals.unshift(...life.filter(({ operation }) => operation === resource.remove));
  }
  const inputOf = createInputs(run.probe, run.records);
  for (const id of READ_BESIDE) steps.push(stepOf(id, placed(await inputOf(factsOf(id)))));
  const all = [...steps, ...removals, stepOf('logout', {})];
  return all.filter(({ operation }, index) => all.findIndex((each) => each.operation === operation) === index); // tools know one call of each
}

/** Ids of this run, by the name of the variable that stands for them. */
const ids = new Map<string, string>();

async function lifeOf(resource: Resource, { probe, records }: ReturnType<typeof createRun>): Promise<Step[]> {
  const { create, list, read, update, state, remove, name } = resource;
  const made = await records.shared(resource);
  if (list === null) throw new Error(`[peers] ${name} has no list, so its id cannot be found. Take another resource.`);
  const listed = resource.listed(records.lookup, made.mark);
  const answer = await probe.ask(list, listed);
  const at = placeOf(answer.body, made.id);
  const path = records.path(resource, made.id);
  const body = isJson(made.sent) ? made.sent : {};
  const around = (id: string | null, sent: CallInput): Step[] => (id === null ? [] : [stepOf(id, placed(sent))]);
  const createPath = factsOf(create).parameters.some((each) => each.in === 'path') ? { path: resource.paths(records.lookup) } : {};
  const before = around(create, { body: body, ...createPath });
  const listing = around(list, listed).map((step) => ({ ...step, takes: { name: `${name}Id`, at } }));
  ids.set(made.id, `{{${name}Id}}`);
  return [
    ...before,
    ...listing,
    ...around(read, { path }),
    ...around(update, { path, body: { ...body, id: made.id } }),
    ...around(state, { path }),
    ...around(remove, { path }),
  ];
}

const stepOf = (operation: string, { path = {}, query = {}, body }: CallInput): Step => ({ operation, path, query, body, takes: null });

/** The call with names in place of the ids of this run. */
function placed(sent: CallInput): CallInput {
  const inner = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value.replaceAll(/ct\w{8}x(\d+)/g, `${MARK}$1`);
    if (Array.isArray(value)) return value.map(inner);
    return isJson(value) ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(member)])) : value;
  };
  return Object(inner(sent));
}

/** Place of an id in an answer. @throws {Error} where it does not stand there */
function placeOf(body: Json | null, id: string): (string | number)[] {
  const search = (value: unknown, trail: (string | number)[]): (string | number)[] | null => {
    if (isJson(value) && value['id'] === id) return [...trail, 'id'];
    if (typeof value !== 'object' || value === null) return null;
    for (const [name, inner] of Object.entries(value)) {
      const found = search(inner, [...trail, Array.isArray(value) ? Number(name) : name]);
      if (found) return found;
    }
    return null;
  };
  const found = search(body, []);
  if (!found) throw new Error(`[peers] No row has the id ${id}, so the tools could not be told where it stands.`);
  return found;
}
