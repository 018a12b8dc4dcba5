import { kindNameOf } from './document.ts';
import type { DesignDocument, DesignNode, NodeId } from './document.ts';
import { memberOf, textOf } from './json.ts';
import { fieldName, fieldsOf } from './keys.ts';
import { allNodes } from './tree.ts';

/** Name of a node that is the same in two versions of a design. */
export type Identity = string;

export interface Identities {
  readonly of: ReadonlyMap<NodeId, Identity>;
  readonly byIdentity: ReadonlyMap<Identity, DesignNode>;
}

/** Number a design tool has given a control once. */
const numberOf = ({ own }: DesignNode): string => textOf(memberOf(memberOf(own, '__config__'), 'formId'));

/** Identities of fields of an earlier version whose key is gone here, by the number of their control; numbers given twice say nothing. */
function renamedIn(document: Pick<DesignDocument, 'tree'>, earlier: Identities | undefined): ReadonlyMap<string, Identity> {
  const found = new Map<string, Identity>();
  if (!earlier) return found;
  const here = new Set(fieldsOf(document).map((field) => `key ${fieldName(field)}`));
  const twice = new Set<string>();
  for (const [identity, node] of earlier.byIdentity) {
    const number = numberOf(node);
    if (number === '' || !identity.startsWith('key ')) continue;
    if (found.has(number)) twice.add(number);
    if (!here.has(identity)) found.set(number, identity);
  }
  for (const number of twice) found.delete(number);
  return found;
}

/**
 * Names of the nodes of a design by which another version of it is compared: the key, with that of the sub-table; else the number
 * the control was given; else what it is, what it stands in and the how manieth of its kind it is there.
 * @param earlier names of the version before, for fields that have another key by now
 */
export function identitiesOf(document: Pick<DesignDocument, 'tree'>, earlier?: Identities): Identities {
  const { tree } = document;
  const of = new Map<NodeId, Identity>();
  const byIdentity = new Map<Identity, DesignNode>();
  const renamed = renamedIn(document, earlier);
  const names = new Map(fieldsOf(document).map((field) => [field.nodeId, `key ${fieldName(field)}`]));
  const counts = new Map<string, number>();
  for (const node of allNodes(tree)) {
    const home = node.home === null ? '' : (of.get(node.home) ?? '');
    const kind = kindNameOf(node);
    const place = `${home} > ${kind}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    const [key, number] = [names.get(node.id), numberOf(node)];
    const isNew = key !== undefined && !earlier?.byIdentity.has(key);
    const named = [isNew ? renamed.get(number) : undefined, key, number && `number ${number}`, `${place} ${count}`];
    const identity = named.find((name) => name !== undefined && name !== '' && !byIdentity.has(name)) ?? `${place} ${node.id}`;
    of.set(node.id, identity);
    byIdentity.set(identity, node);
  }
  return { of, byIdentity };
}
