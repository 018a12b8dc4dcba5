import { addCommonParts } from './common-parts.ts';
import { isRecord, type JsonRecord } from './record.ts';

const EXAMPLE_REF = '#/components/examples/';

/**
 * The bundle as it is published: what every operation has is added, every example stands where it is used (the mock reads it
 * there), components are sorted by name, and no component of examples is left.
 * @throws when an example is referenced that the bundle does not hold
 */
export function tidyBundle(bundle: JsonRecord): JsonRecord {
  const { components, ...rest } = bundle;
  const { examples, ...kept } = isRecord(components) ? components : {};
  const inlined = inlineExamples({ ...rest, components: sortTwoLevels(kept) }, isRecord(examples) ? examples : {});
  if (!isRecord(inlined)) throw new Error('[api] The bundle is not an object, so nothing can be generated. Run "npm run lint:spec".');
  return addCommonParts(inlined);
}

function inlineExamples(node: unknown, examples: JsonRecord): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineExamples(item, examples));
  if (!isRecord(node)) return node;
  const ref = node['$ref'];
  if (typeof ref === 'string' && ref.startsWith(EXAMPLE_REF)) {
    const example = examples[ref.slice(EXAMPLE_REF.length)];
    if (!isRecord(example)) throw new Error(`[api] The example ${ref} is missing from the bundle. Check the reference in paths.yaml.`);
    return example;
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlineExamples(value, examples)]));
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

const sortTwoLevels = (components: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(components)
      .map(([kind, named]): [string, unknown] => [kind, isRecord(named) ? Object.fromEntries(Object.entries(named).sort(byName)) : named])
      .sort(byName),
  );
