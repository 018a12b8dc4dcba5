import type { Client, Operation } from '@milepost/openapi/client';

/** Means a lookup is fetched with. */
export interface LookupAsk {
  readonly client: Client;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A list or tree that is fetched once and then kept in memory. @source shell §3 */
export interface Lookup<Of extends readonly string[], Value> {
  /** Key its answer is kept under. Lookups that are read from the same answer share it. */
  readonly cacheKey: string;
  /** The call that serves it; a write of what it reads clears the lookup. @reading R-303 */
  readonly operation: Operation['id'];
  /** Time it is kept once nobody looks at it; Infinity for as long as the session. */
  readonly cacheMs: number;
  /** Fetches what is kept. `of` says of which record, where it is kept per record. */
  readonly load: (ask: LookupAsk, ...of: Of) => Promise<unknown>;
  /** Value callers get of what is kept. The same function gives the same object for the same answer. */
  readonly read: (kept: unknown) => Value;
}

interface Declaration<Of extends readonly string[], Value> {
  readonly operation: Operation['id'];
  readonly load: (ask: LookupAsk, ...of: Of) => Promise<Value>;
  /** Kept for the whole session where nothing is said. */
  readonly cacheMs?: number;
}

/** A lookup with a call of its own. */
export function kept<Of extends readonly string[], Value>(
  cacheKey: string,
  { operation, load, cacheMs = Infinity }: Declaration<Of, Value>,
): Lookup<Of, Value> {
  return { cacheKey, operation, cacheMs, load, read: (value) => value as Value };
}

/** A lookup without a call of its own: read from what another one keeps. @reading R-301 */
export function readFrom<Of extends readonly string[], Base extends object, Value>(
  base: Lookup<Of, Base>,
  pick: (value: Base) => Value,
): Lookup<Of, Value> {
  const read = onceEach(pick);
  return { ...base, read: (kept) => read(base.read(kept)) };
}

/** The same answer for the same object, held no longer than the object itself. */
function onceEach<Base extends object, Value>(pick: (value: Base) => Value): (value: Base) => Value {
  const answers = new WeakMap<Base, { readonly value: Value }>();
  return (of) => {
    const answer = answers.get(of) ?? { value: pick(of) };
    answers.set(of, answer);
    return answer.value;
  };
}
