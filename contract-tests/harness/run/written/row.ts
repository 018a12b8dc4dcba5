import type { Actor, Actors } from '../wire/actors.ts';
import { describedData, operationOf, type OperationId, type OperationShapes } from '../../model/description.ts';
import type { Pattern } from './matcher.ts';
import type { Role } from '../target/profile.ts';
import type { CallInput } from '../wire/exchange.ts';

/** The codes that end a session; which of them a server chooses is its own. @source shell §8 */
export const SESSION_GONE: readonly number[] = [600, 601, 602];

/** Answer that is expected: an envelope, or the bytes of a file. */
export type Expectation<K extends OperationId> =
  | {
      /** One code, or several of which the server may choose. */
      code: number | readonly number[];
      msg?: Pattern;
      /** Checked after the description itself. */
      data?: Pattern;
      /** Check of what no pattern can say; sees data that fits the description. */
      holds?: (data: OperationShapes[K]['data']) => boolean;
    }
  | { file: Pattern };

type FromGiven<G, T> = T | ((given: G) => T);

interface Step<K extends OperationId, G> {
  /** The operation; a row without `as` calls it as admin, or without a token where it is public. */
  call: K;
  as?: Role | 'nobody' | ((given: G) => Actor);
  path?: FromGiven<G, CallInput['path']>;
  query?: FromGiven<G, CallInput['query']>;
  body?: FromGiven<G, object | undefined>;
  file?: FromGiven<G, CallInput['file']>;
  expect: FromGiven<G, Expectation<K>>;
}
type AnyStep<G> = { [K in OperationId]: Step<K, G> }[OperationId];

/** Declaration of a row, as suites write it. */
export type RowSpec<K extends OperationId, G> = {
  /** Records that must exist before the call; whatever it creates carries `actors.tag`. */
  given?: (actors: Actors) => Promise<G>;
} & Step<K, G> & {
    /** Calls after it that prove its effect. */
    after?: readonly AnyStep<NoInfer<G>>[];
    /** The clause of the specification: `admin §7`. */
    source: string;
    /** The reading this promise rests on where the specification is silent; such rows are counted apart. */
    reading?: string;
  };

/** Call of a row with all its parts resolved. */
export interface ReadyStep {
  readonly operation: OperationId;
  readonly actor: Actor;
  readonly sent: CallInput;
  readonly expect:
    | { code: number | readonly number[]; msg?: Pattern; data?: Pattern; holds?: (envelope: unknown) => boolean }
    | { file: Pattern };
}

/** A promise and the calls that prove it. */
export interface Row {
  /** The promise in the words of the specification. */
  readonly promise: string;
  readonly operation: OperationId;
  readonly source: string;
  readonly reading: string | null;
  /** Every operation the row calls and judges. */
  readonly operations: readonly OperationId[];
  prepare(actors: Actors): Promise<readonly (() => Promise<ReadyStep>)[]>;
}

/**
 * One promise, the call that proves it, and what must come back.
 * @example row('an entry at the top has parent 0', { call: 'createDictionaryEntry', body: {…}, expect: { code: 200 }, source: 'admin §5' })
 */
export function row<K extends OperationId, G = undefined>(promise: string, spec: RowSpec<K, G>): Row {
  return {
    promise,
    operation: spec.call,
    source: spec.source,
    reading: spec.reading ?? operationOf(spec.call).reading,
    operations: [spec.call, ...(spec.after ?? []).map(({ call }) => call)],
    prepare: async (actors) => {
      // Without `given`, G is undefined: nothing reads it.
      const given = (await spec.given?.(actors)) as G;
      return [() => ready(spec, given, actors), ...(spec.after ?? []).map((step) => () => readyAny(step, given, actors))];
    },
  };
}

/** Resolved step of any operation: step and type of `data` belong together by their `call`. */
const readyAny = <G>(step: AnyStep<G>, given: G, actors: Actors): Promise<ReadyStep> =>
  ready<OperationId, G>(step as Step<OperationId, G>, given, actors);

async function ready<K extends OperationId, G>(step: Step<K, G>, given: G, actors: Actors): Promise<ReadyStep> {
  const fill = <T>(part: FromGiven<G, T>): T => (isFunction<G, T>(part) ? part(given) : part);
  const expect = fill(step.expect);
  return {
    operation: step.call,
    actor: await actorOf(step, given, actors),
    sent: { path: fill(step.path), query: fill(step.query), body: fill(step.body), file: fill(step.file) },
    expect:
      'file' in expect
        ? expect
        : { ...expect, holds: expect.holds && ((envelope) => expect.holds?.(describedData(step.call, envelope)) ?? true) },
  };
}

const isFunction = <G, T>(part: FromGiven<G, T>): part is (given: G) => T => typeof part === 'function';

async function actorOf<K extends OperationId, G>({ as, call }: Step<K, G>, given: G, actors: Actors): Promise<Actor> {
  if (typeof as === 'function') return as(given);
  if (as === 'nobody' || (as === undefined && operationOf(call).isPublic)) return actors.holding(null);
  return actors.as(as ?? 'admin');
}
