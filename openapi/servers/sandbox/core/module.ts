import type { Handlers, OperationId, World } from './handlers.ts';
import type { NextId } from './ids.ts';
import type { Store } from './store.ts';
import type { FieldWords } from './words.ts';

/** Surroundings of a seed. Ids are the same on every computer and every time. */
export interface SeedWorld {
  readonly store: Store;
  readonly nextId: NextId;
  /** The moment the seed's rows were made, milliseconds since 1970. */
  readonly timeMs: number;
}

/** One part of the sandbox: its tables, its first rows, and what answers its operations. */
export interface Module<Id extends OperationId> {
  /** Also its name in the ledger of migrations: never renamed. */
  readonly name: string;
  /** One script per version of its tables, oldest first; a released script is never edited, a new one is added. */
  readonly tables: readonly string[];
  /** Fills fresh tables, after every module has made its own. */
  readonly seed?: (seed: SeedWorld) => void;
  /** The specification's words for wrong fields. */
  readonly words?: FieldWords;
  readonly handlers: (world: World) => Handlers<Id>;
  /** Runs once before the first call, after the tables are there: sweeps up what a crash has left. */
  readonly start?: (world: World) => void;
  /** Does what has become due; called now and then, and whenever a test has moved the clock. */
  readonly tick?: (world: World) => void;
}

/** A module of which nothing is known but that it is one. */
export interface AnyModule extends Omit<Module<never>, 'handlers'> {
  readonly handlers: (world: World) => Partial<Handlers>;
}

export const defineModule = <Id extends OperationId>(module: Module<Id>): Module<Id> => module;
