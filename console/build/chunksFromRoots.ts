import path from 'node:path';

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Chunk of what comes together: fewer requests than apart, and smaller. */
export interface RootChunk {
  readonly name: string;
  /** Paths of modules: all they import statically is in the chunk, at any depth. */
  readonly roots?: readonly string[];
  /** Paths of modules: of what the roots import only what these import too. */
  readonly sharedWith?: readonly string[];
  /** Names of packages that are in the chunk, whoever imports them. */
  readonly packages?: readonly string[];
}

/**
 * Groups for the bundler, one for each name in `chunks`. A module belongs to the first chunk that asks for it; what none asks
 * for, and what is imported on demand, is left to the bundler.
 * @throws when a root is no module of the build
 */
export function chunksFromRoots(repo: string, chunks: readonly RootChunk[]) {
  const byPackage = chunks.flatMap(({ name, packages = [] }) => packages.map((one) => ({ name, folder: `/node_modules/${one}/` })));
  let places: ReadonlyMap<string, string> | null = null;
  const names = [...new Set(chunks.map(({ name }) => name))];
  return names.map((name, at) => ({
    debugName: name,
    priority: names.length - at,
    name: (id: string, context: ChunkingContext) => {
      places ??= placeAll(repo, chunks, context);
      const place = byPackage.find(({ folder }) => id.includes(folder))?.name ?? places.get(id);
      return place === name ? name : null;
    },
  }));
}

function placeAll(repo: string, chunks: readonly RootChunk[], context: ChunkingContext): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { name, roots = [], sharedWith } of chunks) {
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
      `[chunks] ${root} is no module of the build, so what it needs would be loaded in pieces · it was moved, renamed or is imported no more: correct the roots.`,
    );
  });
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
