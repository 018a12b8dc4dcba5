import { parseAst } from 'vite';
import { isNode, nodesIn } from './manual/declarations.ts';
import type { Node } from './manual/declarations.ts';

/** Types that need brackets before something else may stand beside them. */
const IN_BRACKETS = /^TS(?:FunctionType|ConstructorType|ConditionalType|InferType|TypeOperator)$/;

const isUndefined = ({ type }: Node) => type === 'TSUndefinedKeyword';
const takesUndefined = (type: Node): boolean =>
  isUndefined(type) || (type.type === 'TSUnionType' && nodesIn(type['types']).some(isUndefined));

/** Types of members that may be left out, inner ones before those around them. */
function typesOfOptional(node: Node, found: Node[] = []): Node[] {
  for (const value of Object.values(node)) for (const child of nodesIn(value)) typesOfOptional(child, found);
  const annotation = node['typeAnnotation'];
  const isMember = node.type === 'TSPropertySignature' && node['optional'] === true;
  if (isMember && isNode(annotation) && isNode(annotation['typeAnnotation'])) found.push(annotation['typeAnnotation']);
  return found;
}

/**
 * Text of types in which every member that may be left out may be undefined as well, as it may here: an application with
 * `exactOptionalPropertyTypes` is told so only in writing.
 * @param lang `dts` for declarations, else the ending of a source
 */
export function withUndefined(text: string, lang: 'dts' | 'ts' | 'tsx'): string {
  const types = typesOfOptional(parseAst(text, { lang }) as unknown as Node).filter((type) => !takesUndefined(type));
  // Outer types first: what is put in later at the same place comes to stand before it.
  const written = types.toReversed().flatMap(({ type, start, end }) => {
    const isInBrackets = IN_BRACKETS.test(type);
    return [
      { at: end, words: `${isInBrackets ? ')' : ''} | undefined` },
      { at: start, words: isInBrackets ? '(' : '' },
    ];
  });
  let result = text;
  // From the end, so that no place that is still to come moves.
  for (const { at, words } of written.toSorted((one, other) => other.at - one.at))
    result = `${result.slice(0, at)}${words}${result.slice(at)}`;
  return result;
}
