import path from 'node:path';
import { docsBefore, isNode, nameIn, nodesIn } from './declarations.ts';
import type { Declaration, Declarations, Node } from './declarations.ts';

/** One member of a type: its name, its type as text, what it says of itself. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly docs: string;
  /** Declaration the type stands in, to look closer at. */
  readonly at: Declaration;
  readonly node: Node | undefined;
}

/** Text of a type as people read it. */
export const typeText = (text: string): string =>
  text
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/<Own extends object = object>/g, '')
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const annotated = (node: unknown): Node | undefined => {
  const annotation = isNode(node) ? node['typeAnnotation'] : undefined;
  return isNode(annotation) && annotation.type === 'TSTypeAnnotation' ? annotated(annotation) : isNode(annotation) ? annotation : undefined;
};

/** Type a function gives, for functions, constants that are functions, and types of functions. */
export function returned(node: Node): Node | undefined {
  const direct = node['returnType'];
  if (isNode(direct)) return annotated(direct);
  const type = annotated(node['id']) ?? annotated(node);
  return type && type.type === 'TSFunctionType' ? returned(type) : undefined;
}

/** Members of a type, those of what it stands on first. */
export function membersOf(declarations: Declarations, at: Declaration, type: Node): Member[] {
  const found = new Map<string, Member>();
  const add = (members: readonly Member[]) => members.forEach((member) => found.set(member.name, member));
  const own = (nodes: readonly Node[]) =>
    nodes.forEach((node) => {
      if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return;
      const value = node.type === 'TSMethodSignature' ? node : annotated(node);
      const name = nameIn(node['key']);
      const text = value
        ? at.file.text.slice(value === node ? (isNode(node['key']) ? node['key'].end : node.start) : value.start, value.end)
        : 'unknown';
      found.set(name, {
        name,
        type: typeText(text),
        isOptional: node['optional'] === true,
        docs: docsBefore(at.file.text, node.start),
        at,
        node: value,
      });
    });
  const named = (reference: Node, name: string) => {
    const next = declarations.seenIn(at.file, name);
    if (next) add(membersOf(declarations, next, next.node));
    for (const argument of nodesIn(isNode(reference['typeArguments']) ? reference['typeArguments']['params'] : undefined))
      if (/^(Omit|Pick|Readonly|Partial)$/.test(name)) {
        const inner = membersOf(declarations, at, argument);
        const listed = at.file.text.slice(reference.start, reference.end);
        add(
          inner.filter((member) =>
            name === 'Pick' ? listed.includes(`'${member.name}'`) : name !== 'Omit' || !listed.includes(`'${member.name}'`),
          ),
        );
        break;
      }
  };
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      for (const heritage of nodesIn(type['extends'])) named(heritage, nameIn(heritage['expression']));
      own(nodesIn(isNode(type['body']) ? type['body']['body'] : undefined));
      break;
    case 'TSTypeAliasDeclaration':
      add(membersOf(declarations, at, annotated(type) ?? type));
      break;
    case 'TSTypeLiteral':
      own(nodesIn(type['members']));
      break;
    case 'TSIntersectionType':
    case 'TSUnionType':
      for (const part of nodesIn(type['types'])) add(membersOf(declarations, at, part));
      break;
    case 'TSParenthesizedType':
      for (const part of nodesIn(type['typeAnnotation'])) add(membersOf(declarations, at, part));
      break;
    case 'TSTypeReference':
      named(type, nameIn(type['typeName']));
      break;
    case 'TSImportType': {
      const next = declarations.exportOf(
        path.posix.join(path.posix.dirname(at.file.name), nameIn(type['source'])),
        nameIn(type['qualifier']),
      );
      if (next) add(membersOf(declarations, next, next.node));
      break;
    }
  }
  return [...found.values()];
}
