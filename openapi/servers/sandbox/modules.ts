import type { AnyModule } from './core/module.ts';

/**
 * The stateful parts beside accounts and dictionaries. Order: tables and seeds of an earlier module may be used by a later one.
 */
export const MODULES: readonly AnyModule[] = [];
