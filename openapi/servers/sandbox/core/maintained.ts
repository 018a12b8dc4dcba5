import { MSG } from './envelope.ts';
import type { Answer, BaseWorld, Caller } from './handlers.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** Members the engine writes into every maintained row; times are milliseconds since 1970. */
export type Stamp = { id: string; creatorTime: number; lastModifyTime: number };

type MaintainedRow = ResourceRow & Stamp;
type WithoutCreation<Row extends Stamp> = Omit<Row, 'creatorTime'>;

/** Particulars of maintaining one resource. */
export interface Rules<Row extends MaintainedRow, Body> {
  /** Judges what was sent and gives every column but the stamp; `before` is null for a new row. @throws Refusal */
  readonly columnsOf: (body: Body, before: Row | null, caller: Caller | null) => Omit<Row, keyof Stamp>;
  /** Judges the row as it would be written; `before` is null for a new row. @throws Refusal */
  readonly check?: (row: Row, before: Row | null) => void;
  /** Writes what was sent with the row and is kept beside it. @throws Refusal */
  readonly afterWrite?: (row: Row, body: Body) => void;
}

interface OfOne {
  readonly path: { readonly id: string };
}
interface Sent<Body> {
  readonly body: Body;
  readonly caller: Caller | null;
}
type Command<Call> = (call: Call) => Answer<null>;

/** Handlers of the operations that maintain one record. What the rules or the descriptor forbid is a `Refusal`. */
export interface Maintained<Row extends MaintainedRow, Body> {
  readonly create: Command<Sent<Body>>;
  readonly get: (call: OfOne) => Answer<WithoutCreation<Row>>;
  readonly update: Command<OfOne & Sent<Body>>;
  readonly remove: Command<OfOne>;
}

/** The same for records that are enabled or disabled. */
export interface Switched<Row extends MaintainedRow, Body> extends Maintained<Row, Body> {
  /** Enables what is disabled and disables what is enabled. */
  readonly setState: Command<OfOne>;
}

type Clock = Pick<BaseWorld, 'now' | 'nextId'>;

/** Maintains the records of a resource. */
export function maintain<Row extends MaintainedRow, Body>(
  world: Clock,
  resource: Resource<Row>,
  { columnsOf, check, afterWrite }: Rules<NoInfer<Row>, Body>,
): Maintained<Row, Body> {
  return {
    create: ({ body, caller }) => {
      const time = world.now();
      const stamp: Stamp = { id: world.nextId(), creatorTime: time, lastModifyTime: time };
      // The compiler does not see that a row without its stamp and a stamp are a row.
      const row = { ...columnsOf(body, null, caller), ...stamp } as Row;
      check?.(row, null);
      resource.insert(row);
      afterWrite?.(row, body);
      return { msg: MSG.created };
    },
    get: ({ path }) => ({ data: withoutCreation(resource.get(path.id)) }),
    update: ({ path, body, caller }) => {
      const before = resource.get(path.id);
      const row = { ...before, ...columnsOf(body, before, caller), lastModifyTime: world.now() };
      check?.(row, before);
      resource.replace(row);
      afterWrite?.(row, body);
      return { msg: MSG.updated };
    },
    remove: ({ path }) => {
      resource.remove(path.id);
      return { msg: MSG.removed };
    },
  };
}

/** Maintains records that are enabled or disabled. */
export function maintainSwitched<Row extends MaintainedRow & { enabledMark: number }, Body>(
  world: Clock,
  resource: Resource<Row>,
  rules: Rules<NoInfer<Row>, Body>,
): Switched<Row, Body> {
  return {
    ...maintain(world, resource, rules),
    setState: ({ path }) => {
      const before = resource.get(path.id);
      const row = { ...before, enabledMark: before.enabledMark === 1 ? 0 : 1, lastModifyTime: world.now() };
      rules.check?.(row, before);
      resource.replace(row);
      return { msg: MSG.done };
    },
  };
}

/** A record without the time at which it was made; who writes it back compares when it was changed. @reading R-500 */
export function withoutCreation<Row extends Stamp>({ creatorTime: _created, ...record }: Row): WithoutCreation<Row> {
  return record;
}
