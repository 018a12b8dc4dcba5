import { isNode, nameIn, nodesIn } from './declarations.ts';
import type { Declaration, Declarations, Node } from './declarations.ts';

/** Names of a union of texts. */
function namesOfUnion(declarations: Declarations, at: Declaration, type: Node): string[] {
  const text = at.file.text.slice(type.start, type.end);
  if (type.type === 'TSLiteralType') return [text.replaceAll(/['"]/g, '')];
  if (type.type === 'TSUnionType') return nodesIn(type['types']).flatMap((part) => namesOfUnion(declarations, at, part));
  if (type.type === 'TSTypeAliasDeclaration')
    return nodesIn(type['typeAnnotation']).flatMap((part) => namesOfUnion(declarations, at, part));
  const next = type.type === 'TSTypeReference' ? declarations.seenIn(at.file, text) : undefined;
  return next ? namesOfUnion(declarations, next, next.node) : [];
}

/** Parts that props let one dress, by what these stand on. */
function partsOf(declarations: Declarations, at: Declaration, type: Node): string[] {
  const named = (name: string, given: readonly Node[]): string[] => {
    if (name === 'PartsProps') return given.flatMap((union) => namesOfUnion(declarations, at, union));
    if (/^(Omit|Pick|Readonly|Partial)$/.test(name)) return given.slice(0, 1).flatMap((inner) => partsOf(declarations, at, inner));
    const next = declarations.seenIn(at.file, name);
    return next ? partsOf(declarations, next, next.node) : [];
  };
  const givenTo = (node: Node) => nodesIn(isNode(node['typeArguments']) ? node['typeArguments']['params'] : undefined);
  switch (type.type) {
    case 'TSInterfaceDeclaration':
      return nodesIn(type['extends']).flatMap((heritage) => named(nameIn(heritage['expression']), givenTo(heritage)));
    case 'TSTypeReference':
      return named(nameIn(type['typeName']), givenTo(type));
    case 'TSIntersectionType':
    case 'TSUnionType':
      return nodesIn(type['types']).flatMap((part) => partsOf(declarations, at, part));
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
      return nodesIn(type['typeAnnotation']).flatMap((part) => partsOf(declarations, at, part));
    case 'TSDeclareFunction':
      return nodesIn(type['params']).flatMap((parameter) =>
        nodesIn(parameter['typeAnnotation']).flatMap((part) => partsOf(declarations, at, part)),
      );
    default:
      return [];
  }
}

/** Parts of the widgets behind a door, each once: those their props let one dress. */
export function partsBehind(declarations: Declarations, types: string): string[] {
  const parts = declarations.namesOf(types).flatMap((name) => {
    const found = declarations.exportOf(types, name);
    return found && /^[A-Z]/.test(name) ? partsOf(declarations, found, found.node) : [];
  });
  return [...new Set(parts)];
}
