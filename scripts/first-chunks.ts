import path from 'node:path';

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A chunk made of what some modules need at once: together smaller than apart. */
export interface FirstChunk {
  readonly name: string;
  /** Paths of the modules that are loaded. */
  readonly roots: readonly string[];
  /** Paths of others: only what these need too. */
  readonly sharedWith?: readonly string[];
  /** Modules that come with it whoever imports them. */
  readonly also?: RegExp;
  /** True when what its modules import does not come with them: it is in a chunk of its own, or in one of those after it. */
  readonly isAlone?: boolean;
}

/** Packages and the description lead from one module to everything: what is used of them is shared out by the bundler. */
const BARRELS = /[\\/](node_modules|openapi)[\\/]/;

/**
 * Groups for the bundler, one for each of `chunks`, earlier ones first: a module belongs to the first whose roots import it,
 * statically and at any depth. What is imported on demand, and what none of the roots needs, is left to the bundler.
 * The build fails where a named module is no part of it.
 */
export function firstChunks(repo: string, chunks: readonly FirstChunk[]) {
  let places: ReadonlyMap<string, string> | null = null;
  return chunks.map((chunk, at) => ({
    debugName: chunk.name,
    priority: chunks.length - at,
    includeDependenciesRecursively: !chunk.isAlone,
    name: (id: string, context: ChunkingContext) => {
      places ??= placeAll(repo, chunks, context);
      return places.get(id) === chunk.name || chunk.also?.test(id) ? chunk.name : null;
    },
  }));
}

function placeAll(repo: string, chunks: readonly FirstChunk[], context: ChunkingContext): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { name, roots, sharedWith } of chunks) {
    const shared = sharedWith && closure(repo, sharedWith, context);
    for (const id of closure(repo, roots, context)) if (!places.has(id) && (shared?.has(id) ?? true)) places.set(id, name);
  }
  return places;
}

/** All that modules import statically, themselves included. */
function closure(repo: string, roots: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = roots.map((root) => {
    const id = path.join(repo, root);
    if (context.getModuleInfo(id) !== null) return id;
    throw new Error(
      `[chunks] ${root} is no module of the build, so what it needs would be loaded in pieces or too late · it was moved, renamed or is imported no more: correct the list of first chunks.`,
    );
  });
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || BARRELS.test(id)) continue;
    seen.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
