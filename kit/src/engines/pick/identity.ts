import type { PickNode, SelectionPolicy, StoredItem } from './types.ts';

/** Stands between id and type of a stored choice. @source forms §3 */
const SEPARATOR = '--';
/** Types that a stored choice may end in. @source forms §3 */
const TYPES: ReadonlySet<string> = new Set(['company', 'department', 'role', 'position', 'group', 'user']);

/** The members of a policy that say how a choice is stored. */
export type StoringPolicy = Pick<SelectionPolicy<PickNode>, 'cardinality' | 'identity' | 'variables'>;

/** True when a stored text is a system variable: it begins with `@`, or the policy names it. @source forms §2.4, §4 */
export function isVariable(policy: StoringPolicy, stored: string): boolean {
  return stored.startsWith('@') || (policy.variables?.includes(stored) ?? false);
}

/** Value written for a chosen node; `id--type` in multiple mode only. @source forms §3 */
export function storedItemOf(policy: StoringPolicy, node: PickNode): StoredItem {
  if (isVariable(policy, node.id)) return node.id;
  if (policy.identity === 'path') return node.path ?? [node.id];
  const isTyped = policy.identity === 'typedId' && policy.cardinality === 'many' && node.type;
  return isTyped ? `${node.id}${SEPARATOR}${node.type}` : node.id;
}

/** The identity of a stored choice: the stored text itself, or for paths its JSON. */
export function identityOfStored(policy: StoringPolicy, stored: StoredItem): string {
  return typeof stored === 'string' && policy.identity !== 'path' ? stored : JSON.stringify(stored);
}

/** The identity of a node; nodes that are stored alike are the same choice. @source forms §4 */
export function identityOf(policy: StoringPolicy, node: PickNode): string {
  return identityOfStored(policy, storedItemOf(policy, node));
}

/** Splits `id--type` at the last separator; what ends in no type of forms §3 is an id alone. @source forms §3 */
export function splitTypedId(stored: string): { id: string; type: string | null } {
  const at = stored.lastIndexOf(SEPARATOR);
  const type = at < 0 ? '' : stored.slice(at + SEPARATOR.length);
  return TYPES.has(type) ? { id: stored.slice(0, at), type } : { id: stored, type: null };
}

const isPath = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The stored choice that has this identity, for asking a feed after it; null for what no policy of this kind makes. */
export function storedOfIdentity(policy: StoringPolicy, identity: string): StoredItem | null {
  if (policy.identity !== 'path') return identity;
  try {
    const parsed: unknown = JSON.parse(identity);
    return typeof parsed === 'string' || isPath(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
