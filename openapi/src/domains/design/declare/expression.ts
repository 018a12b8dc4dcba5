/** A piece of code that says a value. */
export type Expression =
  | { readonly is: 'value'; readonly value: unknown }
  /** Words people read. */
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'call'; readonly name: string; readonly of: readonly Expression[] }
  | { readonly is: 'object'; readonly members: readonly Member[] }
  | { readonly is: 'list'; readonly items: readonly Expression[] }
  | { readonly is: 'spread'; readonly of: Expression }
  /** Something of the design that no code stands for: it does not compile until somebody has decided. */
  | { readonly is: 'hole'; readonly what: string; readonly was: string };
/** Name and value of a member of an object. */
export type Member = readonly [name: string, value: Expression];

export const value = (of: unknown): Expression => ({ is: 'value', value: of });
export const words = (text: string): Expression => ({ is: 'words', text });
export const named = (name: string): Expression => ({ is: 'name', name });
export const call = (name: string, ...of: readonly Expression[]): Expression => ({ is: 'call', name, of });
export const object = (members: readonly Member[]): Expression => ({ is: 'object', members });
export const list = (items: readonly Expression[]): Expression => ({ is: 'list', items });

/** True for a value that can be written as it is: texts, numbers, truths, lists and plain objects of them. */
export function isWritable(of: unknown, levels = 32): boolean {
  if (of === null || typeof of === 'string' || typeof of === 'boolean' || of === undefined) return true;
  if (typeof of === 'number') return Number.isFinite(of);
  if (typeof of !== 'object' || levels === 0) return false;
  if (Array.isArray(of)) return of.every((one) => isWritable(one, levels - 1));
  const shape: unknown = Object.getPrototypeOf(of);
  return (shape === Object.prototype || shape === null) && Object.values(of).every((one) => isWritable(one, levels - 1));
}

/** Names of everything an expression calls or names. */
export const namesIn = (of: Expression): readonly string[] => {
  switch (of.is) {
    case 'name':
      return [of.name];
    case 'call':
      return [of.name, ...of.of.flatMap(namesIn)];
    case 'object':
      return of.members.flatMap(([, member]) => namesIn(member));
    case 'list':
      return of.items.flatMap(namesIn);
    case 'spread':
      return namesIn(of.of);
    case 'hole':
      return ['hole'];
    case 'words':
      return ['msg'];
    default:
      return [];
  }
};
