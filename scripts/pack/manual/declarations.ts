import path from 'node:path';
import { parseAst } from 'vite';

/** Text of a file with types by its path below the folder of types; undefined where there is none. */
export type ReadTypes = (file: string) => string | undefined;

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** One declaration, with the file it stands in and its docstring in plain words. */
export interface Declaration {
  readonly file: TypeFile;
  readonly node: Node;
  readonly docs: string;
}

interface TypeFile {
  readonly name: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, Node>;
  readonly comments: ReadonlyMap<string, string>;
  readonly from: ReadonlyMap<string, readonly [file: string, name: string]>;
  readonly exported: ReadonlyMap<string, readonly [file: string, name: string]>;
  readonly all: readonly string[];
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
export const nameIn = (value: unknown): string =>
  isNode(value) ? ([value['name'], value['value']].find((one): one is string => typeof one === 'string') ?? '') : '';

/** Docstring that ends right before a place of a text, as one line without what only those who build the kit look up. */
export function docsBefore(text: string, at: number): string {
  const [, inside = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, at)) ?? [];
  return inside
    .replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/@(?:source|reading)\b[^@\n]*/g, '')
    .replaceAll(/@defaultValue\s+([^\n@]*)/g, (_all, value: string) => `Default: ${value.trim()}.`)
    .replaceAll(/@param\s+(\w+)\s+/g, '`$1`: ')
    .replaceAll(/@returns\s+/g, 'Returns ')
    .replaceAll(/@throws\s+\{(\w+)\}\s+/g, 'Throws $1: ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const withTypes = (file: string) => file.replace(/(\.d)?\.tsx?$/, '.d.ts');

function readTypeFile(name: string, text: string): TypeFile {
  const declared = new Map<string, Node>();
  const comments = new Map<string, string>();
  const from = new Map<string, readonly [string, string]>();
  const exported = new Map<string, readonly [string, string]>();
  const all: string[] = [];
  const placeOf = (source: unknown) => withTypes(path.posix.join(path.posix.dirname(name), nameIn(source)));
  for (const statement of nodesIn((parseAst(text, { lang: 'dts' }) as unknown as Node)['body'])) {
    const source = isNode(statement['source']) ? placeOf(statement['source']) : undefined;
    const specifiers = nodesIn(statement['specifiers']);
    if (statement.type === 'ImportDeclaration' && source)
      for (const one of specifiers) from.set(nameIn(one['local']), [source, nameIn(one['imported']) || 'default']);
    else if (statement.type === 'ExportAllDeclaration' && source) all.push(source);
    else if (statement.type === 'ExportNamedDeclaration' && !isNode(statement['declaration']))
      for (const one of specifiers) exported.set(nameIn(one['exported']), [source ?? name, nameIn(one['local'])]);
    else {
      const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
      const variables = nodesIn(inner['declarations']);
      for (const one of variables.length ? variables : [inner]) {
        const declaredName = nameIn(one['id']);
        if (!declaredName) continue;
        declared.set(declaredName, one);
        comments.set(declaredName, docsBefore(text, statement.start));
        if (inner !== statement) exported.set(declaredName, [name, declaredName]);
      }
    }
  }
  return { name, text, declared, comments, from, exported, all };
}

/** Declarations of files with types, found by the name they have somewhere. */
export function createDeclarations(read: ReadTypes) {
  const files = new Map<string, TypeFile | undefined>();
  const open = (name: string): TypeFile | undefined => {
    const file = withTypes(name);
    if (!files.has(file)) {
      const text = read(file);
      files.set(file, text === undefined ? undefined : readTypeFile(file, text));
    }
    return files.get(file);
  };
  /** A name as it is seen within a file; undefined for one of a package. */
  function seenIn(file: TypeFile, name: string): Declaration | undefined {
    const node = file.declared.get(name);
    if (node) return { file, node, docs: file.comments.get(name) ?? '' };
    const taken = file.from.get(name);
    return taken && exportOf(taken[0], taken[1]);
  }
  /** Declaration a file hands on under a name. */
  function exportOf(fileName: string, name: string): Declaration | undefined {
    const file = open(fileName);
    const handed = file?.exported.get(name);
    if (!file) return undefined;
    if (handed) return handed[0] === file.name ? seenIn(file, handed[1]) : exportOf(handed[0], handed[1]);
    for (const next of file.all) {
      const found = exportOf(next, name);
      if (found) return found;
    }
    return undefined;
  }
  /** Names a file hands on, in the order of its text. */
  const namesOf = (fileName: string): string[] => {
    const file = open(fileName);
    return file ? [...file.exported.keys(), ...file.all.flatMap(namesOf)] : [];
  };
  return { exportOf, namesOf, seenIn };
}

export type Declarations = ReturnType<typeof createDeclarations>;
