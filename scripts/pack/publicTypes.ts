import path from 'node:path';
import { parseAst } from 'vite';

/** Text of a file with types by its path below the folder of types; undefined where there is none. */
export type ReadTypes = (file: string) => string | undefined;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** One name a file imports or hands on: where from, and under which name; `*` is all of them. */
interface Handed {
  readonly from: string;
  readonly name: string;
}

/** One declaration: its text, names it uses, and types it takes in place, `import('./a.ts').A`. */
interface Declared {
  readonly text: string;
  readonly uses: ReadonlySet<string>;
  readonly inPlace: readonly Handed[];
}

/** A file with types, cut into what it declares and what it takes from others. */
interface TypeFile {
  readonly declared: ReadonlyMap<string, Declared>;
  readonly imported: ReadonlyMap<string, Handed>;
  readonly exported: ReadonlyMap<string, Handed | string>;
  readonly all: readonly string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const textOf = (value: unknown): string =>
  isNode(value) ? ([value['name'], value['value']].find((one) => typeof one === 'string') ?? '') : '';

/** Names and types a part of the text uses; a member of the same name as something declared counts as well, which does no harm. */
function usesIn(node: Node, file: string): Omit<Declared, 'text'> {
  const uses = new Set<string>();
  const inPlace: Handed[] = [];
  const walk = (one: Node) => {
    if (one.type === 'Identifier') uses.add(textOf(one));
    if (one.type === 'TSImportType') inPlace.push({ from: pathFrom(file, textOf(one['source'])), name: textOf(one['qualifier']) || '*' });
    for (const value of Object.values(one)) for (const next of nodesIn(value)) walk(next);
  };
  walk(node);
  return { uses, inPlace };
}

function namesOf(node: Node): string[] {
  const inside = nodesIn(node['declarations']);
  return inside.length ? inside.map(({ id }) => textOf(id)) : [textOf(node['id'])];
}

/** The path a file is named by in another. */
const pathFrom = (file: string, text: string) => (text.startsWith('.') ? path.posix.join(path.posix.dirname(file), text) : text);

function readFile(file: string, text: string): TypeFile {
  const declared = new Map<string, Declared>();
  const imported = new Map<string, Handed>();
  const exported = new Map<string, Handed | string>();
  const all: string[] = [];
  const declare = (node: Node, isExported: boolean) => {
    for (const name of namesOf(node)) {
      const known = declared.get(name);
      const { uses, inPlace } = usesIn(node, file);
      declared.set(name, {
        text: `${known ? `${known.text}\n` : ''}${text.slice(node.start, node.end)}`,
        uses: new Set([...(known?.uses ?? []), ...uses]),
        inPlace: [...(known?.inPlace ?? []), ...inPlace],
      });
      if (isExported) exported.set(name, name);
    }
  };
  for (const node of nodesIn((parseAst(text, { lang: 'dts' }) as unknown as Node)['body'])) {
    const from = isNode(node['source']) ? pathFrom(file, textOf(node['source'])) : undefined;
    if (node.type === 'ImportDeclaration' && from)
      for (const one of nodesIn(node['specifiers']))
        imported.set(textOf(one['local']), {
          from,
          name: one.type === 'ImportNamespaceSpecifier' ? '*' : textOf(one['imported']) || 'default',
        });
    else if (node.type === 'ExportAllDeclaration' && from) all.push(from);
    else if (node.type === 'ExportNamedDeclaration' && isNode(node['declaration'])) declare(node['declaration'], true);
    else if (node.type === 'ExportNamedDeclaration')
      for (const one of nodesIn(node['specifiers']))
        exported.set(textOf(one['exported']), from ? { from, name: textOf(one['local']) } : textOf(one['local']));
    else declare(node, false);
  }
  return { declared, imported, exported, all };
}

/** The languages of the product: whoever takes the kit in has others, and one more is no change for anybody else. */
const LIST_OF_LANGUAGES = /(?<=const LANGUAGES: )readonly \[\{[^]*?\}\](?=;)/;

/** Declarations in one form: without comments, one space wherever there is room. */
const plain = (text: string) =>
  text
    .replace(LIST_OF_LANGUAGES, 'readonly Language[]')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n\s*(?=\n|$)/g, '')
    .trim();

/** Types of doors as text: per file every declaration that a door hands on or that such a one is made of. */
export interface PublicTypes {
  readonly doors: ReadonlyMap<string, readonly string[]>;
  readonly declarations: ReadonlyMap<string, readonly string[]>;
}

/** Public types of doors: name of a door and the file of its types. Throws where a file is missing. */
export function publicTypes(doors: readonly (readonly [name: string, file: string])[], read: ReadTypes): PublicTypes {
  const files = new Map<string, TypeFile>();
  const asTypes = (file: string) => file.replace(/(\.d)?\.tsx?$/, '.d.ts');
  const open = (name: string): TypeFile => {
    const file = asTypes(name);
    const text = files.has(file) ? '' : read(file);
    if (text === undefined) throw new Error(`[pack] There are no types in ${file}`);
    const known = files.get(file) ?? readFile(file, text);
    files.set(file, known);
    return known;
  };
  const isOwn = (file: string) => /\.tsx?$/.test(file);
  const found = new Map<string, Map<string, string>>();
  const collect = (name: string, wanted: string) => {
    const file = asTypes(name);
    const declaration = open(file).declared.get(wanted);
    if (!declaration) return take(open(file).imported.get(wanted));
    const here = found.get(file) ?? new Map<string, string>();
    if (here.has(wanted)) return;
    found.set(file, here.set(wanted, plain(declaration.text)));
    for (const next of declaration.uses) if (next !== wanted) collect(file, next);
    for (const handed of declaration.inPlace) take(handed);
  };
  const take = (handed: Handed | undefined) => {
    if (!handed || !isOwn(handed.from)) return;
    for (const name of handed.name === '*' ? namesIn(handed.from) : [handed.name]) collectExport(handed.from, name);
  };
  const collectExport = (file: string, name: string): void => {
    const { exported, all } = open(file);
    const handed = exported.get(name);
    if (typeof handed === 'string') return collect(file, handed);
    if (handed) return take(handed);
    for (const from of all) if (isOwn(from) && namesIn(from).includes(name)) collectExport(from, name);
  };
  const namesIn = (file: string): string[] => [...open(file).exported.keys(), ...open(file).all.filter(isOwn).flatMap(namesIn)];

  const names = new Map<string, string[]>();
  for (const [door, file] of doors) {
    names.set(door, namesIn(file).toSorted());
    for (const name of namesIn(file)) collectExport(file, name);
  }
  const declarations = [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, texts]) => [file, [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)] as const);
  return { doors: names, declarations: new Map(declarations) };
}

/** The report as one text: doors and their names first, then declarations by file. */
export function reportOf({ doors, declarations }: PublicTypes): string {
  const ofDoors = [...doors].map(([door, names]) => `${door}\n${names.map((name) => `  ${name}\n`).join('')}`);
  const ofFiles = [...declarations].map(([file, texts]) => `// ${file.replace(/\.d\.ts$/, '')}\n${texts.join('\n')}\n`);
  return `${ofDoors.join('')}\n${ofFiles.join('\n')}`;
}
