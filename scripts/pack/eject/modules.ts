import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** One name a module takes from another: under which name there, under which here; `*` is all of them. */
export interface Taken {
  readonly name: string;
  readonly local: string;
  readonly isType: boolean;
}

/** One place where a module names another: imports, what it hands on, and what it fetches later. */
export interface Link {
  readonly kind: 'import' | 'export' | 'later';
  readonly from: string;
  readonly taken: readonly Taken[];
  /** Of the whole statement; of the quoted name alone where it is fetched later. */
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const textOf = (value: unknown): string =>
  isNode(value) ? ([value['name'], value['value']].find((one): one is string => typeof one === 'string') ?? '') : '';

function takenBy(statement: Node): Taken[] {
  const isAllTypes = statement['importKind'] === 'type' || statement['exportKind'] === 'type';
  return nodesIn(statement['specifiers']).map((one) => {
    const isType = isAllTypes || one['importKind'] === 'type' || one['exportKind'] === 'type';
    if (one.type === 'ExportSpecifier') return { name: textOf(one['local']), local: textOf(one['exported']), isType };
    const name = one.type === 'ImportNamespaceSpecifier' ? '*' : textOf(one['imported']) || 'default';
    return { name, local: textOf(one['local']), isType };
  });
}

/** Links of a module in the order of its text. */
export function linksOf(file: string, text: string): Link[] {
  const links: Link[] = [];
  const walk = (node: Node): void => {
    const source = node['source'];
    const from = textOf(source);
    if (node.type === 'ImportDeclaration') links.push({ kind: 'import', from, taken: takenBy(node), start: node.start, end: node.end });
    else if (node.type === 'ExportNamedDeclaration' && from)
      links.push({ kind: 'export', from, taken: takenBy(node), start: node.start, end: node.end });
    else if (node.type === 'ExportAllDeclaration')
      links.push({ kind: 'export', from, taken: [{ name: '*', local: '', isType: false }], start: node.start, end: node.end });
    else if (node.type === 'ImportExpression' && isNode(source))
      links.push({ kind: 'later', from, taken: [], start: source.start, end: source.end });
    for (const value of Object.values(node)) for (const next of nodesIn(value)) walk(next);
  };
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return links.toSorted((a, b) => a.start - b.start);
}

/** Names a door hands on, and whether each is a type. */
export function handedOn(file: string, text: string): Map<string, boolean> {
  return new Map(
    linksOf(file, text).flatMap(({ kind, taken }) => (kind === 'export' ? taken.map(({ local, isType }) => [local, isType] as const) : [])),
  );
}
