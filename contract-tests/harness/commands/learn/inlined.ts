import { spokenDocument, whenSpoken } from '../../model/description.ts';
import { at, isJson, textOf } from '../../model/schema.ts';

/**
 * A schema with the references written out that lie on the way to some places; the others stay references.
 * @param schema keys from the root of the description
 * @param places keys as they are where every reference is written out, each below `schema`
 */
export function inlined(schema: readonly string[], places: readonly (readonly string[])[]): unknown {
  return places.reduce<unknown>(
    (whole, place) => along(whole, place.slice(schema.length)),
    structuredClone(at(spokenDocument(), ...schema)),
  );
}

function along(node: unknown, [key, ...rest]: readonly string[]): unknown {
  const open = writtenOut(node);
  if (key === undefined) return open;
  if (Array.isArray(open)) return open.map((item: unknown, index) => (String(index) === key ? along(item, rest) : item));
  return isJson(open) ? { ...open, [key]: along(open[key], rest) } : open;
}

function writtenOut(node: unknown): unknown {
  const ref = textOf(at(node, '$ref'));
  if (ref === '' || !isJson(node)) return node;
  const { $ref: _, ...beside } = node;
  return { ...Object(writtenOut(structuredClone(at(spokenDocument(), ...keysOf(ref))))), ...beside };
}

const keysOf = (ref: string): string[] => ref.replace('#/', '').split('/');

let sent: ReadonlySet<string> | null = null;
whenSpoken(() => (sent = null));

/** True for a schema that bodies of calls are made of too: an answer says nothing about those. */
export function isSent(owner: readonly string[]): boolean {
  const [root, kind, name] = owner;
  return root === 'components' && (sent ??= sentSchemas()).has(`#/${root}/${kind}/${name}`);
}

function sentSchemas(): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isJson(value)) return;
    const ref = textOf(value['$ref']);
    if (ref !== '' && !found.has(ref)) {
      found.add(ref);
      look(at(spokenDocument(), ...keysOf(ref)));
    }
    Object.values(value).forEach(look);
  };
  for (const item of Object.values(Object(spokenDocument()['paths'])))
    for (const operation of Object.values(Object(item))) look(at(operation, 'requestBody'));
  return found;
}
