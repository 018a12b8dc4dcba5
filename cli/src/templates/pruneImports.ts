const IMPORT = /^import (type )?\{([^}]*)\} from ('[^']+');\n/gm;

/**
 * Leaves out what is imported and not used, so that a template may name everything it could need. A name that is used in a
 * comment counts as used: comments of templates name nothing that may be missing.
 */
export function pruneImports(text: string): string {
  const rest = text.replaceAll(IMPORT, '');
  return text.replaceAll(IMPORT, (_, type: string | undefined, list: string, from: string) => {
    const names = [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name && isUsed(name, rest)).toSorted();
    return names.length > 0 ? `import ${type ?? ''}{ ${names.join(', ')} } from ${from};\n` : '';
  });
}

/** Not as a member (`row.name`), but also spread (`...name`). */
const isUsed = (name: string, rest: string): boolean => new RegExp(`(?<=^|[^\\w$.]|\\.\\.\\.)${name}(?![\\w$])`, 'm').test(rest);
